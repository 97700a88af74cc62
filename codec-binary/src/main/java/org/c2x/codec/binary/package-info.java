/**
 * The security envelope in the octet layout of TS 103 097 V1.1.1, written by hand over the records of the model. It is
 * offered by a {@link org.c2x.asn1.runtime.CodecProvider}; what signatures need besides is in the package below.
 */
package org.c2x.codec.binary;
