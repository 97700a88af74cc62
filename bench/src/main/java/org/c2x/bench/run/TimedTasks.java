package org.c2x.bench.run;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.PooledScatter;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.settle.Fork;
import org.c2x.bench.settle.ForkOutcome;

/**
 * The forks of a plan and what they have found out. A measurement of a stage that leads gets further forks while its
 * interval is wide; one whose forks do not settle gets a few more than planned.
 */
final class TimedTasks {
    /** What JMH's refusal to run beside another JMH says. */
    private static final String JMH_LOCK = "JMH lock";
    /** Forks made in place of such that do not settle. */
    private static final int MORE_FORKS = 2;

    private final Plan plan;
    private final Path log;
    private final Map<Figure.Key, Figure> figures = new HashMap<>();
    private final Map<Task, Skipped> failures = new HashMap<>();
    private final Map<Task, Integer> unsettled = new HashMap<>();
    /** Forks of this run. */
    private final Map<Task, Integer> tries = new HashMap<>();

    private final FreePaces paces = new FreePaces();

    /** @param log takes what forks print */
    TimedTasks(Plan plan, Path log) {
        this.plan = plan;
        this.log = log;
    }

    /** Takes over what an earlier run has; what had failed there is tried again. */
    void goOn(StudyResult before) {
        plan.tasks().stream()
                .flatMap(Task::keys)
                .flatMap(key -> before.figures().find(key).stream())
                .forEach(figure -> figures.put(figure.key(), figure));
        for (Task task : plan.tasks()) {
            before.figures()
                    .find(task.key().of(Quantity.UNSETTLED))
                    .ifPresent(forks -> unsettled.put(task, (int) forks.value()));
        }
    }

    /** Whether there is anything. */
    boolean hasBegun() {
        return !figures.isEmpty();
    }

    /** About how long what is left of a stage takes, in milliseconds. */
    long openMillis(StudyStage stage) {
        return plan.tasks(stage).stream()
                .mapToLong(task -> (long) Math.max(0, plan.forks(task) - made(task)) * plan.forkMillis(task))
                .sum();
    }

    /** How much of a core the last fork of a task had. */
    Optional<Double> lastProcessorShare(Task task) {
        return Optional.ofNullable(figures.get(task.key().of(Quantity.PROCESSOR_SHARE)))
                .map(shares -> shares.forks().get(shares.forks().size() - 1));
    }

    /**
     * The tasks of a stage that need one more fork, those with the fewest. Those of a stage that goes on until its
     * times are narrow are of one content after the other: where time is short, the first contents are settled rather
     * than none.
     */
    List<Task> open(StudyStage stage) {
        boolean untilNarrow = stage.goesOnUntilNarrow();
        Set<Figure.Key> wide = untilNarrow ? wide() : Set.of();
        List<Task> open = plan.tasks(stage).stream()
                .filter(task -> needsFork(task, wide.contains(task.key())))
                .toList();
        if (untilNarrow && !open.isEmpty()) {
            String first = open.get(0).key().content();
            open = open.stream()
                    .filter(task -> first.equals(task.key().content()))
                    .toList();
        }
        int fewest = open.stream().mapToInt(this::made).min().orElse(0);
        return new ArrayList<>(
                open.stream().filter(task -> made(task) == fewest).toList());
    }

    private boolean needsFork(Task task, boolean isWide) {
        if (failures.containsKey(task)) {
            return false;
        }
        int least = plan.forks(task);
        return settled(task) < least && tries.getOrDefault(task, 0) < least + MORE_FORKS
                || isWide && made(task) < plan.configuration().mostForks();
    }

    /** The times whose intervals are wide. */
    private Set<Figure.Key> wide() {
        return figures().stream()
                .filter(time -> !time.hasNarrowInterval())
                .map(Figure::key)
                .collect(Collectors.toSet());
    }

    /** Makes one fork; JMH's form of it goes into a file. */
    void measure(Task task, JmhFile jmhFile) throws IOException {
        List<String> arguments = new ArrayList<>(MeasuredJvm.ARGUMENTS);
        arguments.addAll(MeasuredJvm.ownProperties());
        tries.merge(task, 1, Integer::sum);
        try {
            ForkOutcome fork = new Fork(task.jvm().executable(), arguments, log)
                    .run(task.measurement().request(plan.configuration(), paces.of(task.jvm())));
            paces.add(task.jvm(), fork.freePace());
            if (fork.settled()) {
                task.figures(fork).forEach(figure -> figures.merge(figure.key(), figure, Figure::and));
                jmhFile.add(fork.jmh());
            } else {
                unsettled.merge(task, 1, Integer::sum);
            }
        } catch (Fork.FailedException e) {
            String why = requireNonNull(e.getMessage());
            if (why.contains(JMH_LOCK)) {
                throw new IOException("another run of JMH is under way on this machine; start again after its end", e);
            }
            failures.put(task, new Skipped(task.title(), "it failed: " + why, "see " + log.getFileName()));
        }
    }

    /** Forks of a task that have ended or will not be tried again. */
    int made(Task task) {
        return failures.containsKey(task) ? plan.forks(task) : settled(task) + unsettled.getOrDefault(task, 0);
    }

    private int settled(Task task) {
        Figure figure = figures.get(task.key());
        return figure == null ? 0 : figure.forks().size();
    }

    /** Planned forks of some tasks that have settled. */
    int settled(List<Task> tasks) {
        return tasks.stream()
                .mapToInt(task -> Math.min(plan.forks(task), settled(task)))
                .sum();
    }

    /** How many forks of each task have not settled. */
    List<Figure> unsettled() {
        return plan.tasks().stream()
                .filter(unsettled::containsKey)
                .map(task -> Figure.of(task.key().of(Quantity.UNSETTLED), requireNonNull(unsettled.get(task))))
                .toList();
    }

    /**
     * What forks have found out. Intervals follow from the scatter of a stage that goes on until they are narrow, or of
     * all other stages: what comes later does not widen what was narrow.
     */
    List<Figure> figures() {
        Map<StudyStage, List<Figure>> parts = plan.tasks().stream()
                .collect(Collectors.groupingBy(
                        task -> plan.stage(task).goesOnUntilNarrow() ? plan.stage(task) : StudyStage.REST,
                        Collectors.flatMapping(
                                task -> task.keys().map(figures::get).filter(Objects::nonNull), Collectors.toList())));
        Map<Figure.Key, Figure> pooled = parts.values().stream()
                .flatMap(part -> PooledScatter.of(part).stream())
                .collect(Collectors.toMap(Figure::key, figure -> figure));
        return plan.tasks().stream()
                .flatMap(Task::keys)
                .map(pooled::get)
                .filter(Objects::nonNull)
                .toList();
    }

    /** What failed, and what did not settle often enough. */
    List<Skipped> skipped() {
        Stream<Skipped> neverSettled = unsettled.keySet().stream()
                .filter(task -> settled(task) < plan.forks(task)
                        && tries.getOrDefault(task, 0) >= plan.forks(task) + MORE_FORKS)
                .map(task -> new Skipped(
                        task.title(),
                        "only " + settled(task) + " of its " + made(task) + " forks settled within "
                                + TimeUnit.MILLISECONDS.toSeconds(
                                        plan.configuration().mostMillis()) + " s",
                        "measure it on a quieter machine"));
        return Stream.concat(failures.values().stream(), neverSettled).toList();
    }
}
