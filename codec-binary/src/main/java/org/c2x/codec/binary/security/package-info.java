/**
 * Signatures of envelopes and certificates over the octets of the layout: making them, checking them, digests of
 * certificates. Whether a certificate's times, regions and permissions fit a message is not judged here.
 */
package org.c2x.codec.binary.security;
