/**
 * The back end for Java records: what a user of the messages holds in his hands. It writes no codec.
 */
package org.c2x.asn1.emit.record;
