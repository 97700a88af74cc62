package org.c2x.bench.result;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;

/**
 * Time of one operation. A fresh process, a fork, is the unit of statistics: iterations within one share the layout of
 * memory and the decisions of the compiler and differ far less than forks do.
 *
 * @param nanos     geometric mean over the forks, in nanoseconds
 * @param lowNanos  lower end of the confidence interval of the mean, null where there are too few forks for one
 * @param highNanos upper end
 * @param forkNanos the mean of each fork
 */
public record Time(
        double nanos, @Nullable Double lowNanos, @Nullable Double highNanos, List<Double> forkNanos) {
    /** Confidence of all intervals, in percent: at 95 % several of the hundreds of orders on a page would be chance. */
    public static final int CONFIDENCE = 99;

    public Time {
        forkNanos = List.copyOf(forkNanos);
    }

    /**
     * The time that forks show by themselves.
     *
     * @param forkNanos means of one fork or more, above 0
     */
    public static Time ofForks(List<Double> forkNanos) {
        return of(forkNanos, Scatter.UNKNOWN);
    }

    private static Time of(List<Double> forkNanos, Scatter scatter) {
        MeanInterval interval = MeanInterval.of(forkNanos, scatter);
        return new Time(interval.mean(), interval.low(), interval.high(), forkNanos);
    }

    /** The same forks, where more is known of their scatter. */
    Time with(Scatter scatter) {
        return of(forkNanos, scatter);
    }

    /** What the forks of both show together. */
    Time and(Time more) {
        return ofForks(Stream.concat(forkNanos.stream(), more.forkNanos.stream()).toList());
    }

    /** The wider half of the interval as a fraction of the time, not a number where there is none. */
    public double relativeError() {
        return highNanos == null ? Double.NaN : highNanos / nanos - 1;
    }
}
