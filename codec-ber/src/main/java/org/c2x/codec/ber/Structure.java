package org.c2x.codec.ber;

import org.c2x.asn1.runtime.DecodeException;

/**
 * Checks that the data values of a message nest and that their lengths add up, before asn1bean reads it: asn1bean
 * allocates whatever a length says, and descends as deep as the octets do.
 */
final class Structure {
    private final byte[] octets;
    private final int deepest;

    private Structure(byte[] octets, int deepest) {
        this.octets = octets;
        this.deepest = deepest;
    }

    /**
     * The end of the data value at an index.
     *
     * @param end     index behind the last octet that may belong to it
     * @param deepest how many levels of constructed values may be nested
     * @return index behind it
     * @throws DecodeException if the octets are no data value; the offset counts from {@code start}
     */
    static int end(byte[] octets, int start, int end, int deepest) {
        try {
            return new Structure(octets, deepest).end(start, end, 0);
        } catch (DecodeException e) {
            throw new DecodeException(e.unit(), e.offset() - start, "", e.problem());
        }
    }

    private int end(int at, int limit, int depth) {
        Tlv value = Tlv.at(octets, at, limit);
        if (value.isEndOfContents()) {
            throw Tlv.refused(at, "expected a data value, found end-of-contents octets");
        }
        if (!value.constructed()) {
            return value.end();
        }
        if (depth >= deepest) {
            throw Tlv.refused(at, "expected at most " + deepest + " levels of nesting");
        }
        return value.end() == Tlv.INDEFINITE
                ? endOfContents(value.contents(), limit, depth + 1)
                : endOfValues(value, depth + 1);
    }

    private int endOfValues(Tlv value, int depth) {
        int at = value.contents();
        while (at < value.end()) {
            at = end(at, value.end(), depth);
        }
        return at;
    }

    private int endOfContents(int contents, int limit, int depth) {
        int at = contents;
        while (limit - at < 2 || octets[at] != 0 || octets[at + 1] != 0) {
            at = end(at, limit, depth);
        }
        return at + 2;
    }
}
