package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;

/**
 * How a run measured.
 *
 * @param parts            what the run set out to measure
 * @param forks            fresh processes for each mean time, at least
 * @param latencyForks     the same for each distribution of latencies, 0 if none was wanted
 * @param coldStartForks   the same for each cold start, 0 if none was wanted
 * @param mostForks        processes at most for a mean time of the headline whose interval is still wide
 * @param mostMillis       longest time in which a process may settle; one that does not is no figure
 * @param iterations       iterations in each process that count, the last ones once it has settled
 * @param iterationMillis  length of one of these
 * @param schemes          what was to be compared
 * @param contents         with which messages
 * @param directions       and which ways
 */
public record Configuration(
        List<Part> parts,
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
        parts = List.copyOf(parts);
        schemes = List.copyOf(schemes);
        contents = List.copyOf(contents);
        directions = List.copyOf(directions);
    }

    /** The same with other parts. */
    public Configuration of(List<Part> others) {
        return of(others, forks);
    }

    /** The same with other processes for each mean time. */
    public Configuration ofForks(int others) {
        return of(parts, others);
    }

    private Configuration of(List<Part> otherParts, int otherForks) {
        return new Configuration(
                otherParts,
                otherForks,
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

    /** A part of a study. */
    public enum Part {
        /** In the JVMs, with what is allocated. */
        TIMES,
        /** Heap and stack in the JVMs. */
        MEMORY,
        /** Everything about the C harness. */
        NATIVE;

        /** The name in result files. */
        @JsonValue
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
