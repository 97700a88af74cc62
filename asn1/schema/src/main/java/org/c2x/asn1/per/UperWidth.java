package org.c2x.asn1.per;

/**
 * The fewest and most bits of a type's values in unaligned PER.
 *
 * @param least      fewest bits of any value, one of a later version included
 * @param most       most bits of a value within all extension roots, {@link #UNBOUNDED} if there is no limit
 * @param extensible true if the type holds an extension marker that a value can use
 */
public record UperWidth(long least, long most, boolean extensible) {

    /** Stands for no limit. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /** A width without any bits. */
    public static final UperWidth ZERO = fixed(0);

    UperWidth(long least, long most) {
        this(least, most, false);
    }

    /** The same width for all values. */
    public static UperWidth fixed(long bits) {
        return new UperWidth(bits, bits);
    }

    /** True if all values have the same width, whatever later versions bring. */
    public boolean isFixed() {
        return !extensible && least == most;
    }

    /** True if there is no limit. */
    public boolean isUnbounded() {
        return most == UNBOUNDED;
    }

    UperWidth plus(UperWidth next) {
        return new UperWidth(add(least, next.least), add(most, next.most), extensible || next.extensible);
    }

    UperWidth or(UperWidth alternative) {
        return new UperWidth(
                Math.min(least, alternative.least),
                Math.max(most, alternative.most),
                extensible || alternative.extensible);
    }

    UperWidth orNothing() {
        return new UperWidth(0, most, extensible);
    }

    UperWidth times(long fewest, long mostItems) {
        return new UperWidth(multiply(least, fewest), multiply(most, mostItems), extensible);
    }

    /** The width of an extensible type: its extension bit, then this root or an extension of at least so many bits. */
    UperWidth orExtension(long leastOfExtension) {
        return new UperWidth(add(1, Math.min(least, leastOfExtension)), add(1, most), true);
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
