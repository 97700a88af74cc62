package org.c2x.bench.result;

import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.c2x.asn1.runtime.Nullable;

/**
 * Geometric mean of positive figures and its confidence interval: Student's t on their logarithms. Times scatter by
 * factors and never below zero, and so does the interval.
 *
 * @param low  null where there are fewer than two figures
 * @param high the same
 */
record MeanInterval(double mean, @Nullable Double low, @Nullable Double high) {
    private static final double CONFIDENCE = 0.95;

    static MeanInterval of(List<Double> figures) {
        double[] logs = figures.stream().mapToDouble(Math::log).toArray();
        int count = logs.length;
        double mean = mean(logs);
        if (count < 2) {
            return new MeanInterval(Math.exp(mean), null, null);
        }
        double squares = 0;
        for (double log : logs) {
            squares += (log - mean) * (log - mean);
        }
        double standardError = Math.sqrt(squares / (count - 1) / count);
        double quantile = new TDistribution(count - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
        double halfWidth = quantile * standardError;
        return new MeanInterval(Math.exp(mean), Math.exp(mean - halfWidth), Math.exp(mean + halfWidth));
    }

    private static double mean(double[] figures) {
        double sum = 0;
        for (double figure : figures) {
            sum += figure;
        }
        return sum / figures.length;
    }
}
