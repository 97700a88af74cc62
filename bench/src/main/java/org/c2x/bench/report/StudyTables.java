package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.length.Length;
import org.c2x.bench.published.Memory;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;

/** What the tables of the studies of 2014 and 2015 have in common. */
record StudyTables(StudyResult result) {
    /** Reason for a figure that this run did not measure. */
    static final String NOT_HERE = "not in these result files: c2x study --full measures it";

    private static final String NEEDS_C = "needs the C harness";
    private static final String GRAMMAR = "JVM against C: the library builds channels and state for each message";
    private static final String NO_BUFFERS = "JVM against C: no buffer but the result, which has its final length";
    private static final String HEADERS = "JVM against C: each object has a header of 12 octets, numbers may be boxed";

    /**
     * A line of a table of memory.
     *
     * @param published null where the study has no such encoder
     * @param schemes   ours for it, the best first
     */
    record MemoryLine(
            StudyScheme study, String label, String content, @Nullable Memory published, List<String> schemes) {}

    /** Published beside measured lengths; of a content that was measured with the study's certificate too, that. */
    Table lengths(String title, List<Length> lengths, boolean in2014) {
        return new Table(
                title,
                "Octets. The difference is measured less published.",
                Table.andText(Table.numbers("published", "measured", "difference"), "why they differ"),
                lengths.stream()
                        .map(Length::content)
                        .distinct()
                        .map(content -> new Block(
                                content,
                                lengths.stream()
                                        .filter(length -> length.content().equals(content))
                                        .map(length -> line(length, in2014))
                                        .toList()))
                        .toList());
    }

    private static Line line(Length length, boolean in2014) {
        var published = in2014 ? length.published2014() : length.published2015();
        Marks marks = Marks.of(length.scheme(), length.content());
        if (length.length() == null) {
            return new Line(
                    length.scheme(),
                    marks,
                    List.of(
                            Cell.number(published.toPlainString()),
                            Cell.number(null),
                            Cell.number(null),
                            Cell.missing(length.reason())));
        }
        var difference = length.length().subtract(published);
        return new Line(
                length.scheme(),
                marks,
                List.of(
                        Cell.number(published.toPlainString()),
                        Cell.number(length.length().toPlainString()),
                        Cell.number(difference.signum() == 0 ? "0" : String.format("%+.0f", difference)),
                        Cell.text(length.reason())));
    }

    /** Published beside measured heap and stack. */
    Table memory(String title, Direction direction, List<MemoryLine> lines) {
        Map<String, List<MemoryLine>> byContent = lines.stream()
                .sorted(Comparator.comparing(MemoryLine::study))
                .collect(Collectors.groupingBy(
                        MemoryLine::content, LinkedHashMap::new, Collectors.toList()));
        return new Table(
                title,
                "Octets of one message to " + direction.label()
                        + ", measured at the codec boundary, as the studies did. They count what C and C++ libraries ask malloc for and what their frames take; in a JVM "
                        + "objects have headers and frames are the JIT compiler’s: compare the order, not the octets.",
                Table.andText(
                        Table.numbers(
                                "heap, published",
                                "heap, JVM",
                                "heap, native",
                                "stack, published",
                                "stack, JVM",
                                "stack, native"),
                        "why they differ"),
                byContent.entrySet().stream()
                        .map(block -> new Block(
                                block.getKey(),
                                block.getValue().stream()
                                        .map(line -> memoryLine(line, direction))
                                        .toList()))
                        .toList());
    }

    private Line memoryLine(MemoryLine line, Direction direction) {
        Optional<MemoryRow> measured = line.schemes().stream()
                .flatMap(scheme -> memory(scheme, line.content(), direction).stream())
                .findFirst();
        List<MemoryRow> natives = natives(line, direction);
        Marks marks = new Marks(line.study().family().style(), line.content(), null, null);
        List<Cell> cells = new ArrayList<>();
        cells.add(Cell.number(line.published() == null ? null : Figures.octets(line.published().heap())));
        cells.add(cell(measured.map(MemoryRow::allocatedOctets), line));
        cells.add(nativeCell(natives, row -> row.allocatedOctets()));
        cells.add(Cell.number(line.published() == null ? null : Figures.octets(line.published().stack())));
        cells.add(cell(measured.map(MemoryRow::stackOctets).map(Long::doubleValue), line));
        cells.add(nativeCell(natives, row -> row.stackOctets() == null ? null : (double) row.stackOctets()));
        cells.add(measured.isEmpty()
                ? Cell.missing(why(line.schemes(), line.content()))
                : Cell.text(reason(line, measured.get())));
        return new Line(
                line.label() + measured.map(row -> " · " + row.scheme()).orElse(""), marks, cells);
    }

    private static String reason(MemoryLine line, MemoryRow measured) {
        if (line.study() == StudyScheme.EXI) {
            return GRAMMAR;
        }
        return measured.allocatedOctets() <= line.published().heap() ? NO_BUFFERS : HEADERS;
    }

    private static Cell cell(Optional<Double> octets, MemoryLine line) {
        return Cell.number(octets.map(Figures::octets).orElse(null))
                .small(octets.isPresent() || line.published() == null ? null : "not measured");
    }

    private static Cell nativeCell(List<MemoryRow> rows, Function<MemoryRow, Double> octets) {
        return rows.isEmpty()
                ? Cell.number(null).small(NEEDS_C)
                : Cell.number(rows.stream()
                                .map(octets)
                                .map(value -> value == null ? "–" : Figures.octets(value))
                                .collect(Collectors.joining(" / ")))
                        .small(rows.stream().map(MemoryRow::scheme).collect(Collectors.joining(" / ")));
    }

    private Optional<MemoryRow> memory(String scheme, String content, Direction direction) {
        return result.memory().stream()
                .filter(row -> row.scheme().equals(scheme)
                        && row.content().equals(content)
                        && row.direction() == direction
                        && Findings.isUnder(row.boundary(), Boundary.CODEC))
                .findFirst();
    }

    private List<MemoryRow> natives(MemoryLine line, Direction direction) {
        return result.memory().stream()
                .filter(row -> Family.isNative(row.scheme())
                        && Family.of(row.scheme()) == line.study().family()
                        && row.content().equals(line.content())
                        && row.direction() == direction
                        && Findings.isUnder(row.boundary(), Boundary.CODEC))
                .toList();
    }

    /** Why there is no figure of any of some schemes: none of them can encode it, or none was measured. */
    private String why(List<String> schemes, String content) {
        List<Length> lengths = result.lengths().stream()
                .filter(length -> schemes.contains(length.scheme()) && length.content().equals(content))
                .toList();
        return lengths.isEmpty() || lengths.stream().anyMatch(length -> length.length() != null)
                ? NOT_HERE
                : lengths.get(0).reason();
    }

    /** Our bars for a figure of a study that prints no values. */
    Chart figure(String title, Direction direction, List<String> contents) {
        List<Row> rows = contents.stream()
                .flatMap(content -> Stream.of(StudyScheme.values())
                        .flatMap(scheme -> Stream.of(scheme.forTime(), scheme.forSpace()))
                        .flatMap(schemes -> firstMeasured(schemes, content, direction)))
                .toList();
        return TimeSection.chart(result, title, rows);
    }

    private Stream<Row> firstMeasured(List<String> schemes, String content, Direction direction) {
        return schemes.stream()
                .map(scheme -> result.rows().stream()
                        .filter(row -> row.scheme().equals(scheme)
                                && row.content().equals(content)
                                && row.direction() == direction
                                && Findings.isMain(row))
                        .toList())
                .filter(rows -> !rows.isEmpty())
                .limit(1)
                .flatMap(List::stream);
    }
}
