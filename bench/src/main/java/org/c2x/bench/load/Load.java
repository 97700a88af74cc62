package org.c2x.bench.load;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;

/**
 * What the steps of a simulation took.
 *
 * @param settled   whether code had settled before it was measured
 * @param octets    of all messages sent, signed if they are
 * @param steps     at least one
 * @param processor processor time of the whole process for all steps, in nanoseconds: with garbage collection, the
 *                  compiler and the reading of floating car data
 */
public record Load(Scenario scenario, boolean settled, long octets, List<Step> steps, long processor) {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double LOWER = 25;
    private static final double MIDDLE = 50;
    private static final double UPPER = 75;

    /**
     * A step.
     *
     * @param seconds  how long it is on the simulation's clock
     * @param vehicles that are there
     * @param sent     messages
     * @param received messages that a vehicle in range has decoded
     * @param air      seconds for which frames of ITS-G5 that a vehicle sends and receives are on the air, on average
     * @param nanos    time on the wall, by what was done
     */
    public record Step(double seconds, int vehicles, int sent, int received, double air, Map<Phase, Double> nanos) {
        private int messages(Phase phase) {
            return phase.isOfReceiver() ? received : sent;
        }

        /** Every step has all phases of its scenario. */
        private double nanos(Phase phase) {
            return requireNonNull(nanos.get(phase));
        }

        private double cores(double ofNanos) {
            return ofNanos / NANOS_PER_SECOND / seconds;
        }
    }

    /** A median with the quartiles about it: half of all steps are between them. */
    public record Middle(double lower, double median, double upper) {
        static Middle of(double... figures) {
            Percentile percentile = new Percentile();
            percentile.setData(figures);
            return new Middle(percentile.evaluate(LOWER), percentile.evaluate(MIDDLE), percentile.evaluate(UPPER));
        }
    }

    private double sum(ToDoubleFunction<Step> of) {
        return steps.stream().mapToDouble(of).sum();
    }

    /** What the steps are on the simulation's clock. */
    public double seconds() {
        return sum(Step::seconds);
    }

    /** Vehicles at a time, on average. */
    public double vehicles() {
        return sum(Step::vehicles) / steps.size();
    }

    /** Messages of all steps. */
    public long sent() {
        return (long) sum(Step::sent);
    }

    /** Messages that vehicles in range have decoded, of all steps. */
    public long received() {
        return (long) sum(Step::received);
    }

    /** Of a message, on average. */
    public double octetsPerMessage() {
        return (double) octets / sent();
    }

    /** Vehicles that a message reaches, on average: as many as its sender has neighbours. */
    public double neighbours() {
        return (double) received() / sent();
    }

    /** Part of the time for which the channel is busy where a vehicle is, above 1 if messages do not fit in it. */
    public Middle busyRatio() {
        return Middle.of(
                steps.stream().mapToDouble(step -> step.air / step.seconds).toArray());
    }

    /** Nanoseconds of a phase a message that it is done for; not a number if there was none. */
    public Middle each(Phase phase) {
        return Middle.of(steps.stream()
                .filter(step -> step.messages(phase) > 0)
                .mapToDouble(step -> step.nanos(phase) / step.messages(phase))
                .toArray());
    }

    /** Processor cores that a phase takes in real time. */
    public Middle cores(Phase phase) {
        return Middle.of(steps.stream()
                .mapToDouble(step -> step.cores(step.nanos(phase)))
                .toArray());
    }

    /** Processor cores that all phases take in real time. */
    public Middle cores() {
        return Middle.of(steps.stream()
                .mapToDouble(step -> step.cores(step.nanos().values().stream()
                        .mapToDouble(Double::doubleValue)
                        .sum()))
                .toArray());
    }

    /** Processor cores that the process took in real time. */
    public double processCores() {
        return processor / NANOS_PER_SECOND / seconds();
    }
}
