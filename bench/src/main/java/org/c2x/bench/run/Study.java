package org.c2x.bench.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.harness.NativeFigures;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;

/**
 * Carries out a plan, stage by stage, until all is measured or its time is over. In a stage forks are made in rounds,
 * one of each measurement in a round and from the second on in another order in each: whatever slows the machine down
 * for a while then meets a fork of many measurements, not all forks of a few. The result file is written anew after
 * each fork, so that another run can go on with one that was interrupted.
 */
public final class Study {
    /** How often is written what can be large: JMH's file, and the page. */
    private static final Duration LARGE_FILE_INTERVAL = Duration.ofSeconds(45);

    private final Plan plan;
    private final StudyFiles files;
    private final UntimedFigures untimed;
    private final String started;
    private final JmhFile jmhFile;
    private final MemoryPart memory;
    private final NativePart natives;
    private final List<Skipped> leftOut;
    private final TimedTasks times;
    private final long began = System.nanoTime();
    private Set<StudyStage> wanted = EnumSet.allOf(StudyStage.class);
    private boolean warned;
    private boolean running = true;
    private @Nullable StudyResult written;
    private boolean interrupted;
    private Instant largeFilesWritten = Instant.now();

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
        times = new TimedTasks(plan, files.log());
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
     * @param supplements what to measure beside times
     * @param untimed     what else belongs to the result
     */
    public static Study begin(Plan plan, StudyFiles files, Supplements supplements, UntimedFigures untimed) {
        return new Study(plan, files, supplements, untimed, now(), JmhFile.startedAt(files.jmh()));
    }

    /**
     * A run that goes on where another ended. What had failed there is tried again.
     *
     * @param supplements what to measure beside times as far as the other has not, null to leave that as it is
     * @throws IOException              if a file of the other run cannot be read
     * @throws IllegalArgumentException if the other run measured otherwise; the message says in what
     */
    public static Study resume(Plan plan, StudyFiles files, @Nullable Supplements supplements) throws IOException {
        StudyResult before = ResultFile.read(files.result());
        List<String> differences = Differences.between(before, plan);
        if (!differences.isEmpty()) {
            throw new IllegalArgumentException(files.result() + ": cannot be resumed, this run differs in "
                    + String.join("; ", differences) + "; choose the same, or start again without --resume");
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
        times.goOn(before);
        natives.goOn(before, memory.goOn(before, skippedBeside(before)));
    }

    /** Measures only some stages, and leaves the others as they are. */
    public Study only(Set<StudyStage> stages) {
        wanted = EnumSet.copyOf(stages);
        return this;
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

    /** About how long this run takes, in milliseconds; less if it ends when its time is over. */
    public long estimatedMillis() {
        long all = wanted.stream().mapToLong(this::openMillis).sum();
        return Math.min(all, plan.effort().limitMillis().orElse(all));
    }

    /** About how long what is left of a stage takes. */
    private long openMillis(StudyStage stage) {
        return switch (stage) {
            case NATIVE -> natives.openMillis();
            case MEMORY -> memory.openMillis();
            default -> times.openMillis(stage);
        };
    }

    /** Whether an earlier run has measured something. */
    public boolean hasBegun() {
        return times.hasBegun();
    }

    /** Time since the beginning, in milliseconds. */
    private long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began);
    }

    /** Time until the end of the run, in milliseconds. */
    private long leftMillis() {
        return Math.max(0, plan.effort().limitMillis().orElse(Long.MAX_VALUE) - elapsedMillis());
    }

    /** Called when there are results to show. */
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
     * Measures what is not measured yet. What fails is noted among what was skipped.
     *
     * @param milestone receives from time to time what there is
     * @return the content of the result file
     * @throws IOException if a file cannot be written, or another run of JMH occupies the machine
     */
    public StudyResult run(Progress progress, Milestone milestone) throws IOException {
        Files.writeString(files.log(), "", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        write();
        long all = estimatedMillis();
        Supplement.Notebook notebook = what -> {
            progress.now(what);
            progress.at(plan.effort().limitMillis().isPresent() ? elapsedMillis() : all - estimatedMillis());
            StudyResult result = write();
            if (largeFilesWritten.plus(LARGE_FILE_INTERVAL).isBefore(Instant.now())) {
                jmhFile.write();
                milestone.reached(result);
                largeFilesWritten = Instant.now();
            }
        };
        StudyResult last;
        try {
            measure(progress, notebook, milestone);
        } finally {
            running = false;
            jmhFile.write();
            last = write();
        }
        return last;
    }

    private void measure(Progress progress, Supplement.Notebook notebook, Milestone milestone) throws IOException {
        for (StudyStage stage : wanted) {
            switch (stage) {
                case NATIVE -> natives.run(leftMillis(), notebook);
                case MEMORY -> memory.run(leftMillis(), notebook);
                default -> measure(stage, notebook, progress);
            }
            if (stage == StudyStage.NATIVE) {
                milestone.reached(write());
            }
        }
    }

    private void measure(StudyStage stage, Supplement.Notebook notebook, Progress progress) throws IOException {
        List<Task> open = times.open(stage);
        for (int round = 0; !open.isEmpty(); round++) {
            if (round > 0) {
                Collections.shuffle(open, new Random(round));
            }
            for (Task task : open) {
                if (plan.forkMillis(task) > leftMillis()) {
                    return;
                }
                notebook.note(task.title() + ", fork " + (times.made(task) + 1));
                times.measure(task, jmhFile);
                warnIfDisturbed(task, progress);
            }
            open = times.open(stage);
        }
    }

    /** At once, when it may still be changed, and only once. */
    private void warnIfDisturbed(Task task, Progress progress) {
        Optional<Double> share = times.lastProcessorShare(task);
        if (!warned && share.isPresent() && share.get() < Quantity.DISTURBED_SHARE) {
            warned = true;
            progress.warn(String.format(
                    Locale.ROOT,
                    "the machine is busy with something else: %s got %.0f %% of a core; times are those on the "
                            + "processor",
                    task.title(),
                    100 * share.get()));
        }
    }

    /** Whether something could not be measured that was tried. */
    public boolean hasFailed() {
        return !times.skipped().isEmpty();
    }

    /**
     * Ends the result file where the process is about to end; a later run can go on with it. Nothing is written after
     * it, for the forks of this process end badly now.
     *
     * @return its content, null if nothing was written yet
     */
    public synchronized @Nullable StudyResult interrupt() throws IOException {
        interrupted = true;
        if (written == null) {
            return null;
        }
        StudyResult result =
                new StudyResult(written.header().brokenOff(), written.figures().all(), written.skipped());
        ResultFile.write(result, files.result());
        return result;
    }

    private synchronized void save(StudyResult result) throws IOException {
        if (!interrupted) {
            ResultFile.write(result, files.result());
            written = result;
        }
    }

    private StudyResult write() throws IOException {
        List<Stage> stages = Stream.of(StudyStage.values())
                .map(this::stage)
                .filter(stage -> stage.planned() > 0)
                .toList();
        boolean complete = stages.stream().allMatch(Stage::isComplete);
        NativeFigures inC = natives.figures();
        List<Figure> figures = allFigures(inC);
        StudyResult result = new StudyResult(
                new Header(
                        plan.effort().label(),
                        running ? Header.State.RUNNING : complete ? Header.State.COMPLETE : Header.State.INCOMPLETE,
                        plan.forks(),
                        times.settled(plan.tasks()),
                        started,
                        now(),
                        together(plan.environments().stream(), inC.environments().stream()),
                        plan.configuration(),
                        stages,
                        OwnStudy.find().map(OwnStudy::module).orElse(null),
                        BenchSchemes.facts(figures)),
                figures,
                Stream.of(
                                plan.skipped(),
                                leftOut,
                                times.skipped(),
                                memory.skipped(),
                                natives.skipped(),
                                untimed.skipped())
                        .flatMap(Collection::stream)
                        .distinct()
                        .toList());
        save(result);
        return result;
    }

    private Stage stage(StudyStage stage) {
        return switch (stage) {
            case NATIVE -> natives.stage();
            case MEMORY -> memory.stage();
            default ->
                stage.at(plan.tasks(stage).stream().mapToInt(plan::forks).sum(), times.settled(plan.tasks(stage)));
        };
    }

    private static <T> List<T> together(Stream<T> some, Stream<T> others) {
        return Stream.concat(some, others).toList();
    }

    /** Times in the order of the plan, then the rest; a length that was planned with counts only once. */
    private List<Figure> allFigures(NativeFigures inC) {
        Map<Figure.Key, Figure> all = new LinkedHashMap<>();
        Stream.of(
                        times.figures(),
                        times.unsettled(),
                        memory.figures(),
                        inC.figures(),
                        plan.lengths(),
                        untimed.figures())
                .flatMap(List::stream)
                .forEach(figure -> all.putIfAbsent(figure.key(), figure));
        return List.copyOf(all.values());
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
