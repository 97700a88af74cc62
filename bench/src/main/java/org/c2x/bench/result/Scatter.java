package org.c2x.bench.result;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.special.Gamma;
import org.apache.commons.math3.stat.StatUtils;

/**
 * How the forks of a run scatter, found from all its figures together. Two or three forks that agree by luck give a
 * variance far below the true one; every so often one of hundreds of figures then seems to be known to the digit. All
 * figures of a run are made by the same machine in the same way, so what they show of scatter in general is known well:
 * variances are taken to vary about a common one as a scaled inverse chi-square distribution does, whose two parameters
 * follow from the mean and the variance of the logarithms of the sample variances. The variance of one figure is then
 * the mean of its own and the common one, weighted by their degrees of freedom, and its interval has the degrees of
 * both (G. K. Smyth, Linear models and empirical Bayes methods, 2004: the moderated t statistic).
 *
 * @param variance    the common variance of the logarithms of forks
 * @param degrees     degrees of freedom that it counts for: few where figures scatter very differently, 0 where nothing
 *                    is known
 * @param mostDegrees degrees of freedom of all figures together; no interval can have more
 */
record Scatter(double variance, double degrees, double mostDegrees) {
    /** Each figure for itself. */
    static final Scatter UNKNOWN = new Scatter(0, 0, Double.POSITIVE_INFINITY);

    /** Two figures always scatter about a common variance. */
    private static final int LEAST_FIGURES = 3;
    /** Equal forks have no logarithm of a variance; a clock is not better than this. */
    private static final double LEAST_OF_MEDIAN = 1e-5;
    /** With that many degrees, variances differ by chance only. */
    private static final double MOST_DEGREES = 1e4;

    private static final int MEDIAN = 50;
    private static final int STEPS = 100;

    /** The variance of the logarithms of some forks, and its degrees of freedom. */
    private record Sample(double variance, double degrees) {
        static Sample of(List<Double> forks) {
            double[] logs = forks.stream().mapToDouble(Math::log).toArray();
            return new Sample(StatUtils.variance(logs), logs.length - 1);
        }

        /** Logarithm of the variance, less what its expectation differs from that of the true variance. */
        double log(double least) {
            return Math.log(Math.max(variance, least)) - Gamma.digamma(degrees / 2) + Math.log(degrees / 2);
        }
    }

    /**
     * The scatter that forks show; unknown if there are too few of them.
     *
     * @param figures of each its forks, above 0
     */
    static Scatter of(Stream<List<Double>> figures) {
        List<Sample> samples =
                figures.filter(forks -> forks.size() > 1).map(Sample::of).toList();
        double median = StatUtils.percentile(
                samples.stream().mapToDouble(Sample::variance).toArray(), MEDIAN);
        if (samples.size() < LEAST_FIGURES || median == 0) {
            return UNKNOWN;
        }
        double[] logs = samples.stream()
                .mapToDouble(sample -> sample.log(LEAST_OF_MEDIAN * median))
                .toArray();
        double byChance = samples.stream()
                .mapToDouble(sample -> Gamma.trigamma(sample.degrees / 2))
                .average()
                .orElseThrow();
        double degrees = degrees(StatUtils.variance(logs) - byChance);
        double log = Arrays.stream(logs).average().orElseThrow();
        return new Scatter(
                Math.exp(log + Gamma.digamma(degrees / 2) - Math.log(degrees / 2)),
                degrees,
                samples.stream().mapToDouble(Sample::degrees).sum());
    }

    /** Degrees with which logarithms of variances vary by so much more than by chance. */
    private static double degrees(double excess) {
        if (excess <= Gamma.trigamma(MOST_DEGREES / 2)) {
            return MOST_DEGREES;
        }
        double log = new BrentSolver()
                .solve(
                        STEPS,
                        half -> Gamma.trigamma(Math.exp(half)) - excess,
                        -Math.log(MOST_DEGREES),
                        Math.log(MOST_DEGREES / 2));
        return 2 * Math.exp(log);
    }

    /** The variance of a figure whose own forks show another. */
    double moderate(double own, double ownDegrees) {
        return (degrees * variance + ownDegrees * own) / (degrees + ownDegrees);
    }

    /** Degrees of freedom of that. */
    double moderatedDegrees(double ownDegrees) {
        return Math.min(degrees + ownDegrees, mostDegrees);
    }
}
