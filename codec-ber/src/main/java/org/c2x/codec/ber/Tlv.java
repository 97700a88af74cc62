package org.c2x.codec.ber;

import org.c2x.asn1.runtime.DecodeException;

/**
 * Identifier and length octets of a data value (X.690 clauses 8.1.2 and 8.1.3).
 *
 * @param tagClass    0 universal, 1 application, 2 context-specific, 3 private
 * @param number      the tag's number
 * @param constructed true if the contents are data values
 * @param contents    index of the first octet of the contents
 * @param end         index after the contents; of an indefinite length {@link #INDEFINITE}
 */
record Tlv(int tagClass, int number, boolean constructed, int contents, int end) {
    static final int INDEFINITE = -1;

    private static final int LONG_NUMBER = 0x1f;
    /** Tag numbers of 28 bits: more than anybody uses, and all that fit into an int without a check. */
    private static final int NUMBER_OCTETS = 4;

    private static final int LENGTH_OCTETS = 4;

    private static final String[] CLASSES = {"UNIVERSAL ", "APPLICATION ", "", "PRIVATE "};

    /**
     * Reads the octets at an index.
     *
     * @param end index after the last octet that may belong to the data value
     * @throws DecodeException if they are none; its offset is the index of the octet
     */
    static Tlv at(byte[] octets, int start, int end) {
        int at = start;
        int first = octet(octets, at++, end);
        int number = first & LONG_NUMBER;
        if (number == LONG_NUMBER) {
            number = 0;
            int next;
            do {
                next = octet(octets, at, end);
                if (at - start > NUMBER_OCTETS) {
                    throw refused(at, "expected a tag number of at most 28 bits, found more");
                }
                number = number << 7 | next & 0x7f;
                at++;
                if (number == 0) {
                    throw refused(start, "expected a tag number in its least octets, found leading zeros");
                }
            } while (next >= 0x80);
            if (number < LONG_NUMBER) {
                throw refused(start, "expected tag number " + number + " in one octet, found more");
            }
        }
        return withLength(octets, at, end, first, number);
    }

    private static Tlv withLength(byte[] octets, int start, int end, int first, int number) {
        boolean constructed = (first & 0x20) != 0;
        int at = start;
        int length = octet(octets, at++, end);
        if (length == 0x80) {
            if (!constructed) {
                throw refused(start, "expected a definite length of a primitive encoding, found an indefinite one");
            }
            return new Tlv(first >>> 6, number, true, at, INDEFINITE);
        }
        long count = length;
        if (length > 0x80) {
            count = 0;
            if (length - 0x80 > LENGTH_OCTETS) {
                throw refused(start, "expected a length of at most four octets, found " + (length - 0x80));
            }
            for (int i = length - 0x80; i > 0; i--) {
                count = count << 8 | octet(octets, at++, end);
            }
        }
        if (count > end - at) {
            throw refused(start, "expected " + count + " octets of contents, found " + (end - at));
        }
        return new Tlv(first >>> 6, number, constructed, at, at + (int) count);
    }

    private static int octet(byte[] octets, int at, int end) {
        if (at >= end) {
            throw refused(at, "expected another octet, found the end");
        }
        return octets[at] & 0xff;
    }

    static DecodeException refused(int index, String problem) {
        return new DecodeException(DecodeException.Unit.OCTET, index, "", problem);
    }

    /** True for the end-of-contents octets (X.690 clause 8.1.5), which are no data value. */
    boolean isEndOfContents() {
        return tagClass == 0 && number == 0;
    }

    /** The tag as ASN.1 writes it. */
    String tag() {
        return '[' + CLASSES[tagClass] + number + ']';
    }
}
