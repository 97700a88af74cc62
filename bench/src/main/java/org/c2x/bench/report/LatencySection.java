package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** How times are distributed, and how long the first message takes. */
final class LatencySection {
    private LatencySection() {}

    static Section of(StudyResult result) {
        List<Figure> medians =
                result.of(Quantity.P50).sorted(Family.order(result)).toList();
        return Section.of(
                "latency",
                "Latency",
                "Percentiles of the time per message in bursts of a hundred different messages. (Reading "
                        + "the clock takes about as long as one fast operation; the empty burst shows how long.) "
                        + "Each is the mean over fresh processes (forks).",
                Part.of("Bursts", table(medians, result)));
    }

    private static Table table(List<Figure> medians, StudyResult result) {
        Map<String, List<Line>> lines = new LinkedHashMap<>();
        medians.forEach(median -> lines.computeIfAbsent(group(median), first -> new ArrayList<>())
                .add(new Line(name(median, result), Marks.of(result, median), cells(median, result))));
        return new Table(
                "Percentiles",
                "ns per message.",
                Table.numbers("50 %", "90 %", "99 %", "99.9 %", "most"),
                lines.entrySet().stream()
                        .map(group -> new Block(group.getKey(), group.getValue()))
                        .toList());
    }

    private static List<Cell> cells(Figure median, StudyResult result) {
        return Quantity.LATENCIES.stream()
                .map(percentile -> result.figures()
                        .beside(median, percentile)
                        .map(figure ->
                                Cell.number(Figures.significant(figure.value())).tip(tip(figure)))
                        .orElse(Cell.number(null)))
                .toList();
    }

    private static String group(Figure percentile) {
        return percentile.isBaseline()
                ? percentile.requireOperation().label()
                : percentile.content() + ", " + percentile.requireOperation().label();
    }

    private static String name(Figure percentile, StudyResult result) {
        return Wording.contestant(
                percentile.isBaseline() ? "reading the clock" : percentile.scheme(),
                percentile.boundary(),
                environment(percentile, result));
    }

    private static @Nullable String environment(Figure figure, StudyResult result) {
        return result.environments().size() > 1 ? figure.environment() : null;
    }

    private static String tip(Figure percentile) {
        return group(percentile) + ", " + percentile.scheme() + ", " + percentile.quantity() + "; "
                + Figures.forks(percentile);
    }

    /** The first message of a process. */
    static Section coldStart(StudyResult result) {
        List<Chart.Point> points = result.of(Quantity.FIRST_MESSAGE)
                .sorted(Family.order(result))
                .map(first -> new Chart.Point(
                        first.content() + ", " + first.requireOperation().label(),
                        Wording.contestant(first.scheme(), null, environment(first, result)),
                        Marks.of(result, first.scheme(), first.content()).with(null, first.environment()),
                        "",
                        millis(first.value()),
                        millis(first.low()),
                        millis(first.high()),
                        Figures.significant(millis(first.value())) + " ms",
                        first.scheme() + "; "
                                + first.forks().stream()
                                        .map(nanos -> Figures.significant(millis(nanos)))
                                        .collect(Collectors.joining(", ", "forks: ", " ms"))))
                .toList();
        return Section.of(
                "cold",
                "Cold start",
                "Time from a codec’s first use in a fresh process to its first result: its classes or "
                        + "its native library are loaded, its schema or grammar is built, and code is interpreted. "
                        + "The list of codecs and the classes of the message are loaded before.",
                new Part(
                        "First message",
                        List.of(),
                        List.of(Chart.of("First message", "ms, logarithmic", points)),
                        List.of()));
    }

    private static double millis(double nanos) {
        return nanos / 1e6;
    }
}
