/**
 * BER codecs of the ITS messages with asn1bean. They are offered by a {@link org.c2x.asn1.runtime.CodecProvider} only;
 * below are asn1bean's own classes in the packages {@code bean}, and the generated mappings between them and records.
 */
package org.c2x.codec.ber;
