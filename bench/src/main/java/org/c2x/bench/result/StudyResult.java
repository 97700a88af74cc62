package org.c2x.bench.result;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Nesting;

/**
 * One run of the study: the document in a result file. A program without a JVM may write the same: every component
 * has to be there, lists may be empty.
 *
 * @param formatVersion {@value #FORMAT_VERSION}; a reader refuses another
 * @param mode          how long was measured, in words; a smoke run says that it is no measurement
 * @param state         whether all that was planned was done
 * @param planned       number of processes (forks) that the run set out to start for times
 * @param made          number of these that have ended, well or badly
 * @param started       when the run began, ISO 8601 in UTC
 * @param finished      when the last of these ended, null if none has yet
 * @param environments  what was measured with; lengths, which name none, are the same in all
 * @param configuration how was measured
 * @param rows          mean times and allocation
 * @param latencies     distributions of times
 * @param coldStarts    times of first messages
 * @param instructions  counts where times mean nothing
 * @param memory        heap and stack
 * @param lengths       encoded lengths of all contents in all schemes, measured or not, beside published ones
 * @param deflated      encoded lengths before and after compression
 * @param budgets       where the bits of a message go
 * @param nesting       components on each level of a message, beside published ones
 * @param skipped       what a reader might look for and does not find, and why
 */
public record StudyResult(
        int formatVersion,
        String mode,
        State state,
        int planned,
        int made,
        String started,
        @Nullable String finished,
        List<Environment> environments,
        Configuration configuration,
        List<Row> rows,
        List<Latency> latencies,
        List<ColdStart> coldStarts,
        List<InstructionCount> instructions,
        List<MemoryRow> memory,
        List<Length> lengths,
        List<DeflatedLength> deflated,
        List<BitBudget> budgets,
        List<Nesting> nesting,
        List<Skipped> skipped) {

    /** Version of the format that this class writes and reads. */
    public static final int FORMAT_VERSION = 4;

    /** @throws IllegalArgumentException if a figure names an environment that is not among them */
    public StudyResult {
        Objects.requireNonNull(mode, "mode");
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(started, "started");
        Objects.requireNonNull(configuration, "configuration");
        environments = List.copyOf(environments);
        rows = List.copyOf(rows);
        latencies = List.copyOf(latencies);
        coldStarts = List.copyOf(coldStarts);
        instructions = List.copyOf(instructions);
        memory = List.copyOf(memory);
        lengths = List.copyOf(lengths);
        deflated = List.copyOf(deflated);
        budgets = List.copyOf(budgets);
        nesting = List.copyOf(nesting);
        skipped = List.copyOf(skipped);
        requireKnown(environments, Stream.of(
                        rows.stream().map(Row::environment),
                        latencies.stream().map(Latency::environment),
                        coldStarts.stream().map(ColdStart::environment),
                        instructions.stream().map(InstructionCount::environment),
                        memory.stream().map(MemoryRow::environment))
                .flatMap(named -> named));
    }

    /** All timed figures. */
    public Stream<Figure> figures() {
        return Stream.of(rows, latencies, coldStarts).flatMap(List::stream);
    }

    /** The environments that are JVMs. */
    public List<Environment> jvms() {
        return environments.stream()
                .filter(environment -> environment.jvm() != null)
                .toList();
    }

    /** The environment of a name; every figure's is there. */
    public Environment environment(String id) {
        return environments.stream()
                .filter(environment -> environment.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static void requireKnown(List<Environment> environments, Stream<String> named) {
        Set<String> known = environments.stream().map(Environment::id).collect(Collectors.toSet());
        if (known.isEmpty() || known.size() < environments.size()) {
            throw new IllegalArgumentException("environments of different names expected");
        }
        named.filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new IllegalArgumentException("a figure names the environment " + name + ", which is not there");
        });
    }

    /** Whether a run reached its end. */
    public enum State {
        COMPLETE,
        INCOMPLETE
    }
}
