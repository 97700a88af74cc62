package org.c2x.bench.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.harness.NativeFigures;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.result.Configuration.Part;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Carries out a plan. The result file is written anew after each fork, so that an interrupted run leaves what it had,
 * marked as incomplete, and another can go on with it.
 */
public final class Study {
    /** What JMH's refusal to run beside another JMH says. */
    private static final String JMH_LOCK = "JMH lock";
    /** How often JMH's file is written, which can be large. */
    private static final Duration JMH_FILE_INTERVAL = Duration.ofSeconds(30);

    private final Plan plan;
    private final StudyFiles files;
    private final UntimedFigures untimed;
    private final String started;
    private final JmhFile jmhFile;
    private final MemoryPart memory;
    private final NativePart natives;
    private final List<Skipped> leftOut;
    private final Map<Figure.Key, Figure> figures = new HashMap<>();
    private final Map<Task, Skipped> failures = new HashMap<>();
    private boolean warned;
    private Instant jmhFileWritten = Instant.now();

    private Study(
            Plan plan,
            StudyFiles files,
            @Nullable Supplements supplements,
            UntimedFigures untimed,
            String started,
            JmhFile jmhFile) {
        this.plan = plan;
        this.files = files;
        this.untimed = untimed;
        this.started = started;
        this.jmhFile = jmhFile;
        memory = new MemoryPart(supplements == null ? null : supplements.memory(), plan.firstJvm());
        natives = new NativePart(supplements == null ? null : supplements.natives());
        leftOut = supplements == null ? List.of() : supplements.skipped();
    }

    /** A run of times only, from the beginning. */
    public static Study begin(Plan plan, StudyFiles files) {
        return new Study(plan, files, null, UntimedFigures.none(), now(), JmhFile.startedAt(files.jmh()));
    }

    /**
     * A run from the beginning.
     *
     * @param supplements what to measure after the times
     * @param untimed     what else belongs to the result
     */
    public static Study begin(Plan plan, StudyFiles files, Supplements supplements, UntimedFigures untimed) {
        return new Study(plan, files, supplements, untimed, now(), JmhFile.startedAt(files.jmh()));
    }

    /**
     * A run that goes on where another ended. What had failed there is tried again.
     *
     * @param supplements what to measure after the times as far as the other has not, null to leave that as it is
     * @throws IOException              if a file of the other run cannot be read
     * @throws IllegalArgumentException if the other run measured otherwise; the message says in what
     */
    public static Study resume(Plan plan, StudyFiles files, @Nullable Supplements supplements) throws IOException {
        StudyResult before = ResultFile.read(files.result());
        List<String> differences = Differences.between(before, plan);
        if (!differences.isEmpty()) {
            throw new IllegalArgumentException(files.result() + ": cannot be resumed, this run differs in "
                    + String.join("; ", differences) + "; choose the same, or start anew without --resume");
        }
        JmhFile jmhFile = JmhFile.continuedAt(files.jmh());
        Study study = new Study(
                plan,
                files,
                supplements,
                UntimedFigures.of(before),
                before.header().started(),
                jmhFile);
        study.goOn(before);
        return study;
    }

    private void goOn(StudyResult before) {
        plan.tasks().stream()
                .flatMap(task -> task.keys(plan.configuration()))
                .flatMap(key -> before.figures().find(key).stream())
                .forEach(figure -> figures.put(figure.key(), figure));
        List<Part> parts = before.header().configuration().parts();
        List<Skipped> others = memory.goOn(before, skippedBeside(before), parts.contains(Part.MEMORY));
        natives.goOn(before, others, parts.contains(Part.NATIVE));
    }

    /** What an earlier run skipped that was neither planned so nor a task. */
    private List<Skipped> skippedBeside(StudyResult before) {
        Set<String> titles = plan.tasks().stream().map(Task::title).collect(Collectors.toSet());
        return before.skipped().stream()
                .filter(skipped -> !plan.skipped().contains(skipped)
                        && !untimed.skipped().contains(skipped)
                        && !leftOut.contains(skipped)
                        && !titles.contains(skipped.what()))
                .toList();
    }

    /** About how long a whole run takes, in milliseconds. */
    public long estimatedMillis() {
        return plan.estimatedMillis() + memory.estimatedMillis() + natives.estimatedMillis();
    }

    /** Of that so much has been used or will not be needed. */
    public long usedMillis() {
        return timedMillis() + memory.usedMillis() + natives.usedMillis();
    }

    private long timedMillis() {
        return plan.tasks().stream()
                .mapToLong(task -> (long) made(task) * plan.forkMillis(task))
                .sum();
    }

    /** Is told when something that can be shown is there. */
    @FunctionalInterface
    public interface Milestone {
        /** @throws IOException if it cannot be shown; it ends the run */
        void reached(StudyResult result) throws IOException;
    }

    /** The same as {@link #run(Progress, Milestone)} where nobody waits for a milestone. */
    public StudyResult run(Progress progress) throws IOException {
        return run(progress, result -> {});
    }

    /**
     * Measures everything that is not measured yet, the times first. What fails is noted among what was skipped.
     *
     * @param timed is told when all times are there and something else is to come
     * @return the content of the result file
     * @throws IOException if a file cannot be written, or another run of JMH occupies the machine
     */
    public StudyResult run(Progress progress, Milestone timed) throws IOException {
        measureTimes(progress);
        if (memory.isComplete() && natives.isComplete()) {
            return write(now());
        }
        timed.reached(write(now()));
        for (Supplement part : List.of(memory, natives)) {
            part.run(what -> {
                progress.now(what);
                progress.at(usedMillis());
                write(now());
            });
        }
        return write(now());
    }

    private void measureTimes(Progress progress) throws IOException {
        try (PrintStream log = new PrintStream(
                Files.newOutputStream(files.log(), StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                true,
                StandardCharsets.UTF_8)) {
            Jmh jmh = new Jmh(plan.configuration(), log);
            write(null);
            int round = 0;
            for (List<Task> tasks : plan.rounds()) {
                round++;
                for (Task task : tasks) {
                    if (made(task) < round) {
                        progress.now(task.title() + ", fork " + round);
                        measure(jmh, task);
                        progress.at(usedMillis());
                        write(now());
                        warnIfDisturbed(progress);
                    }
                }
            }
            measureDisturbedAgain(jmh, progress);
        }
        jmhFile.write();
    }

    /** At once, when it may still be changed, and only once. */
    private void warnIfDisturbed(Progress progress) {
        if (!warned && !disturbed().isEmpty()) {
            warned = true;
            progress.warn("the machine is busy with something else: "
                    + disturbed().get(0) + "; such forks are measured again at the end, as far as there is time");
        }
    }

    /** Forks that had to share their core, the most disturbed first. */
    private List<DisturbedFork> disturbed() {
        return DisturbedFork.among(plan.tasks(), figures);
    }

    /** In place of disturbed forks others, for a part of the time that the plan takes; the better one counts. */
    private void measureDisturbedAgain(Jmh jmh, Progress progress) throws IOException {
        if (!plan.isMeasurement()) {
            return;
        }
        long end = System.nanoTime()
                + TimeUnit.MILLISECONDS.toNanos((long) (DisturbedFork.MOST_MORE * plan.estimatedMillis()));
        for (DisturbedFork fork : disturbed()) {
            if (System.nanoTime() > end) {
                return;
            }
            progress.now(fork.task().title() + ", again");
            measure(jmh, fork.task(), more -> fork.replacedBy(more, figures));
            write(now());
        }
    }

    private void measure(Jmh jmh, Task task) throws IOException {
        measure(jmh, task, more -> more.forEach(figure -> figures.merge(figure.key(), figure, Figure::and)));
    }

    private void measure(Jmh jmh, Task task, Consumer<List<Figure>> taker) throws IOException {
        try {
            RunResult fork = jmh.runFork(task);
            taker.accept(task.figures(fork));
            jmhFile.add(task, fork);
        } catch (RunnerException e) {
            if (String.valueOf(e.getMessage()).contains(JMH_LOCK)) {
                throw new IOException("another run of JMH is under way on this machine; start again after its end", e);
            }
            failures.put(
                    task,
                    new Skipped(
                            task.title(),
                            "it failed: " + rootMessage(e),
                            "see " + files.log().getFileName()));
        }
        if (jmhFileWritten.plus(JMH_FILE_INTERVAL).isBefore(Instant.now())) {
            jmhFile.write();
            jmhFileWritten = Instant.now();
        }
    }

    /** Forks of a task that have ended or will not be tried again. */
    private int made(Task task) {
        Figure figure = figures.get(task.key());
        return failures.containsKey(task)
                ? plan.forks(task)
                : figure == null ? 0 : figure.forks().size();
    }

    /** What the benchmark itself threw, which JMH carries over from the other JVM as a suppressed exception. */
    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null || root.getSuppressed().length > 0) {
            root = root.getSuppressed().length > 0 ? root.getSuppressed()[0] : root.getCause();
        }
        return root.toString();
    }

    private StudyResult write(@Nullable String finished) throws IOException {
        int made = plan.tasks().stream().mapToInt(this::made).sum();
        boolean complete = made == plan.forks() && memory.isComplete() && natives.isComplete();
        NativeFigures inC = natives.figures();
        StudyResult result = new StudyResult(
                new Header(
                        plan.effort().label(),
                        complete ? Header.State.COMPLETE : Header.State.INCOMPLETE,
                        plan.forks(),
                        made,
                        started,
                        finished,
                        together(plan.environments().stream(), inC.environments().stream()),
                        plan.configuration().of(parts()),
                        OwnStudy.find().map(OwnStudy::module).orElse(null)),
                allFigures(inC),
                Stream.of(
                                plan.skipped(),
                                leftOut,
                                failures.values(),
                                memory.skipped(),
                                natives.skipped(),
                                untimed.skipped())
                        .flatMap(Collection::stream)
                        .distinct()
                        .toList());
        ResultFile.write(result, files.result());
        return result;
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(Part.TIMES));
        if (memory.isPlanned()) {
            parts.add(Part.MEMORY);
        }
        if (natives.isPlanned()) {
            parts.add(Part.NATIVE);
        }
        return parts;
    }

    private static <T> List<T> together(Stream<T> some, Stream<T> others) {
        return Stream.concat(some, others).toList();
    }

    /** Times in the order of the plan, then the rest; a length that was planned with counts only once. */
    private List<Figure> allFigures(NativeFigures inC) {
        List<Figure> timed = plan.tasks().stream()
                .flatMap(task -> task.keys(plan.configuration()))
                .map(figures::get)
                .filter(Objects::nonNull)
                .toList();
        Map<Figure.Key, Figure> all = new LinkedHashMap<>();
        Stream.of(PooledScatter.of(timed), memory.figures(), inC.figures(), plan.lengths(), untimed.figures())
                .flatMap(List::stream)
                .forEach(figure -> all.putIfAbsent(figure.key(), figure));
        return List.copyOf(all.values());
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
