package org.c2x.bench.settle;

import java.util.Map;

/**
 * What a fork is to do.
 *
 * @param benchmark       name of one benchmark of JMH: class and method
 * @param parameters      its parameters
 * @param threads         that do it at the same time
 * @param kind            what of it is of interest
 * @param iterations      that count
 * @param iterationMillis length of each, on the wall
 * @param mostMillis      time after which a fork is given up that is not settled, on the wall; 0 for one that need not
 *                        settle, so that what comes after its first iteration counts
 * @param leastPace       of earlier forks, see {@link Pace}; infinite if there are none
 */
public record ForkRequest(
        String benchmark,
        Map<String, String> parameters,
        int threads,
        Kind kind,
        int iterations,
        int iterationMillis,
        int mostMillis,
        double leastPace) {
    public ForkRequest {
        parameters = Map.copyOf(parameters);
    }

    /** The same on a machine whose least pace is known. */
    public ForkRequest at(double pace) {
        return new ForkRequest(benchmark, parameters, threads, kind, iterations, iterationMillis, mostMillis, pace);
    }

    /** The same for the least time, without waiting for settled code. */
    ForkRequest unsettled() {
        return new ForkRequest(benchmark, parameters, threads, kind, 1, 1, 0, leastPace);
    }

    /** What to find out. */
    public enum Kind {
        /** The mean time of an operation, once code is settled. */
        MEAN,
        /** How times of operations are distributed, once code is settled. */
        DISTRIBUTION,
        /** The time of the very first operation. */
        FIRST
    }
}
