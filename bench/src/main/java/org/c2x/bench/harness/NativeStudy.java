package org.c2x.bench.harness;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.c2x.bench.SourceRevision;
import org.c2x.bench.harness.HarnessStudy.CountingException;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.nativebridge.build.NativeBuild;
import org.c2x.nativebridge.build.NativeBuild.MissingToolException;
import org.c2x.nativebridge.build.Target;

/** Measures native codecs for one target after the other: times, then memory, then instructions. */
public final class NativeStudy {
    /** What one run of the harness takes for all its operations, by and large. */
    private static final int FORK_MILLIS = 6_000;
    /** What counting the instructions of one operation among many takes. */
    private static final int COUNT_MILLIS = 100;
    /** What a build from nothing takes. */
    private static final int BUILD_MILLIS = 150_000;
    /** The same of a user's modules in our own C. */
    private static final int MODULES_MILLIS = 20_000;
    /** Operations that a target has where nobody has asked it yet. */
    private static final int OPERATIONS = 132;

    private static final String OPENSSL = "verification of a signature by OpenSSL";

    private final List<Target> targets;
    private final Programs programs;
    private final int buildMillis;
    private final Choice timed;
    private final Choice counted;
    private final int forks;
    private final int most;

    private NativeStudy(List<Target> targets, Programs programs, int buildMillis, Measured measured) {
        this.targets = targets;
        this.programs = programs;
        this.buildMillis = buildMillis;
        this.timed = measured.timed;
        this.counted = measured.counted;
        this.forks = measured.forks;
        this.most = measured.most;
    }

    /**
     * What to measure for each target.
     *
     * @param timed   whose times and memory
     * @param counted of these, whose instructions
     * @param forks   processes for each time
     * @param most    processes at most, if the intervals are still wide
     */
    public record Measured(Choice timed, Choice counted, int forks, int most) {
        /** As a run has it. */
        public static Measured of(Choice timed, Choice counted, Configuration configuration) {
            return new Measured(timed, counted, configuration.forks(), configuration.mostForks());
        }
    }

    /** Where the programs for a target come from. */
    @FunctionalInterface
    public interface Programs {
        /**
         * Finds or builds them.
         *
         * @throws MissingToolException if there are none; the message says what to do
         * @throws IOException          if a build fails
         */
        NativeBuild of(Target target) throws IOException, MissingToolException;
    }

    /** For this machine, with the programs that an earlier build below a folder has left. */
    public static NativeStudy ofHost(Path folder, Measured measured) {
        return new NativeStudy(List.of(Target.HOST), target -> NativeBuild.made(target, folder), 0, measured);
    }

    /** For all targets that programs can be built for, which a folder is for. */
    public static NativeStudy ofAllTargets(Path folder, Measured measured) {
        return new NativeStudy(
                List.of(Target.values()),
                target -> NativeBuild.of(target, folder, SourceRevision.id(), List.of()),
                BUILD_MILLIS,
                measured);
    }

    /** For this machine, with programs that are still to be built from modules of somebody's own. */
    public static NativeStudy ofModules(Programs programs, Measured measured) {
        return new NativeStudy(List.of(Target.HOST), programs, MODULES_MILLIS, measured);
    }

    /** Receives what has been measured. */
    @FunctionalInterface
    public interface Listener {
        /**
         * Something has been measured, or could not be.
         *
         * @throws IOException if that cannot be noted; it ends the measurement
         */
        void measured(String what, NativeFigures figures) throws IOException;
    }

    /** About how long it takes, in milliseconds. */
    public long estimatedMillis() {
        return targets.stream().mapToLong(this::estimatedMillis).sum();
    }

    private long estimatedMillis(Target target) {
        return timesMillis() + counts() * COUNT_MILLIS;
    }

    private long timesMillis() {
        return forksMillis() + buildMillis;
    }

    private long forksMillis() {
        return (long) forks * (FORK_MILLIS + (timed.isOfAllSchemes() ? OpenSslSpeed.RUN_MILLIS : 0));
    }

    private long counts() {
        return counted.schemes().isEmpty() || counted.contents().isEmpty()
                ? OPERATIONS
                : (long) counted.schemes().size()
                        * counted.contents().size()
                        * counted.directions().size();
    }

    /** Of that so much is not needed any more where some figures are known. */
    public long usedMillis(NativeFigures known) {
        return targets.stream()
                .filter(target -> known.has(id(target)))
                .mapToLong(target -> Math.min(
                        estimatedMillis(target),
                        forksMillis()
                                + COUNT_MILLIS
                                        * known.of(Quantity.INSTRUCTIONS, id(target))
                                                .count()))
                .sum();
    }

    /** What figures from a target name. */
    private static String id(Target target) {
        return "native-" + target.label();
    }

    /**
     * Measures what is not known yet.
     *
     * @throws IOException from the listener; what else fails is skipped
     */
    public void run(NativeFigures known, Listener listener) throws IOException {
        for (Target target : targets) {
            run(target, known, listener);
        }
    }

    private void run(Target target, NativeFigures known, Listener listener) throws IOException {
        HarnessStudy harness;
        NativeFigures figures = known;
        try {
            harness = new HarnessStudy(programs.of(target), timed.arguments(), step -> {});
            if (!known.has(id(target))) {
                figures = NativeFigures.of(harness.timesAndMemory(forks, most));
            }
        } catch (MissingToolException | IOException e) {
            listener.measured(
                    title(target),
                    NativeFigures.ofSkipped(List.of(new Skipped(title(target), String.valueOf(e.getMessage()), null))));
            return;
        }
        if (figures != known) {
            listener.measured(title(target), figures);
            if (target == Target.HOST && timed.isOfAllSchemes()) {
                listener.measured(OPENSSL, openSsl(id(target)));
            }
        }
        Set<Figure.Key> counts =
                known.of(Quantity.INSTRUCTIONS, id(target)).map(Figure::key).collect(Collectors.toSet());
        List<Figure> open = figures.of(Quantity.TIME, id(target))
                .filter(time -> counted.includes(time) && !counts.contains(HarnessStudy.count(time)))
                .toList();
        count(harness, target, open, listener);
    }

    private NativeFigures openSsl(String environment) {
        try {
            return NativeFigures.ofFigures(List.of(OpenSslSpeed.time(environment, forks)));
        } catch (MissingToolException e) {
            return NativeFigures.ofSkipped(List.of(new Skipped(OPENSSL, requireNonNull(e.getMessage()), null)));
        }
    }

    private static void count(HarnessStudy harness, Target target, List<Figure> times, Listener listener)
            throws IOException {
        if (times.isEmpty()) {
            return;
        }
        String what = countsTitle(id(target));
        try {
            listener.measured(what, NativeFigures.ofFigures(harness.counts(times)));
        } catch (CountingException e) {
            listener.measured(
                    what, NativeFigures.ofSkipped(List.of(new Skipped(what, requireNonNull(e.getMessage()), null))));
        }
    }

    /** Whether something that was skipped is tried anew in each run. */
    public boolean triesAgain(Skipped skipped) {
        return targets.stream()
                .anyMatch(target ->
                        skipped.what().equals(title(target)) || skipped.what().equals(countsTitle(id(target))));
    }

    private static String countsTitle(String environment) {
        return "instruction counts of " + environment;
    }

    private static String title(Target target) {
        return Skipped.NATIVE_CODECS + ", " + target.label();
    }
}
