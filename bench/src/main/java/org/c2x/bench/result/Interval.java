package org.c2x.bench.result;

/**
 * What a figure is with some confidence.
 *
 * @param low  the least
 * @param high the most, not below it
 */
public record Interval(double low, double high) {
    /** Confidence of all intervals, in percent: at 95 % several of the hundreds of orders on a page would be chance. */
    public static final int CONFIDENCE = 99;

    /** @throws IllegalArgumentException if an end is not finite, or the upper one is below the lower one */
    public Interval {
        if (!Double.isFinite(low) || !Double.isFinite(high) || low > high) {
            throw new IllegalArgumentException("no interval from " + low + " to " + high);
        }
    }
}
