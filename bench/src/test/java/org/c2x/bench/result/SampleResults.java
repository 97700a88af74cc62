package org.c2x.bench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;

/** Results with round numbers, for tests of what reads and shows results. No machine ever measured them. */
public final class SampleResults {
    private static final double LENGTH = 50;

    private SampleResults() {}

    /** Two schemes, one content, both baselines, an error to every time. */
    public static StudyResult complete() {
        return of(
                Header.State.COMPLETE,
                time(Figure.BASELINE, Operation.COPY_GRAPH, null, 100),
                time(Comparison.clone(LENGTH), Operation.CLONE_OCTETS, null, 10),
                time("swift", Operation.ENCODE, Boundary.BOTH, 40),
                time("swift", Operation.DECODE, Boundary.BOTH, 110),
                time("slow", Operation.ENCODE, Boundary.END_TO_END, 4000),
                time("slow", Operation.ENCODE, Boundary.CODEC, 20));
    }

    /** A result of times, one more planned. */
    public static StudyResult of(Header.State state, Figure... times) {
        return of("jvm", state, times);
    }

    /** The same in an environment of a name. */
    public static StudyResult of(String environment, Header.State state, Figure... times) {
        Figure.Key swift =
                new Figure.Key(environment, "swift", "sample", Operation.DECODE, Boundary.BOTH, Quantity.HEAP);
        List<Figure> figures = new ArrayList<>();
        for (Figure time : times) {
            figures.add(time);
            figures.add(Figure.of(time.key().of(Quantity.ALLOCATED), 64));
        }
        double percentile = 40;
        for (Quantity quantity : Quantity.LATENCIES) {
            Figure.Key key = new Figure.Key(environment, "swift", "sample", Operation.ENCODE, Boundary.BOTH, quantity);
            figures.add(Figure.ofForks(key, List.of(percentile++, 41.0)));
        }
        figures.add(Figure.ofForks(
                new Figure.Key(
                        environment, "swift", "sample", Operation.DECODE, Boundary.END_TO_END, Quantity.FIRST_MESSAGE),
                List.of(9e6, 9e6)));
        figures.add(Figure.of(swift, 64));
        figures.add(Figure.of(swift.of(Quantity.STACK), 512));
        figures.add(Figure.of(swift.of(Quantity.RETAINED), 64));
        figures.addAll(List.of(
                length("swift", "sample", LENGTH),
                length("slow", "sample", LENGTH),
                length("a", "sample", LENGTH),
                length("uper", "cam", 43),
                Figure.of(Figure.Key.of("swift", "sample", Quantity.DEFLATED), 48),
                Figure.of(Figure.Key.of("uper", "sample", Quantity.bits("value", "a.b")), 8),
                Figure.of(Figure.Key.of("", "sample", Quantity.level(1)), 2),
                Figure.of(Figure.Key.of("", "sample", Quantity.level(2)), 5)));
        return new StudyResult(
                new Header(
                        "quick",
                        state,
                        times.length + 1,
                        times.length,
                        "2026-01-02T03:04:05Z",
                        "2026-01-02T03:09:05Z",
                        List.of(environment(environment)),
                        new Configuration(
                                3,
                                2,
                                10,
                                4,
                                200,
                                5,
                                200,
                                List.of("swift", "slow"),
                                List.of("sample"),
                                List.of(Direction.values()))),
                figures,
                List.of(
                        new Skipped("a scheme", "it needs <a library>", "install it"),
                        Skipped.of("slow", "other", "the scheme has no codec for an Other")));
    }

    /** A result of one JVM. */
    public static StudyResult of(List<Figure> figures, List<Skipped> skipped) {
        return new StudyResult(header(environment("jvm")), figures, skipped);
    }

    /** A result without figures that something was skipped of. */
    public static StudyResult withSkipped(Skipped... skipped) {
        return of(List.of(), List.of(skipped));
    }

    /** A result with other figures, and not complete. */
    public static StudyResult broken(StudyResult all, int made, List<Figure> figures) {
        Header header = all.header();
        return new StudyResult(
                new Header(
                        header.mode(),
                        Header.State.INCOMPLETE,
                        header.planned(),
                        made,
                        header.started(),
                        null,
                        header.environments(),
                        header.configuration(),
                        header.stages().stream()
                                .map(stage -> new Stage(stage.name(), stage.title(), stage.planned(), 0))
                                .toList(),
                        header.module(),
                        header.schemes()),
                figures,
                all.skipped());
    }

    /** What a program without a JVM writes: a count, and other figures of the environment {@code geode}. */
    public static StudyResult ofNative(Figure... figures) {
        Environment geode = new Environment(
                "geode",
                "A processor",
                "unknown",
                1,
                0,
                "An OS 1",
                "i586",
                null,
                new Environment.Compiler("gcc 14", List.of("-O3"), "geode"),
                Map.of(),
                "abcdef");
        return new StudyResult(
                header(geode),
                Stream.concat(Stream.of(Figure.of(inC(Quantity.INSTRUCTIONS), 250)), Stream.of(figures))
                        .toList(),
                List.of());
    }

    /** The same with one time, of this process alone. */
    public static StudyResult ofNative(double nanos) {
        return ofNative(Figure.ofForks(inC(Quantity.TIME), List.of(nanos)));
    }

    /** What figures in C are about. */
    public static Figure.Key inC(Quantity quantity) {
        return new Figure.Key("geode", "swift", "sample", Operation.ENCODE, Boundary.CODEC, quantity);
    }

    private static Header header(Environment environment) {
        return new Header(
                "made up",
                Header.State.COMPLETE,
                1,
                1,
                "2026-01-02T03:04:05Z",
                null,
                List.of(environment),
                new Configuration(1, 0, 0, 0, 0, 1, 0, List.of(), List.of(), List.of()));
    }

    /** An environment of a name. */
    public static Environment environment(String id) {
        return new Environment(
                id,
                "A processor",
                "governor performance",
                2,
                1L << 34,
                "An OS 1",
                "arch",
                new Environment.Jvm("A JVM 17", List.of("-Xmx1g")),
                null,
                Map.of("library", "1.2"),
                "abcdef");
    }

    /** A length in octets. */
    public static Figure length(String scheme, String content, double octets) {
        return Figure.of(Figure.Key.of(scheme, content, Quantity.LENGTH), octets);
    }

    /** A time of two forks with an interval of a tenth on either side. */
    public static Figure time(String scheme, Operation operation, @Nullable Boundary boundary, double nanos) {
        return new Figure(
                "jvm",
                scheme,
                "sample",
                operation,
                boundary,
                "time",
                "ns",
                nanos,
                new Interval(0.9 * nanos, 1.1 * nanos),
                List.of(nanos, nanos));
    }
}
