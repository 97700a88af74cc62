package org.c2x.bench.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.InstructionCount;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.Callgrind;
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
     * @param forks processes for each time; one gives no interval
     * @throws IOException if a program of the harness fails
     */
    public StudyResult run(int forks) throws IOException {
        StudyResult measured = timesAndMemory(forks);
        progress.accept("instructions");
        List<Skipped> missing = new ArrayList<>(measured.skipped());
        List<InstructionCount> counts = List.of();
        try {
            counts = counts(measured.rows());
        } catch (CountingException e) {
            missing.add(new Skipped("instruction counts", e.getMessage(), null));
        }
        return of(measured, forks, measured.finished(), measured.rows(), counts, missing);
    }

    /**
     * Measures times, heap and stack.
     *
     * @param forks processes for each time; one gives no interval
     * @throws IOException if a program of the harness fails
     */
    StudyResult timesAndMemory(int forks) throws IOException {
        build.skipped().forEach(codec -> {
            String[] parts = codec.split(" because ", 2);
            skipped.add(new Skipped(
                    parts[0] + " on native-" + build.target().label(), parts[parts.length - 1], null));
        });
        checkInstructionSet();
        List<StudyResult> times = new ArrayList<>();
        for (int fork = 1; fork <= forks; fork++) {
            progress.accept("times, heap and stack, fork " + fork + " of " + forks);
            times.add(result(harness.result()));
        }
        skipped.addAll(times.get(0).skipped());
        return of(
                times.get(0),
                forks,
                times.get(forks - 1).finished(),
                PooledScatter.ofRuns(times.stream().flatMap(fork -> fork.rows().stream())),
                List.of(),
                skipped);
    }

    /**
     * Counts the instructions of operations that were timed.
     *
     * @throws CountingException if that cannot be done here
     */
    List<InstructionCount> counts(List<Row> rows) throws CountingException {
        Optional<String> problem = Callgrind.problem();
        if (problem.isPresent()) {
            throw new CountingException(problem.get());
        }
        List<String> selection =
                new Choice(distinct(rows, Row::scheme), distinct(rows, Row::content), distinct(rows, Row::direction))
                        .arguments();
        List<InstructionCount> counts = new ArrayList<>();
        try {
            for (Callgrind.Count count : new Callgrind(build, selection).counts()) {
                Direction direction = Direction.valueOf(count.direction().toUpperCase(Locale.ROOT));
                rows.stream()
                        .filter(row -> row.scheme().equals(count.scheme())
                                && row.content().equals(count.content())
                                && row.direction() == direction)
                        .map(row -> new InstructionCount(
                                row.environment(), row.scheme(), row.content(), direction, count.instructions()))
                        .forEach(counts::add);
            }
        } catch (IOException e) {
            throw new CountingException(e.getMessage());
        }
        if (counts.isEmpty() && !rows.isEmpty()) {
            throw new CountingException("the program in " + build.folder() + " counts none; build it anew");
        }
        return counts;
    }

    private static <T> List<T> distinct(List<Row> rows, Function<Row, T> part) {
        return rows.stream().map(part).distinct().toList();
    }

    private void checkInstructionSet() throws IOException {
        progress.accept("instruction set");
        harness.instructionSetProblem().ifPresent(problem -> skipped.add(new Skipped(
                "check of the instruction set of " + build.target().label(), problem, null)));
    }

    private static StudyResult of(
            StudyResult measured,
            int forks,
            String finished,
            List<Row> rows,
            List<InstructionCount> counts,
            List<Skipped> missing) {
        return new StudyResult(
                StudyResult.FORMAT_VERSION,
                measured.mode(),
                measured.state(),
                forks,
                forks,
                measured.started(),
                finished,
                measured.environments().stream().map(HarnessStudy::withRevision).toList(),
                measured.configuration().ofForks(forks),
                rows,
                List.of(),
                List.of(),
                counts,
                measured.memory(),
                measured.lengths(),
                List.of(),
                List.of(),
                List.of(),
                missing);
    }

    /** A harness that was built with this program was not told the revision. */
    private static Environment withRevision(Environment environment) {
        return environment.revision().equals(NativeBuild.UNKNOWN_REVISION)
                ? environment.ofRevision(SourceRevision.id())
                : environment;
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
}
