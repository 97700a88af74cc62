/**
 * Random valid values of any type, for tests and for messages that look like those of real senders.
 * The same seed gives the same values; the bounds of constraints come up more often than what lies between them.
 */
package org.c2x.asn1.interpreter.random;
