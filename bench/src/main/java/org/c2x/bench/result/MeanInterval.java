package org.c2x.bench.result;

import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.StatUtils;
import org.c2x.asn1.runtime.Nullable;

/**
 * Geometric mean of positive figures and its confidence interval: Student's t on their logarithms. Times scatter by
 * factors and never below zero, and so does the interval.
 *
 * @param interval null where there are fewer than two figures
 */
record MeanInterval(double mean, @Nullable Interval interval) {
    /** @param scatter what is known of scatter beside what these figures show */
    static MeanInterval of(List<Double> figures, Scatter scatter) {
        double[] logs = figures.stream().mapToDouble(Math::log).toArray();
        double mean = StatUtils.mean(logs);
        if (logs.length < 2) {
            return new MeanInterval(Math.exp(mean), null);
        }
        double degrees = logs.length - 1;
        double standardError = Math.sqrt(scatter.moderate(StatUtils.variance(logs), degrees) / logs.length);
        double quantile = new TDistribution(scatter.moderatedDegrees(degrees))
                .inverseCumulativeProbability((1 + Interval.CONFIDENCE / 100.0) / 2);
        double halfWidth = quantile * standardError;
        return new MeanInterval(Math.exp(mean), new Interval(Math.exp(mean - halfWidth), Math.exp(mean + halfWidth)));
    }
}
