package org.c2x.asn1.runtime.coding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Consecutive elements of DER. */
final class DerElements {
    private DerElements() {}

    /** The elements from one index to another in an order. */
    static byte[] sorted(byte[] octets, int from, int to, Comparator<byte[]> order) {
        List<byte[]> elements = new ArrayList<>();
        for (int at = from; at < to; ) {
            int next = end(octets, at);
            elements.add(Arrays.copyOfRange(octets, at, next));
            at = next;
        }
        elements.sort(order);
        byte[] sorted = new byte[to - from];
        int at = 0;
        for (byte[] element : elements) {
            System.arraycopy(element, 0, sorted, at, element.length);
            at += element.length;
        }
        return sorted;
    }

    /** The index after an element. */
    static int end(byte[] octets, int at) {
        int next = at + identifierOctets(octets, at);
        int first = octets[next++];
        if (first >= 0) {
            return next + first;
        }
        int length = 0;
        for (int i = 0; i < (first & 0x7f); i++) {
            length = length << 8 | octets[next++] & 0xff;
        }
        return next + length;
    }

    private static int identifierOctets(byte[] octets, int at) {
        int count = 1;
        if ((octets[at] & BerReader.LONG_TAG) == BerReader.LONG_TAG) {
            while (octets[at + count++] < 0) {
                // the last one has no 0x80
            }
        }
        return count;
    }

    /** Compares elements by their tags (X.680 clause 8.6). */
    static int compareTags(byte[] left, byte[] right) {
        int first = Integer.compare(left[0] & 0xff & ~BerReader.CONSTRUCTED, right[0] & 0xff & ~BerReader.CONSTRUCTED);
        if (first != 0) {
            return first;
        }
        int leftOctets = identifierOctets(left, 0);
        int rightOctets = identifierOctets(right, 0);
        return leftOctets != rightOctets
                ? Integer.compare(leftOctets, rightOctets)
                : Arrays.compareUnsigned(left, 1, leftOctets, right, 1, rightOctets);
    }
}
