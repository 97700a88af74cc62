package org.c2x.bench.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.Harness;
import org.c2x.nativebridge.build.NativeBuild;

/** Runs the harness of a build and puts times, memory and instruction counts into one result. */
public final class HarnessStudy {
    private final NativeBuild build;
    private final Harness harness;
    private final Consumer<String> progress;
    private final List<Skipped> skipped = new ArrayList<>();

    /**
     * @param selection arguments of the harness that choose schemes, contents and directions
     * @param progress  is told what is being done
     */
    public HarnessStudy(NativeBuild build, List<String> selection, Consumer<String> progress) {
        this.build = build;
        this.harness = new Harness(build, selection);
        this.progress = progress;
    }

    /**
     * Measures.
     *
     * @throws IOException if a program of the harness fails
     */
    public StudyResult run() throws IOException {
        build.skipped().forEach(codec -> {
            String[] parts = codec.split(": ", 2);
            skipped.add(new Skipped(parts[0], parts[parts.length - 1], null));
        });
        checkInstructionSet();
        progress.accept("times");
        StudyResult times = result(harness.times());
        progress.accept("heap and stack");
        StudyResult memory = result(harness.memory());
        List<InstructionCount> instructions = instructions(times);
        skipped.addAll(memory.skipped());
        return merged(times, memory, instructions);
    }

    private void checkInstructionSet() throws IOException {
        progress.accept("instruction set");
        harness.instructionSetProblem().ifPresent(problem -> skipped.add(new Skipped(
                "check of the instruction set of " + build.target().label(), problem, null)));
    }

    private List<InstructionCount> instructions(StudyResult times) {
        Optional<String> problem = Harness.countingProblem();
        if (problem.isPresent()) {
            skipped.add(new Skipped("instruction counts", problem.get(), null));
            return List.of();
        }
        List<InstructionCount> counts = new ArrayList<>();
        for (Row row : times.rows()) {
            progress.accept("instructions of " + row.scheme() + ", " + row.content() + ", " + row.direction().label());
            try {
                counts.add(new InstructionCount(
                        row.environment(),
                        row.scheme(),
                        row.content(),
                        row.direction(),
                        harness.instructions(row.scheme(), row.content(), row.direction().label())));
            } catch (IOException e) {
                skipped.add(new Skipped("instruction counts", e.getMessage(), null));
                return counts;
            }
        }
        return counts;
    }

    /** The times carry the allocation that the other program has counted. */
    private StudyResult merged(StudyResult times, StudyResult memory, List<InstructionCount> instructions) {
        Map<Key, MemoryRow> memories = memory.memory().stream()
                .collect(Collectors.toMap(
                        row -> new Key(row.scheme(), row.content(), row.direction()), Function.identity()));
        List<Row> rows = times.rows().stream()
                .map(row -> Optional.ofNullable(memories.get(new Key(row.scheme(), row.content(), row.direction())))
                        .map(found -> Row.of(row.key(), row.time(), found.allocatedOctets(), row.lengthOctets()))
                        .orElse(row))
                .toList();
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                times.mode(),
                times.state(),
                times.planned(),
                times.made(),
                times.started(),
                memory.finished(),
                times.environments(),
                times.configuration(),
                rows,
                List.of(),
                List.of(),
                instructions,
                memory.memory(),
                times.lengths(),
                List.of(),
                List.of(),
                List.of(),
                skipped);
    }

    private static StudyResult result(String json) throws IOException {
        Path file = Files.createTempFile("c2x-native", ".json");
        try {
            Files.writeString(file, json);
            return ResultFile.read(file);
        } finally {
            Files.delete(file);
        }
    }

    private record Key(String scheme, String content, Direction direction) {}
}
