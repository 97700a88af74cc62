package org.c2x.bench.result;

import java.util.List;

/**
 * How a run measured.
 *
 * @param forks            fresh processes for each mean time
 * @param latencyForks     the same for each distribution of latencies, 0 if none was wanted
 * @param coldStartForks   the same for each cold start, 0 if none was wanted
 * @param warmupIterations iterations in each process that do not count; a cold start has none
 * @param warmupMillis     length of one of these
 * @param iterations       iterations in each process that count
 * @param iterationMillis  length of one of these
 * @param schemes          what was to be compared
 * @param contents         with which messages
 * @param directions       and which ways
 */
public record Configuration(
        int forks,
        int latencyForks,
        int coldStartForks,
        int warmupIterations,
        int warmupMillis,
        int iterations,
        int iterationMillis,
        List<String> schemes,
        List<String> contents,
        List<Direction> directions) {
    public Configuration {
        schemes = List.copyOf(schemes);
        contents = List.copyOf(contents);
        directions = List.copyOf(directions);
    }

    /** Length of the iterations in one process, in milliseconds. */
    public int forkMillis() {
        return warmupIterations * warmupMillis + iterations * iterationMillis;
    }
}
