package org.c2x.bench.harness;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * What was measured without a JVM.
 *
 * @param environments one for each target
 * @param skipped      what could not be
 */
public record NativeFigures(
        List<Environment> environments,
        List<Row> rows,
        List<MemoryRow> memory,
        List<InstructionCount> instructions,
        List<Skipped> skipped) {
    public static final NativeFigures NONE =
            new NativeFigures(List.of(), List.of(), List.of(), List.of(), List.of());

    public NativeFigures {
        environments = List.copyOf(environments);
        rows = List.copyOf(rows);
        memory = List.copyOf(memory);
        instructions = List.copyOf(instructions);
        skipped = List.copyOf(skipped);
    }

    /** Those among the figures of a result; what it skipped is left to who knows why. */
    public static NativeFigures in(StudyResult result) {
        List<Environment> environments = result.environments().stream()
                .filter(environment -> environment.compiler() != null)
                .toList();
        Set<String> ids = environments.stream().map(Environment::id).collect(Collectors.toSet());
        return new NativeFigures(
                environments,
                result.rows().stream().filter(row -> ids.contains(row.environment())).toList(),
                result.memory().stream().filter(row -> ids.contains(row.environment())).toList(),
                result.instructions().stream().filter(count -> ids.contains(count.environment())).toList(),
                List.of());
    }

    /** All of a result that is of one target. */
    static NativeFigures of(StudyResult result) {
        return in(result).and(ofSkipped(result.skipped()));
    }

    static NativeFigures ofCounts(List<InstructionCount> counts) {
        return new NativeFigures(List.of(), List.of(), List.of(), counts, List.of());
    }

    /** No figures, and why. */
    public static NativeFigures ofSkipped(List<Skipped> skipped) {
        return new NativeFigures(List.of(), List.of(), List.of(), List.of(), skipped);
    }

    /** These and others. */
    public NativeFigures and(NativeFigures others) {
        return new NativeFigures(
                both(others, NativeFigures::environments),
                both(others, NativeFigures::rows),
                both(others, NativeFigures::memory),
                both(others, NativeFigures::instructions),
                both(others, NativeFigures::skipped));
    }

    private <T> List<T> both(NativeFigures others, Function<NativeFigures, List<T>> figures) {
        return Stream.concat(figures.apply(this).stream(), figures.apply(others).stream()).toList();
    }

    /** Whether the times and the memory of an environment are there. */
    boolean has(String environment) {
        return environments.stream().anyMatch(known -> known.id().equals(environment));
    }

    /** Whether the instructions of an operation that was timed have been counted. */
    boolean hasCount(Row row) {
        return instructions.stream().anyMatch(count -> count.environment().equals(row.environment())
                && count.scheme().equals(row.scheme())
                && count.content().equals(row.content())
                && count.direction() == row.direction());
    }
}
