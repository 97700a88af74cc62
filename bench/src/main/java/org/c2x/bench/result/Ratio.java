package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;

/**
 * One time as a multiple of another. Its interval has 1 within exactly if the intervals of the two times overlap; as
 * both have to miss for it to miss, it holds at least as often as they do.
 *
 * @param value quotient of the times
 * @param low   the least that the intervals of the times allow, null where a time has none
 * @param high  the most
 */
public record Ratio(double value, @Nullable Double low, @Nullable Double high) {

    /** The quotient of two times. */
    public static Ratio of(Time time, Time other) {
        double value = time.nanos() / other.nanos();
        return time.lowNanos() == null || other.lowNanos() == null
                ? new Ratio(value, null, null)
                : new Ratio(value, time.lowNanos() / other.highNanos(), time.highNanos() / other.lowNanos());
    }

    /** Whether a ratio lies in the interval; without an interval none does. */
    boolean includes(double other) {
        return low != null && low <= other && other <= high;
    }

    /** Whether the times differ by more than chance explains; without an interval nobody knows. */
    public boolean tellsApart() {
        return low != null && (low > 1 || high < 1);
    }
}
