/**
 * What two versions of a schema have different, and whether readers of one read the messages of the other. Verdicts
 * come from encoding values with one version and decoding them with the other, not from rules about rules.
 */
package org.c2x.asn1.interpreter.diff;
