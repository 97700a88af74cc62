/**
 * Code for runs of fields of known width, which back ends for encodings that pack bits share.
 * What decides the width of a field is the back end's own matter, see {@link org.c2x.asn1.emit.bits.BitModel}.
 */
package org.c2x.asn1.emit.bits;
