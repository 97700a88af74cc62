package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;

/** Times of all schemes, as charts and as tables. */
final class TimeSection {
    /** What contents of many different messages are called. */
    static final String STREAM = "-stream";

    private static final String LEAD =
            "Nanoseconds of one message on a logarithmic axis, less is better; thin lines are " + Time.CONFIDENCE
                    + " % confidence intervals over the means of fresh processes (forks). Two times whose intervals "
                    + "overlap cannot be told apart. “End to end” is our record to octets and back; “codec”, paler, is the library’s "
                    + "own prepared message to octets and back. Schemes with neither word work on the record itself. "
                    + "“Native loop” is “codec” repeated by native code, without the calls from the JVM; an empty call "
                    + "stands under “" + Row.NO_CONTENT + "”. Plain copies show what cannot be undercut: a clone of the "
                    + "octets, a copy of the record graph.";

    private final StudyResult result;
    private final Comparator<Row> order;

    private TimeSection(StudyResult result) {
        this.result = result;
        this.order = Comparator.<Row, Family>comparing(row -> Family.of(row.scheme()))
                .thenComparing(Row::scheme)
                .thenComparing(row -> String.valueOf(row.boundary()), Comparator.reverseOrder())
                .thenComparing(Row::operation)
                .thenComparing(Row::environment);
    }

    static Section of(StudyResult result) {
        TimeSection times = new TimeSection(result);
        Predicate<Row> stream = row -> row.content().contains(STREAM);
        return Section.of(
                "time",
                "Time of one message",
                LEAD,
                times.part("The studies’ way: one message again and again", stream.negate()),
                times.part("Varied: 256 different messages in turn", stream));
    }

    private Part part(String title, Predicate<Row> which) {
        Targets targets = new Targets(result);
        List<Row> rows = result.rows().stream()
                .filter(which)
                .filter(row -> targets.isAtHome(row.environment()))
                .sorted(order)
                .toList();
        List<Chart> charts = Stream.of(Direction.values())
                .map(direction -> chart(
                        "Time to " + direction.label(),
                        rows.stream().filter(row -> row.direction() == direction).toList()))
                .toList();
        return new Part(title, List.of(), charts, List.of(table(rows)));
    }

    /** Bars of rows by content. */
    Chart chart(String title, List<Row> rows) {
        return chart(result, title, rows);
    }

    static Chart chart(StudyResult result, String title, List<Row> rows) {
        boolean several = rows.stream().map(Row::environment).distinct().count() > 1;
        List<Chart.Point> points = contents(rows).stream()
                .flatMap(content -> rows.stream().filter(row -> row.content().equals(content)))
                .map(row -> new Chart.Point(
                        row.content(),
                        contestant(row, isNative(result, row), several),
                        Marks.of(row),
                        row.boundary() == Boundary.CODEC && !isNative(result, row) ? "pale" : "",
                        row.time().nanos(),
                        row.time().lowNanos(),
                        row.time().highNanos(),
                        Figures.significant(row.time().nanos()) + " ns",
                        tip(row)))
                .toList();
        return Chart.of(title, "ns per message, logarithmic", points);
    }

    private static String tip(Row row) {
        String interval = Figures.interval(row.time());
        return row.scheme() + ", " + row.content() + ", " + row.operation().label() + ": "
                + Figures.significant(row.time().nanos()) + " ns"
                + (interval == null ? ", no interval" : ", " + Time.CONFIDENCE + " % interval " + interval)
                + "; " + Figures.forks(row.time());
    }

    private Table table(List<Row> rows) {
        return new Table(
                "Figures",
                "Octets of the encoding; then for each direction the time in ns with its interval, or as a multiple "
                        + "of the best of the same content and boundary; records/s with octets/s; octets allocated on "
                        + "the heap (B/op). The multiple in small print is that of the plain copy.",
                Table.numbers(
                        "octets", "encode", "records/s, octets/s", "B/op", "decode", "records/s, octets/s", "B/op"),
                contents(rows).stream()
                        .map(content -> new Block(content, lines(rows.stream()
                                .filter(row -> row.content().equals(content))
                                .toList())))
                        .toList());
    }

    private List<Line> lines(List<Row> rows) {
        Map<String, List<Row>> byContestant = new LinkedHashMap<>();
        rows.forEach(row -> byContestant
                .computeIfAbsent(contestant(result, row), name -> new ArrayList<>())
                .add(row));
        return byContestant.entrySet().stream()
                .map(one -> {
                    Row any = one.getValue().get(0);
                    List<Cell> cells = new ArrayList<>();
                    cells.add(Cell.number(any.lengthOctets() == null ? null : Figures.octets(any.lengthOctets())));
                    for (Direction direction : Direction.values()) {
                        cells.addAll(cells(one.getValue(), direction, rows));
                    }
                    return new Line(one.getKey(), Marks.of(any), cells);
                })
                .toList();
    }

    private List<Cell> cells(List<Row> own, Direction direction, List<Row> all) {
        return own.stream()
                .filter(row -> row.direction() == direction)
                .findFirst()
                .map(row -> List.of(
                        time(row, all),
                        Cell.number(Figures.large(row.recordsPerSecond()))
                                .small(row.octetsPerSecond() == null ? null : Figures.large(row.octetsPerSecond())),
                        Cell.number(Figures.octets(row.allocatedOctets()))))
                .orElse(List.of(Cell.number(null), Cell.number(null), Cell.number(null)));
    }

    private Cell time(Row row, List<Row> all) {
        String interval = Figures.interval(row.time());
        String copies = row.ratio() == null
                ? null
                : Figures.significant(row.ratio().value()) + " × " + Names.baseline(row.operation());
        OptionalDouble best = all.stream()
                .filter(other -> other.direction() == row.direction()
                        && !other.operation().isBaseline()
                        && other.environment().equals(row.environment())
                        && isComparable(other.boundary(), row.boundary()))
                .mapToDouble(other -> other.time().nanos())
                .min();
        return Cell.number(Figures.significant(row.time().nanos()))
                .relative(Figures.significant(row.time().nanos() / best.orElse(row.time().nanos())) + " ×")
                .small(Stream.of(interval, copies)
                        .filter(text -> text != null)
                        .reduce((one, other) -> one + ", " + other)
                        .orElse(null))
                .tip(tip(row));
    }

    private static boolean isComparable(@Nullable Boundary other, @Nullable Boundary own) {
        return Findings.isUnder(other, own) || own == null || own == Boundary.BOTH;
    }

    /** Whether no JVM took part in a row's time. */
    static boolean isNative(StudyResult result, Row row) {
        return Targets.isNative(result.environment(row.environment()));
    }

    /** Whose time a row is, in tables of a result. */
    static String contestant(StudyResult result, Row row) {
        return contestant(row, isNative(result, row), result.environments().size() > 1);
    }

    /** Whose time a row is; codecs that no JVM calls have one boundary only. */
    private static String contestant(Row row, boolean withoutJvm, boolean several) {
        return (withoutJvm ? row.scheme() : Names.contestant(row)) + (several ? " · " + row.environment() : "");
    }

    private static List<String> contents(List<Row> rows) {
        return rows.stream().map(Row::content).distinct().toList();
    }
}
