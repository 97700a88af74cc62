package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Latency;
import org.c2x.bench.result.Percentiles;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/** How times are distributed, and how long the first message takes. */
final class LatencySection {
    private static final List<ToDoubleFunction<Percentiles>> COLUMNS = List.of(
            Percentiles::p50, Percentiles::p90, Percentiles::p99, Percentiles::p999, Percentiles::max);

    private LatencySection() {}

    static Section of(StudyResult result) {
        List<Latency> latencies = result.latencies().stream()
                .sorted(Comparator.comparing(latency -> Family.of(latency.scheme())))
                .toList();
        int messages = latencies.stream().mapToInt(Latency::messages).max().orElse(0);
        return Section.of(
                "latency",
                "Latency",
                "Percentiles of bursts of " + messages + " different messages, because asking for the time costs about "
                        + "as much as one fast operation; the empty burst shows what that costs.",
                new Part(
                        "Bursts",
                        List.of(),
                        List.of(chart(latencies, result)),
                        List.of(table(latencies, result))));
    }

    private static Chart chart(List<Latency> latencies, StudyResult result) {
        return Chart.of(
                "Median and 99.9th percentile",
                "ns per message, logarithmic; the bar ends at the median, the thin line at the 99.9th percentile",
                latencies.stream()
                        .filter(latency -> latency.content() != null)
                        .map(latency -> new Chart.Point(
                                group(latency),
                                name(latency, result),
                                marks(latency),
                                latency.boundary() == Boundary.CODEC ? "pale" : "",
                                latency.message().p50(),
                                latency.message().p50(),
                                latency.message().p999(),
                                Figures.significant(latency.message().p50()) + " ns",
                                tip(latency)))
                        .toList());
    }

    private static Table table(List<Latency> latencies, StudyResult result) {
        return new Table(
                "Percentiles",
                "ns per message; below, in small print, ns of the whole burst.",
                Table.numbers("50 %", "90 %", "99 %", "99.9 %", "most"),
                latencies.stream()
                        .map(LatencySection::group)
                        .distinct()
                        .map(group -> new Block(
                                group,
                                latencies.stream()
                                        .filter(latency -> group(latency).equals(group))
                                        .map(latency -> new Line(
                                                name(latency, result), marks(latency), cells(latency)))
                                        .toList()))
                        .toList());
    }

    private static List<Cell> cells(Latency latency) {
        return COLUMNS.stream()
                .map(column -> Cell.number(Figures.significant(column.applyAsDouble(latency.message())))
                        .small(Figures.significant(column.applyAsDouble(latency.burst())))
                        .tip(tip(latency)))
                .toList();
    }

    private static String group(Latency latency) {
        return latency.content() == null
                ? "empty burst"
                : latency.content() + ", " + latency.direction().label();
    }

    private static String name(Latency latency, StudyResult result) {
        return Names.contestant(
                latency.scheme().equals(Row.BASELINE) ? "asking for the time" : latency.scheme(),
                latency.boundary(),
                environment(latency.environment(), result));
    }

    private static @Nullable String environment(String id, StudyResult result) {
        return result.environments().size() > 1 ? id : null;
    }

    private static Marks marks(Latency latency) {
        return Marks.of(latency.scheme(), latency.content()).with(latency.boundary(), latency.environment());
    }

    private static String tip(Latency latency) {
        return group(latency) + ", " + latency.scheme() + "; medians of the forks: "
                + latency.forks().stream()
                        .map(fork -> Figures.significant(fork.p50() / latency.messages()))
                        .collect(Collectors.joining(", "))
                + " ns";
    }

    /** The first message of a process. */
    static Section coldStart(StudyResult result) {
        List<Chart.Point> points = result.coldStarts().stream()
                .sorted(Comparator.comparing(cold -> Family.of(cold.scheme())))
                .map(cold -> new Chart.Point(
                        cold.content() + ", " + cold.direction().label(),
                        Names.contestant(cold.scheme(), null, environment(cold.environment(), result)),
                        Marks.of(cold.scheme(), cold.content()).with(null, cold.environment()),
                        "",
                        cold.time().nanos() / 1e6,
                        millis(cold.time().lowNanos()),
                        millis(cold.time().highNanos()),
                        Figures.significant(cold.time().nanos() / 1e6) + " ms",
                        cold.scheme() + "; " + cold.time().forkNanos().stream()
                                .map(nanos -> Figures.significant(nanos / 1e6))
                                .collect(Collectors.joining(", ", "forks: ", " ms"))))
                .toList();
        return Section.of(
                "cold",
                "Cold start",
                "Time from a codec’s first use in a fresh process to its first result: classes are loaded, schema or "
                        + "grammar is built, code is interpreted.",
                new Part(
                        "First message",
                        List.of(),
                        Stream.of(Chart.of("First message", "ms, logarithmic", points)).toList(),
                        List.of()));
    }

    private static @Nullable Double millis(@Nullable Double nanos) {
        return nanos == null ? null : Double.valueOf(nanos / 1e6);
    }
}
