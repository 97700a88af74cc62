package org.c2x.asn1.runtime.coding;

/** The ranges of years that PER has forms of their own for (X.691 clause 32, the type of a year). */
final class PerYears {
    static final int SELECTOR_WIDTH = 2;
    static final int[] FIRST = {2005, 2021, 1749};
    static final int[] LAST = {2020, 2276, 2004};
    /** All other years. */
    static final int OTHER = FIRST.length;

    private PerYears() {}

    static int rangeOf(int year) {
        int range = 0;
        while (range < OTHER && (year < FIRST[range] || year > LAST[range])) {
            range++;
        }
        return range;
    }

    /** Bits of a number from 0 to another one. */
    static int width(int most) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(most);
    }
}
