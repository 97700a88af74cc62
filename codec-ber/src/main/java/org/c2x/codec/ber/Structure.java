package org.c2x.codec.ber;

import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException;

/**
 * What the identifier and length octets of a message alone say. They are read before asn1bean reads the message, which
 * allocates whatever a length says, and descends as deep as the octets do.
 *
 * @param end    index after the message
 * @param levels how deep constructed data values are nested in it
 */
record Structure(int end, int levels) {

    /**
     * Checks that the data values in the one at an index nest and that their lengths add up.
     *
     * @param end     index after the last octet that may belong to it
     * @param deepest how many levels of constructed values may be nested
     * @throws DecodeException if the octets are no data value; the offset counts from {@code start}
     */
    static Structure of(byte[] octets, int start, int end, int deepest) {
        try {
            return read(octets, start, end, deepest);
        } catch (DecodeException e) {
            throw new DecodeException(e.unit(), e.offset() - start, "", e.problem());
        }
    }

    private static Structure read(byte[] octets, int start, int end, int deepest) {
        // where the open values end, or the complement of where they end at the latest if end-of-contents octets do
        int[] ends = new int[16];
        int open = 0;
        int levels = 0;
        int at = start;
        do {
            int innermost = open == 0 ? end : ends[open - 1];
            int limit = Math.max(innermost, ~innermost);
            if (open > 0 && (innermost < 0 ? isEndOfContents(octets, at, limit) : at == limit)) {
                at += innermost < 0 ? 2 : 0;
                open--;
                continue;
            }
            Tlv value = Tlv.at(octets, at, limit);
            if (value.isEndOfContents()) {
                throw Tlv.refused(at, "expected a data value, found end-of-contents octets");
            }
            if (!value.constructed()) {
                at = value.end();
                continue;
            }
            if (open == deepest) {
                throw Tlv.refused(at, "expected at most " + deepest + " levels of nesting");
            }
            if (open == ends.length) {
                ends = Arrays.copyOf(ends, 2 * open);
            }
            ends[open++] = value.end() == Tlv.INDEFINITE ? ~limit : value.end();
            levels = Math.max(levels, open);
            at = value.contents();
        } while (open > 0);
        return new Structure(at, levels);
    }

    /** True if there are octets that end the contents of an indefinite length. */
    static boolean isEndOfContents(byte[] octets, int at, int limit) {
        return limit - at >= 2 && octets[at] == 0 && octets[at + 1] == 0;
    }
}
