package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;

/**
 * A time as a multiple of its baseline's.
 *
 * @param baseline what it is a multiple of
 * @param value    quotient of the means
 * @param low      lower end of the quotient's interval, null where a time has no error
 * @param high     upper end
 */
public record Ratio(Operation baseline, double value, @Nullable Double low, @Nullable Double high) {

    /** The quotient; its relative error is the root of the sum of the squares of the two times' relative errors. */
    static Ratio of(Time time, Operation baseline, Time baselineTime) {
        double value = time.nanos() / baselineTime.nanos();
        double error = value * Math.hypot(time.relativeError(), baselineTime.relativeError());
        return Double.isNaN(error)
                ? new Ratio(baseline, value, null, null)
                : new Ratio(baseline, value, Math.max(0, value - error), value + error);
    }
}
