/**
 * Protocol Buffers codecs of the ITS messages: protobuf-java after mappings that check what protobuf does not. They
 * are offered by {@link org.c2x.asn1.runtime.CodecProvider}s only; the generated classes are in the packages below.
 */
package org.c2x.codec.protobuf;
