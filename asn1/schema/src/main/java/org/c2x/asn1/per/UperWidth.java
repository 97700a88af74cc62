package org.c2x.asn1.per;

/**
 * The fewest and most bits of a type's values in unaligned PER.
 *
 * @param least fewest bits
 * @param most  most bits, {@link #UNBOUNDED} if there is no limit
 */
public record UperWidth(long least, long most) {

    /** Stands for no limit. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /** A width without any bits. */
    public static final UperWidth ZERO = fixed(0);

    /** The same width for all values. */
    public static UperWidth fixed(long bits) {
        return new UperWidth(bits, bits);
    }

    /** True if all values have the same width. */
    public boolean isFixed() {
        return least == most;
    }

    /** True if there is no limit. */
    public boolean isUnbounded() {
        return most == UNBOUNDED;
    }

    UperWidth plus(UperWidth next) {
        return new UperWidth(add(least, next.least), add(most, next.most));
    }

    UperWidth or(UperWidth alternative) {
        return new UperWidth(Math.min(least, alternative.least), Math.max(most, alternative.most));
    }

    UperWidth orNothing() {
        return new UperWidth(0, most);
    }

    UperWidth times(long fewest, long mostItems) {
        return new UperWidth(multiply(least, fewest), multiply(most, mostItems));
    }

    private static long add(long left, long right) {
        return left == UNBOUNDED || right == UNBOUNDED || left + right < 0 ? UNBOUNDED : left + right;
    }

    private static long multiply(long bits, long items) {
        if (bits == 0 || items == 0) {
            return 0;
        }
        boolean unbounded = bits == UNBOUNDED || items == UNBOUNDED || Math.multiplyHigh(bits, items) != 0;
        return unbounded || bits * items < 0 ? UNBOUNDED : bits * items;
    }
}
