package org.c2x.bench.result;

import java.util.List;

/**
 * How a run measured.
 *
 * @param forks            fresh processes for each mean time, at least
 * @param latencyForks     the same for each distribution of latencies, 0 if none was wanted
 * @param coldStartForks   the same for each cold start, 0 if none was wanted
 * @param mostForks        processes at most for a mean time of the first stages whose interval is still wide
 * @param mostMillis       longest time in which a process may settle; one that does not is no figure
 * @param iterations       iterations in each process that count, the last ones once it has settled
 * @param iterationMillis  length of one of these
 * @param schemes          what was to be compared
 * @param contents         with which messages
 * @param directions       and which ways
 */
public record Configuration(
        int forks,
        int latencyForks,
        int coldStartForks,
        int mostForks,
        int mostMillis,
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

    /** The same with other processes for each mean time. */
    public Configuration ofForks(int others) {
        return new Configuration(
                others,
                latencyForks,
                coldStartForks,
                mostForks,
                mostMillis,
                iterations,
                iterationMillis,
                schemes,
                contents,
                directions);
    }
}
