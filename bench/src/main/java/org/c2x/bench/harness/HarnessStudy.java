package org.c2x.bench.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.c2x.bench.result.Time;
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

    /** Instructions could not be counted; the message says why. */
    static final class CountingException extends Exception {
        private static final long serialVersionUID = 1;

        CountingException(String why) {
            super(why);
        }
    }

    /**
     * Measures everything.
     *
     * @throws IOException if a program of the harness fails
     */
    public StudyResult run() throws IOException {
        StudyResult measured = timesAndMemory(1);
        List<InstructionCount> counts = new ArrayList<>();
        List<Skipped> missing = new ArrayList<>(measured.skipped());
        try {
            for (Row row : measured.rows()) {
                progress.accept(
                        "instructions of " + row.scheme() + ", " + row.content() + ", " + row.direction().label());
                counts.add(count(row));
            }
        } catch (CountingException e) {
            missing.add(new Skipped("instruction counts", e.getMessage(), null));
        }
        return of(measured, measured.rows(), counts, measured.memory(), missing);
    }

    /**
     * Measures times, heap and stack.
     *
     * @param forks processes for each time; of one process its readings stand for them, and there is no interval
     * @throws IOException if a program of the harness fails
     */
    StudyResult timesAndMemory(int forks) throws IOException {
        build.skipped().forEach(codec -> {
            String[] parts = codec.split(": ", 2);
            skipped.add(new Skipped(
                    parts[0] + " on native-" + build.target().label(), parts[parts.length - 1], null));
        });
        checkInstructionSet();
        List<StudyResult> times = new ArrayList<>();
        for (int fork = 0; fork < forks; fork++) {
            progress.accept("times");
            times.add(result(harness.times()));
        }
        progress.accept("heap and stack");
        StudyResult memory = result(harness.memory());
        skipped.addAll(memory.skipped());
        return of(times.get(0), withAllocation(together(times), memory), List.of(), memory.memory(), skipped);
    }

    /** The forks' times as one. */
    private static List<Row> together(List<StudyResult> forks) {
        if (forks.size() == 1) {
            return forks.get(0).rows();
        }
        Map<Row.Key, List<Double>> nanos = new LinkedHashMap<>();
        forks.forEach(fork -> fork.rows().forEach(row ->
                nanos.computeIfAbsent(row.key(), first -> new ArrayList<>()).add(row.time().nanos())));
        return forks.get(0).rows().stream()
                .map(row -> Row.of(
                        row.key(), Time.ofForks(nanos.get(row.key())), row.allocatedOctets(), row.lengthOctets()))
                .toList();
    }

    /**
     * Counts the instructions of an operation.
     *
     * @throws CountingException if that cannot be done here
     */
    InstructionCount count(Row row) throws CountingException {
        Optional<String> problem = Harness.countingProblem();
        if (problem.isPresent()) {
            throw new CountingException(problem.get());
        }
        try {
            return new InstructionCount(
                    row.environment(),
                    row.scheme(),
                    row.content(),
                    row.direction(),
                    harness.instructions(row.scheme(), row.content(), row.direction().label()));
        } catch (IOException e) {
            throw new CountingException(e.getMessage());
        }
    }

    private void checkInstructionSet() throws IOException {
        progress.accept("instruction set");
        harness.instructionSetProblem().ifPresent(problem -> skipped.add(new Skipped(
                "check of the instruction set of " + build.target().label(), problem, null)));
    }

    /** The times with the allocation that the other program has counted. */
    private static List<Row> withAllocation(List<Row> rows, StudyResult memory) {
        Map<Key, MemoryRow> memories = memory.memory().stream()
                .collect(Collectors.toMap(
                        row -> new Key(row.scheme(), row.content(), row.direction()), Function.identity()));
        return rows.stream()
                .map(row -> Optional.ofNullable(memories.get(new Key(row.scheme(), row.content(), row.direction())))
                        .map(found -> Row.of(row.key(), row.time(), found.allocatedOctets(), row.lengthOctets()))
                        .orElse(row))
                .toList();
    }

    private static StudyResult of(
            StudyResult times,
            List<Row> rows,
            List<InstructionCount> counts,
            List<MemoryRow> memory,
            List<Skipped> missing) {
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                times.mode(),
                times.state(),
                times.planned(),
                times.made(),
                times.started(),
                times.finished(),
                times.environments(),
                times.configuration(),
                rows,
                List.of(),
                List.of(),
                counts,
                memory,
                times.lengths(),
                List.of(),
                List.of(),
                List.of(),
                missing);
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
