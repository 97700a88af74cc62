package org.c2x.bench.result;

import java.util.List;
import org.c2x.asn1.runtime.Nullable;

/**
 * Time of one operation.
 *
 * @param nanos      mean over all iterations that count, in nanoseconds
 * @param errorNanos half the width of the 99.9 % confidence interval of the mean, as JMH computes it from the
 *                   iterations; null where there were too few for one
 * @param forkNanos  the mean of each JVM
 */
public record Time(double nanos, @Nullable Double errorNanos, List<Double> forkNanos) {
    public Time {
        forkNanos = List.copyOf(forkNanos);
    }

    /** Error as a fraction of the time, not a number where there is none. */
    public double relativeError() {
        return errorNanos == null ? Double.NaN : errorNanos / nanos;
    }
}
