package org.c2x.asn1.runtime.coding;

import java.util.Arrays;

/**
 * Where elements of the indefinite form end (X.690 clause 8.1.5). Who looks for the end of one passes over all those
 * within it, whose ends are remembered, so that each octet is passed over once.
 */
final class DerIndefinite {
    /** Positions of the contents, ascending. */
    private int[] begins = new int[8];
    /** Positions of their end-of-contents octets; of those still open, the index of the one around. */
    private int[] ends = new int[8];

    private int count;

    /**
     * The position of the end-of-contents octets.
     *
     * @param contents position after the length octets
     */
    int end(BerReader in, int contents) {
        int known = Arrays.binarySearch(begins, 0, count, contents);
        if (known >= 0) {
            return ends[known];
        }
        if (count > 0 && contents < begins[count - 1]) {
            count = 0;
        }
        int at = in.position();
        int first = count;
        open(contents, -1);
        int innermost = first;
        in.seek(contents);
        while (innermost >= 0) {
            int element = in.position();
            int identifier = in.firstOctet();
            int length = in.skipHeader();
            if (identifier == 0) {
                if (length != 0) {
                    throw in.error(element, "", "expected end-of-contents octets, found a length of " + length);
                }
                int around = ends[innermost];
                ends[innermost] = element;
                innermost = around;
            } else if (length < 0) {
                if ((identifier & BerReader.CONSTRUCTED) == 0) {
                    throw in.error(element, "", "expected a length of the definite form");
                }
                open(in.position(), innermost);
                innermost = count - 1;
            } else {
                in.claimItems(length, 8);
            }
        }
        in.seek(at);
        return ends[first];
    }

    private void open(int contents, int around) {
        if (count == begins.length) {
            begins = Arrays.copyOf(begins, 2 * count);
            ends = Arrays.copyOf(ends, 2 * count);
        }
        begins[count] = contents;
        ends[count++] = around;
    }
}
