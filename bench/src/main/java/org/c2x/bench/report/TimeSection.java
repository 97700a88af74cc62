package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.StudyResult;

/** Times of all schemes, as charts and as tables. */
final class TimeSection {
    /** What contents of many different messages are called. */
    static final String STREAM = "-stream";

    private static final String LEAD =
            "Nanoseconds of processor time per message on a logarithmic axis, less is better. Thin "
                    + "lines are "
                    + Interval.CONFIDENCE
                    + " % confidence intervals of the geometric mean of fresh processes (forks), by Student’s "
                    + "t on logarithms, moderated by the scatter of all figures of the run. Two times whose "
                    + "intervals overlap are not distinguishable. “End to end” is our record to octets and "
                    + "back; “codec” (paler) is the library’s own prepared message to octets and back. Schemes "
                    + "without either word work on the record itself. “Native loop” is “codec” repeated by "
                    + "native code, without calls from the JVM; the empty call is under “" + CrossingTable.NO_MESSAGE
                    + "”. Plain copies are a lower bound: a clone of the octets, a copy of the record graph.";

    private final StudyResult result;
    private final Comparator<Figure> order;

    private TimeSection(StudyResult result) {
        this.result = result;
        this.order = Family.order(result)
                .thenComparing(Figure::scheme)
                .thenComparing(row -> String.valueOf(row.boundary()), Comparator.reverseOrder())
                .thenComparing(Figure::operation)
                .thenComparing(Figure::environment);
    }

    static Section of(StudyResult result) {
        TimeSection times = new TimeSection(result);
        Predicate<Figure> stream = row -> content(row).contains(STREAM);
        return Section.of(
                "time",
                "Time of one message",
                LEAD,
                times.part("The studies’ way: one message again and again", stream.negate()),
                times.part("Varied: 256 different messages in turn", stream),
                new CoresTable(result).part());
    }

    private Part part(String title, Predicate<Figure> which) {
        Targets targets = new Targets(result);
        List<Figure> rows = result.of(Quantity.TIME)
                .filter(which)
                // two numbers of a message are no rival of all of it
                .filter(row -> row.operation() != Operation.VIEW_POSITION)
                .filter(row -> targets.isAtHome(row.environment()))
                .sorted(order)
                .toList();
        List<Chart> charts = Stream.of(Direction.values())
                .map(direction -> chart(
                        "Time to " + direction.label(),
                        rows.stream()
                                .filter(row -> row.direction() == direction)
                                .toList()))
                .toList();
        return new Part(title, notAlike(rows), charts, List.of(table(rows)));
    }

    private List<String> notAlike(List<Figure> rows) {
        return rows.stream()
                .map(Figure::scheme)
                .distinct()
                .flatMap(scheme -> result.facts(scheme).stream())
                .flatMap(facts -> facts.caveats().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** Bars of rows by content. */
    Chart chart(String title, List<Figure> rows) {
        return chart(result, title, rows);
    }

    static Chart chart(StudyResult result, String title, List<Figure> rows) {
        boolean several = rows.stream().map(Figure::environment).distinct().count() > 1;
        List<Chart.Point> points = byContent(rows).values().stream()
                .flatMap(List::stream)
                .map(row -> {
                    Estimate time = Estimate.of(row);
                    return new Chart.Point(
                            content(row),
                            contestant(row, isNative(result, row), several),
                            Marks.of(result, row),
                            row.boundary() == Boundary.CODEC && !isNative(result, row) ? "pale" : "",
                            time.value(),
                            time.low(),
                            time.high(),
                            time.text(),
                            tip(row));
                })
                .toList();
        return Chart.of(title, "ns per message, logarithmic", points);
    }

    private static String tip(Figure row) {
        String interval = Figures.interval(row);
        return row.scheme() + ", " + content(row) + ", "
                + row.requireOperation().label() + ": "
                + Figures.time(row) + " ns, " + (interval == null ? "no interval" : interval)
                + "; " + Figures.forks(row);
    }

    private Table table(List<Figure> rows) {
        return new Table(
                "Figures",
                "Octets of the encoding; then for each direction the time in ns with its interval, or as "
                        + "a multiple of the best of the same content and boundary; records/s with octets/s; "
                        + "octets allocated on the heap (B/op). The small multiple compares with the plain copy.",
                Table.numbers(
                        "octets", "encode", "records/s, octets/s", "B/op", "decode", "records/s, octets/s", "B/op"),
                byContent(rows).entrySet().stream()
                        .map(content -> new Block(content.getKey(), lines(content.getValue())))
                        .toList());
    }

    private List<Line> lines(List<Figure> rows) {
        Least least = new Least();
        rows.stream().filter(row -> !row.isBaseline()).forEach(least::add);
        Map<String, List<Figure>> byContestant = new LinkedHashMap<>();
        rows.forEach(row -> byContestant
                .computeIfAbsent(contestant(result, row), name -> new ArrayList<>())
                .add(row));
        return byContestant.entrySet().stream()
                .map(one -> {
                    Figure any = one.getValue().get(0);
                    List<Cell> cells = new ArrayList<>();
                    cells.add(Cell.number(Figures.octets(result.figures().length(any.scheme(), any.content()))));
                    for (Direction direction : Direction.values()) {
                        cells.addAll(cells(one.getValue(), direction, least));
                    }
                    return new Line(one.getKey(), Marks.of(result, any), cells);
                })
                .toList();
    }

    private List<Cell> cells(List<Figure> own, Direction direction, Least least) {
        return own.stream()
                .filter(row -> row.direction() == direction)
                .findFirst()
                .map(row -> List.of(
                        time(row, least),
                        Cell.number(Figures.large(Comparison.perSecond(row)))
                                .small(Figures.large(Comparison.octetsPerSecond(row, result.figures()))),
                        Cell.number(allocated(row))))
                .orElse(List.of(Cell.number(null), Cell.number(null), Cell.number(null)));
    }

    private @Nullable String allocated(Figure row) {
        return Stream.of(Quantity.ALLOCATED, Quantity.HEAP)
                .flatMap(quantity -> result.figures().beside(row, quantity).stream())
                .map(figure -> Figures.octets(figure.value()))
                .findFirst()
                .orElse(null);
    }

    private Cell time(Figure row, Least least) {
        String interval = Figures.interval(row);
        Ratio toBaseline = Comparison.ratio(row, result.figures());
        String copies = toBaseline == null
                ? null
                : Figures.significant(toBaseline.value()) + " × " + Wording.baseline(row.requireOperation());
        double best = row.isBaseline() ? row.value() : least.rivalling(row);
        return Cell.number(Figures.time(row))
                .relative(Figures.significant(row.value() / best) + " ×")
                .small(Stream.of(interval, copies)
                        .filter(text -> text != null)
                        .reduce((one, other) -> one + ", " + other)
                        .orElse(null))
                .tip(tip(row));
    }

    /** Whether no JVM took part in a row's time. */
    static boolean isNative(StudyResult result, Figure row) {
        return Targets.isNative(result.environment(row.environment()));
    }

    /** Whose time a row is, in tables of a result. */
    static String contestant(StudyResult result, Figure row) {
        return contestant(row, isNative(result, row), result.environments().size() > 1);
    }

    /** Whose time a row is; codecs that no JVM calls have one boundary only. */
    private static String contestant(Figure row, boolean withoutJvm, boolean several) {
        return (withoutJvm ? row.scheme() : Wording.contestant(row)) + (several ? " · " + row.environment() : "");
    }

    private static Map<String, List<Figure>> byContent(List<Figure> rows) {
        return rows.stream()
                .collect(Collectors.groupingBy(TimeSection::content, LinkedHashMap::new, Collectors.toList()));
    }

    private static String content(Figure row) {
        return row.content().isEmpty() ? CrossingTable.NO_MESSAGE : row.content();
    }
}
