package org.c2x.streams;

import org.c2x.asn1.runtime.DecodeException;

/** Tells how long an encoding is without decoding it: so a bad one can be passed over. */
@FunctionalInterface
public interface RecordExtent {
    /** Says that the octets end before it can be told. */
    long MORE = -1;

    /** Of elements of BER and DER. */
    RecordExtent ELEMENT = new ElementExtent();

    /**
     * The length of the encoding that begins at an offset.
     *
     * @param octets hold its beginning
     * @param offset index of its first octet
     * @param end    index after the last octet that may be looked at
     * @return octets, perhaps more than there are; {@link #MORE} if that cannot be told from the octets before the end
     * @throws DecodeException if no encoding begins so
     */
    long octets(byte[] octets, int offset, int end);
}
