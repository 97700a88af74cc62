package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Skipped;

/** What a run will measure, stage by stage. */
public final class Plan {
    private final Effort effort;
    private final StudyScope scope;
    private final Configuration configuration;
    /** Whether somebody chose what to measure, so that all of it leads. */
    private final boolean chosen;

    private final List<Task> tasks = new ArrayList<>();
    /** Length of the shortest encoding of the schemes that lead, by content. */
    private final Map<String, Double> shortest = new HashMap<>();

    private final List<Skipped> skipped = new ArrayList<>();
    private final List<Figure> lengths = new ArrayList<>();

    private Plan(Effort effort, StudyScope scope, boolean chosen) {
        this.effort = effort;
        this.scope = scope;
        this.chosen = chosen;
        this.configuration = effort.configuration(scope);
    }

    /**
     * Every scheme with every content, as far as its codec can do it. A codec that does not give its input back is
     * not measured.
     */
    public static Plan of(Effort effort, StudyScope scope) {
        return of(effort, scope, true);
    }

    private static Plan of(Effort effort, StudyScope scope, boolean chosen) {
        Plan plan = new Plan(effort, scope, chosen);
        plan.skipped.addAll(BenchSchemes.unavailable(scope.schemes()));
        Measurements measurements = new Measurements(effort, plan.configuration);
        scope.contents().forEach(content -> measurements.add(content, scope.usable()));
        plan.take(measurements, measurement -> true);
        return plan;
    }

    /**
     * What is measured where nobody chose anything, and beside it what a published study has measured: of each content
     * encoding and decoding, or what is converted, from and to records.
     */
    public static Plan of(Effort effort, StudyScope scope, List<Contest> published) {
        Plan plan = of(effort, scope, false);
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
                                .toList()),
                true);
        Measurements measurements = new Measurements(effort, plan.configuration);
        contests.forEach(
                contest -> contest.contents().forEach(content -> measurements.add(content, contest.schemes())));
        plan.take(measurements, measurement -> isContestant(measurement, boundaries));
        return plan;
    }

    private void take(Measurements measurements, Predicate<Measurement> isWanted) {
        skipped.addAll(measurements.skipped());
        lengths.addAll(measurements.lengths());
        measurements.all().forEach(measurement -> {
            if (measurement instanceof MeanTime time
                    && time.operation() == Operation.CLONE_OCTETS
                    && Effort.isBase(time)) {
                shortest.merge(time.content().name(), time.lengthOctets(), Math::min);
            }
        });
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

    /** Number of figures of a stage. */
    public int size(StudyStage stage) {
        return tasks(stage).size();
    }

    /** Lengths of what is measured, which the planning has found out. */
    List<Figure> lengths() {
        return List.copyOf(lengths);
    }

    /** What cannot be measured here. */
    public List<Skipped> skipped() {
        return List.copyOf(skipped);
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

    /** The stage that a task belongs to. */
    StudyStage stage(Task task) {
        if (task.measurement() instanceof MeanTime time && leads(time)) {
            return chosen || Effort.isOfHeadline(time.content()) ? StudyStage.HEADLINE : StudyStage.ENVELOPES;
        }
        return StudyStage.ofLater(task.measurement());
    }

    private boolean leads(MeanTime time) {
        boolean isWhole = isFirstBaseline(time)
                || (time.operation() == Operation.ENCODE || time.operation() == Operation.DECODE)
                        && time.boundary() != Boundary.CODEC
                        && time.boundary() != Boundary.LOOP;
        return isWhole && (chosen || Effort.isBase(time));
    }

    /** The copy of the graph, and of the clones of octets that of the shortest encoding. */
    private boolean isFirstBaseline(MeanTime time) {
        return time.operation() == Operation.COPY_GRAPH
                || time.operation() == Operation.CLONE_OCTETS
                        && (chosen
                                || time.lengthOctets()
                                        == shortest.getOrDefault(time.content().name(), Double.NaN));
    }

    /** The tasks of a stage, in the order in which a report shows them. */
    List<Task> tasks(StudyStage stage) {
        return tasks.stream().filter(task -> stage(task) == stage).toList();
    }
}
