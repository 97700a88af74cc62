package org.c2x.bench.result;

import java.util.Collection;
import java.util.function.ToDoubleFunction;

/**
 * A distribution of times in nanoseconds.
 *
 * @param p50  half of the times are at most this
 * @param p90  nine of ten
 * @param p99  99 of a hundred
 * @param p999 999 of a thousand
 * @param max  all
 */
public record Percentiles(double p50, double p90, double p99, double p999, double max) {

    /** What forks show together: the mean of each percentile, the greatest maximum. */
    static Percentiles over(Collection<Percentiles> forks) {
        return new Percentiles(
                mean(forks, Percentiles::p50),
                mean(forks, Percentiles::p90),
                mean(forks, Percentiles::p99),
                mean(forks, Percentiles::p999),
                forks.stream().mapToDouble(Percentiles::max).max().orElseThrow());
    }

    /** The same shared out to a number of parts. */
    Percentiles dividedBy(int parts) {
        return new Percentiles(p50 / parts, p90 / parts, p99 / parts, p999 / parts, max / parts);
    }

    private static double mean(Collection<Percentiles> forks, ToDoubleFunction<Percentiles> percentile) {
        return forks.stream().mapToDouble(percentile).average().orElseThrow();
    }
}
