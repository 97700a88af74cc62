package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;

/**
 * One figure as a multiple of another. Its interval has 1 within exactly if the intervals of the two overlap; as both
 * have to miss for it to miss, it holds at least as often as they do.
 *
 * @param value quotient of the two
 * @param low   the least that the intervals allow, null where one has none
 * @param high  the most
 */
public record Ratio(
        double value, @Nullable Double low, @Nullable Double high) {
    /** The quotient of two figures. */
    public static Ratio of(Figure one, Figure other) {
        double value = one.value() / other.value();
        Interval its = one.interval();
        Interval others = other.interval();
        return its == null || others == null
                ? new Ratio(value, null, null)
                : new Ratio(value, its.low() / others.high(), its.high() / others.low());
    }

    /** Whether a ratio lies in the interval; without an interval none does. */
    boolean includes(double other) {
        return low != null && low <= other && other <= high;
    }

    /** Whether the figures differ by more than chance explains; without an interval nobody knows. */
    public boolean tellsApart() {
        return low != null && (low > 1 || high < 1);
    }
}
