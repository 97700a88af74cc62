package org.c2x.bench.result;

import java.util.List;

/**
 * How a run measured.
 *
 * @param forks             fresh JVMs for each measurement
 * @param warmupIterations  iterations in each JVM that do not count
 * @param warmupMillis      length of one of these
 * @param iterations        iterations in each JVM that count
 * @param iterationMillis   length of one of these
 * @param schemes           what was to be compared
 * @param contents          and with which messages
 */
public record Configuration(
        int forks,
        int warmupIterations,
        int warmupMillis,
        int iterations,
        int iterationMillis,
        List<String> schemes,
        List<String> contents) {
    public Configuration {
        schemes = List.copyOf(schemes);
        contents = List.copyOf(contents);
    }

    /** Iterations of one measurement, over all its JVMs, warm-up included. */
    public int allIterations() {
        return forks * (warmupIterations + iterations);
    }
}
