/**
 * The back end for compiled UPER: straight-line Java that reads and writes records bit by bit as X.691 unaligned PER.
 * Neighbouring fields of known width become single wide reads and writes; everything else calls the runtime.
 */
package org.c2x.asn1.emit.uper;
