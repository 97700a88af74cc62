package org.c2x.bench.harness;

import static java.util.Objects.requireNonNull;

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
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.nativebridge.build.Callgrind;
import org.c2x.nativebridge.build.Harness;
import org.c2x.nativebridge.build.NativeBuild;

/** Runs the harness of a build and puts times, memory and instruction counts into one result. */
public final class HarnessStudy {
    /** Times whose interval may be wide: each process is a place in memory, which some codecs depend on. */
    private static final int ONE_IN = 10;

    private final NativeBuild build;
    private final Harness harness;
    private final Consumer<String> progress;
    private final List<Skipped> skipped = new ArrayList<>();

    /**
     * @param selection arguments of the harness that choose schemes, contents and directions
     * @param progress  receives what is being done
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
        StudyResult measured = timesAndMemory(forks, forks);
        progress.accept("instructions");
        List<Skipped> missing = new ArrayList<>(measured.skipped());
        List<Figure> figures = new ArrayList<>(measured.figures().all());
        try {
            figures.addAll(counts(measured.of(Quantity.TIME).toList()));
        } catch (CountingException e) {
            missing.add(new Skipped("instruction counts", requireNonNull(e.getMessage()), null));
        }
        return new StudyResult(measured.header(), figures, missing);
    }

    /**
     * Measures times, heap and stack.
     *
     * @param least processes for each time; one gives no interval
     * @param most  the same while more than one interval in {@value #ONE_IN} is wide
     * @throws IOException if a program of the harness fails
     */
    StudyResult timesAndMemory(int least, int most) throws IOException {
        build.skipped().forEach(codec -> {
            String[] parts = codec.split(" because ", 2);
            String environment = "native-" + build.target().label();
            skipped.add(new Skipped(
                    parts[0] + " on " + environment, environment, parts[0], null, parts[parts.length - 1], null));
        });
        checkInstructionSet();
        List<StudyResult> times = new ArrayList<>();
        List<Figure> figures = List.of();
        for (int fork = 1; fork <= least || fork <= most && areManyWide(figures); fork++) {
            progress.accept("times, heap and stack, fork " + fork + " of " + Math.max(fork, least));
            times.add(result(harness.result()));
            figures = PooledScatter.ofRuns(times.stream().flatMap(one -> one.figures().all().stream()));
        }
        skipped.addAll(times.get(0).skipped());
        Header first = times.get(0).header();
        return new StudyResult(
                first.ofForks(times.size(), times.get(times.size() - 1).header().finished())
                        .in(first.environments().stream()
                                .map(HarnessStudy::withRevision)
                                .toList()),
                figures,
                skipped);
    }

    private static boolean areManyWide(List<Figure> figures) {
        List<Figure> times =
                figures.stream().filter(figure -> figure.is(Quantity.TIME)).toList();
        return ONE_IN * times.stream().filter(time -> !time.hasNarrowInterval()).count() > times.size();
    }

    /**
     * Counts the instructions of operations that were timed.
     *
     * @throws CountingException if that cannot be done here
     */
    List<Figure> counts(List<Figure> times) throws CountingException {
        Optional<String> problem = Callgrind.problem();
        if (problem.isPresent()) {
            throw new CountingException(problem.get());
        }
        List<String> selection = new Choice(
                        distinct(times, Figure::scheme),
                        distinct(times, Figure::content),
                        distinct(times, Figure::direction))
                .arguments();
        List<Figure> counts = new ArrayList<>();
        try {
            for (Callgrind.Count count : new Callgrind(build, selection).counts()) {
                Direction direction = Direction.valueOf(count.direction().toUpperCase(Locale.ROOT));
                times.stream()
                        .filter(time -> time.scheme().equals(count.scheme())
                                && time.content().equals(count.content())
                                && time.direction() == direction)
                        .map(time -> Figure.of(count(time), count.instructions()))
                        .forEach(counts::add);
            }
        } catch (IOException e) {
            throw new CountingException(String.valueOf(e.getMessage()));
        }
        if (counts.isEmpty() && !times.isEmpty()) {
            throw new CountingException("the program in " + build.folder() + " counts none; build it anew");
        }
        return counts;
    }

    /** What the instruction count of an operation is about that was timed. */
    static Figure.Key count(Figure time) {
        return time.key().of(Quantity.INSTRUCTIONS);
    }

    private static <T> List<T> distinct(List<Figure> times, Function<Figure, T> part) {
        return times.stream().map(part).distinct().toList();
    }

    private void checkInstructionSet() throws IOException {
        progress.accept("instruction set");
        harness.instructionSetProblem()
                .ifPresent(problem -> skipped.add(new Skipped(
                        "check of the instruction set of " + build.target().label(), problem, null)));
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
