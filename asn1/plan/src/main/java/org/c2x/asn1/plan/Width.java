package org.c2x.asn1.plan;

/**
 * The fewest and most bits of a type's values under a rule set.
 *
 * @param least      fewest bits of any value, one of a later version included
 * @param most       most bits of a value within all extension roots, {@link #UNBOUNDED} if there is no limit
 * @param extensible true if the type holds an extension marker that a value can use
 */
public record Width(long least, long most, boolean extensible) {

    /** Stands for no limit. */
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /** A width without any bits. */
    public static final Width ZERO = fixed(0);

    Width(long least, long most) {
        this(least, most, false);
    }

    /** The same width for all values. */
    public static Width fixed(long bits) {
        return new Width(bits, bits);
    }

    /** A width from so many bits up without a limit. */
    static Width atLeast(long bits) {
        return new Width(bits, UNBOUNDED);
    }

    /** True if all values have the same width, whatever later versions bring. */
    public boolean isFixed() {
        return !extensible && least == most;
    }

    /** True if there is no limit. */
    public boolean isUnbounded() {
        return most == UNBOUNDED;
    }

    Width plus(Width next) {
        return new Width(add(least, next.least), add(most, next.most), extensible || next.extensible);
    }

    Width or(Width alternative) {
        return new Width(
                Math.min(least, alternative.least),
                Math.max(most, alternative.most),
                extensible || alternative.extensible);
    }

    Width orNothing() {
        return new Width(0, most, extensible);
    }

    /** So many of them. */
    Width times(long fewest, long mostItems) {
        return new Width(multiply(least, fewest), multiply(most, mostItems), extensible);
    }

    /** This width of the root, or an extension of at least so many bits. */
    Width orExtension(long leastOfExtension) {
        return new Width(Math.min(least, leastOfExtension), most, true);
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
