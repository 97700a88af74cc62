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
 * @param knownPace       the free {@link Pace} of earlier forks, or {@link Pace#UNKNOWN}
 */
public record ForkRequest(
        String benchmark,
        Map<String, String> parameters,
        int threads,
        Kind kind,
        int iterations,
        int iterationMillis,
        int mostMillis,
        double knownPace) {
    public ForkRequest {
        parameters = Map.copyOf(parameters);
    }

    /**
     * Whether only iterations count that had a core of their own: not where it is of interest what else happens, or
     * what threads do to each other.
     */
    public boolean needsOwnCore() {
        return kind == Kind.MEAN && threads == 1;
    }

    /** The same with other iterations. */
    public ForkRequest ofIterations(int count, int millis) {
        return new ForkRequest(benchmark, parameters, threads, kind, count, millis, mostMillis, knownPace);
    }

    /** The same for the least time, without waiting for settled code. */
    ForkRequest unsettled() {
        return new ForkRequest(benchmark, parameters, threads, kind, 1, 1, 0, knownPace);
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
