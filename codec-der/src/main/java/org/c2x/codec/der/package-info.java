/**
 * DER codecs of the ITS messages. They are offered by a {@link org.c2x.asn1.runtime.CodecProvider} only; the generated
 * classes are in the packages below.
 */
package org.c2x.codec.der;
