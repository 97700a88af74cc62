package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/**
 * What a run will measure. Forks are made in rounds, one of each measurement in a round and in another order in each:
 * whatever slows the machine down for a while then meets a fork of many measurements, not all forks of a few.
 */
public final class Plan {
    private final Effort effort;
    private final StudyScope scope;
    private final Configuration configuration;
    private final List<Task> tasks = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final List<Figure> lengths = new ArrayList<>();

    private Plan(Effort effort, StudyScope scope) {
        this.effort = effort;
        this.scope = scope;
        this.configuration = effort.configuration(scope);
    }

    /**
     * Every scheme with every content, as far as its codec can do it. A codec that does not give its input back is
     * not measured.
     */
    public static Plan of(Effort effort, StudyScope scope) {
        Plan plan = new Plan(effort, scope);
        plan.skipped.addAll(BenchSchemes.unavailable(scope.schemes()));
        Measurements measurements = new Measurements(effort, plan.configuration);
        scope.contents().forEach(content -> measurements.add(content, scope.usable()));
        plan.take(measurements, measurement -> true);
        return plan;
    }

    /**
     * The same, and beside it what a published study has measured: of each content encoding and decoding, or what is
     * converted, from and to records.
     */
    public static Plan of(Effort effort, StudyScope scope, List<Contest> published) {
        Plan plan = of(effort, scope);
        Measurements measurements = new Measurements(effort, plan.configuration);
        published.forEach(contest -> contest.contents()
                .forEach(content -> measurements.add(
                        content, contest.schemes().stream().filter(Codecs::has).toList())));
        plan.take(measurements, Plan::isPublished);
        return plan;
    }

    /** Schemes to compare with each other on some contents. */
    public record Contest(List<String> schemes, List<BenchContent<?>> contents) {}

    /** Only encoding and decoding of the contestants, at some boundaries. */
    public static Plan withoutBaselines(Effort effort, List<Contest> contests, Set<Boundary> boundaries) {
        Plan plan = new Plan(
                effort,
                StudyScope.of(
                        contests.stream()
                                .flatMap(contest -> contest.schemes().stream())
                                .toList(),
                        contests.stream()
                                .<BenchContent<?>>flatMap(contest -> contest.contents().stream())
                                .toList()));
        Measurements measurements = new Measurements(effort, plan.configuration);
        contests.forEach(
                contest -> contest.contents().forEach(content -> measurements.add(content, contest.schemes())));
        plan.take(measurements, measurement -> isContestant(measurement, boundaries));
        return plan;
    }

    /** False if its times mean nothing. */
    boolean isMeasurement() {
        return effort != Effort.SMOKE;
    }

    private void take(Measurements measurements, Predicate<Measurement> isWanted) {
        skipped.addAll(measurements.skipped());
        lengths.addAll(measurements.lengths());
        for (MeasuredJvm jvm : scope.jvms()) {
            measurements.all().stream().filter(isWanted).forEach(measurement -> tasks.add(new Task(measurement, jvm)));
        }
    }

    private static boolean isPublished(Measurement measurement) {
        return measurement instanceof MeanTime time
                && (time.boundary() == Boundary.END_TO_END || time.boundary() == Boundary.BOTH)
                && (time.content().isConverted()
                        ? time.operation().isConversion()
                        : time.operation() == Operation.ENCODE
                                || time.operation() == Operation.DECODE
                                || time.operation().isReception());
    }

    private static boolean isContestant(Measurement measurement, Set<Boundary> boundaries) {
        return measurement instanceof MeanTime time
                && boundaries.contains(time.boundary())
                && (time.operation() == Operation.ENCODE || time.operation() == Operation.DECODE);
    }

    public Effort effort() {
        return effort;
    }

    public Configuration configuration() {
        return configuration;
    }

    /** What will be measured with. */
    public List<Environment> environments() {
        return scope.jvms().stream().map(MeasuredJvm::environment).toList();
    }

    /** Number of figures. */
    public int size() {
        return tasks.size();
    }

    /** Number of JVMs that will be started for them. */
    public int forks() {
        return tasks.stream().mapToInt(this::forks).sum();
    }

    /** Whether all that was planned is among the figures of a result. */
    public boolean isIn(StudyResult result) {
        return tasks.stream().allMatch(task -> result.figures().find(task.key()).isPresent());
    }

    /** Lengths of what is measured, which the planning has found out. */
    List<Figure> lengths() {
        return List.copyOf(lengths);
    }

    /** What cannot be measured here. */
    public List<Skipped> skipped() {
        return List.copyOf(skipped);
    }

    /** About how long it will take, in milliseconds. */
    public long estimatedMillis() {
        return tasks.stream()
                .mapToLong(task -> (long) forks(task) * forkMillis(task))
                .sum();
    }

    /** The JVM for what is measured in one only. */
    MeasuredJvm firstJvm() {
        return scope.jvms().get(0);
    }

    /** All that is to be measured, as a report shows it. */
    List<Task> tasks() {
        return List.copyOf(tasks);
    }

    /** Forks wanted of a task. */
    int forks(Task task) {
        return task.measurement().forks(configuration);
    }

    /** About how long one fork of a task takes. */
    int forkMillis(Task task) {
        return task.measurement().forkMillis(configuration);
    }

    /** The rounds, each the tasks that need one more fork, in an order that is the same in every run. */
    List<List<Task>> rounds() {
        int rounds = tasks.stream().mapToInt(this::forks).max().orElse(0);
        List<List<Task>> all = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            int made = round;
            List<Task> open = new ArrayList<>(
                    tasks.stream().filter(task -> forks(task) > made).toList());
            Collections.shuffle(open, new Random(round));
            all.add(open);
        }
        return all;
    }
}
