package org.c2x.bench.load;

import java.util.List;
import java.util.Map;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/**
 * What the steps of a simulation took. A step is the time between two CAMs of a vehicle.
 *
 * @param settled    whether code had settled before it was measured
 * @param octets     of a message on average, signed if they are
 * @param sent       messages of all steps
 * @param received   messages that a vehicle in range has decoded, of all steps
 * @param nanos      time of each step on the wall, by what was done
 * @param processor  processor time of the whole process for all steps, in nanoseconds: with garbage collection and the
 *                   compiler
 */
public record Load(
        Scenario scenario,
        boolean settled,
        double octets,
        long sent,
        long received,
        Map<Phase, List<Double>> nanos,
        long processor) {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double LOWER = 25;
    private static final double MIDDLE = 50;
    private static final double UPPER = 75;

    /** A median with the quartiles about it: half of all steps are between them. */
    public record Middle(double lower, double median, double upper) {
        static Middle of(double... figures) {
            Percentile percentile = new Percentile();
            percentile.setData(figures);
            return new Middle(percentile.evaluate(LOWER), percentile.evaluate(MIDDLE), percentile.evaluate(UPPER));
        }

        Middle times(double factor) {
            return new Middle(lower * factor, median * factor, upper * factor);
        }
    }

    /** Number of steps. */
    public int steps() {
        return nanos.get(Phase.MAKE).size();
    }

    /** Messages that a vehicle receives from one step of the others, on average: as many as it has neighbours. */
    public double neighbours() {
        return (double) received / sent;
    }

    /** Nanoseconds of a phase a message that it is done for. */
    public Middle each(Phase phase) {
        double messages = (double) (phase.isOfReceiver() ? received : sent) / steps();
        return Middle.of(figures(phase)).times(1 / messages);
    }

    /** Processor cores that a phase takes in real time. */
    public Middle cores(Phase phase) {
        return Middle.of(figures(phase)).times(scenario.rate() / NANOS_PER_SECOND);
    }

    /** Processor cores that all phases take in real time. */
    public Middle cores() {
        double[] sums = new double[steps()];
        for (List<Double> phase : nanos.values()) {
            for (int i = 0; i < sums.length; i++) {
                sums[i] += phase.get(i);
            }
        }
        return Middle.of(sums).times(scenario.rate() / NANOS_PER_SECOND);
    }

    /** Processor cores that the process took in real time, with garbage collection and the compiler. */
    public double processCores() {
        return processor / NANOS_PER_SECOND * scenario.rate() / steps();
    }

    private double[] figures(Phase phase) {
        return nanos.get(phase).stream().mapToDouble(Double::doubleValue).toArray();
    }
}
