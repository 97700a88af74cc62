/**
 * UPER codecs of the ITS messages, compiled and table-driven, and JER over the same value trees. They are offered by
 * {@link org.c2x.asn1.runtime.CodecProvider}s only; the generated classes are in the packages below.
 */
package org.c2x.codec.uper;
