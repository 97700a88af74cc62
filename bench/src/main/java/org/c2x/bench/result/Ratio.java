package org.c2x.bench.result;

/**
 * One figure as a multiple of another. Its interval has 1 within exactly if the intervals of the two overlap; as both
 * have to miss for it to miss, it holds at least as often as they do.
 *
 * @param value quotient of the two
 * @param low   the least that the intervals allow, not a number where one has none
 * @param high  the most, likewise
 */
public record Ratio(double value, double low, double high) {
    /** The quotient of two figures. */
    public static Ratio of(Figure one, Figure other) {
        double value = one.value() / other.value();
        Interval its = one.interval();
        Interval others = other.interval();
        return its == null || others == null
                ? new Ratio(value, Double.NaN, Double.NaN)
                : new Ratio(value, its.low() / others.high(), its.high() / others.low());
    }

    /** Whether a ratio lies in the interval; without an interval none does. */
    boolean includes(double other) {
        return low <= other && other <= high;
    }

    /** Whether the figures differ by more than chance explains; without an interval nobody knows. */
    public boolean tellsApart() {
        return low > 1 || high < 1;
    }

    /** Whether both figures have intervals. */
    public boolean hasInterval() {
        return !Double.isNaN(low);
    }
}
