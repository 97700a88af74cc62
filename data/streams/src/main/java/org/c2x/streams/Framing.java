package org.c2x.streams;

import java.io.InputStream;
import java.util.Arrays;
import org.c2x.asn1.runtime.Decoded;

/**
 * What tells where a record ends without decoding it. Records without any follow each other directly, and
 * {@link RecordReader} learns from the codec where one ends.
 */
@FunctionalInterface
public interface Framing {
    /** Lines, without their ends, LF or CR LF; blank ones are no records. */
    Framing LINES = (in, longest) -> new LineRecords(new LineReader(in, longest), longest);

    /** Elements of BER and DER. */
    Framing ELEMENTS = (in, longest) -> cut(in, RecordExtent.ELEMENT, 0, longest);

    /**
     * Cuts an input.
     *
     * @param in      is left open
     * @param longest octets that a record may have
     */
    RecordSource<byte[]> cut(InputStream in, int longest);

    /**
     * Records after their length, most significant octet first.
     *
     * @param octets of the length, 1 to 4
     * @throws IllegalArgumentException if these are others
     */
    static Framing lengths(int octets) {
        RecordExtent extent = new PrefixExtent(octets);
        return (in, longest) -> cut(in, extent, octets, longest);
    }

    private static RecordSource<byte[]> cut(InputStream in, RecordExtent extent, int header, int longest) {
        return new RecordReader<>(
                in,
                (octets, offset, length) ->
                        new Decoded<>(Arrays.copyOfRange(octets, offset + header, offset + length), length),
                extent,
                longest);
    }
}
