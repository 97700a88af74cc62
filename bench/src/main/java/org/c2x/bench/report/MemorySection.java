package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.StudyResult;

/** Heap and stack of one operation, and what a decoded message keeps. */
final class MemorySection {

    private MemorySection() {}

    static Section of(StudyResult result) {
        return Section.of(
                "memory",
                "Memory of one message",
                "Octets in warm, compiled code. Allocated: on the heap by one operation, its result included. In JVMs "
                        + "it is measured with compilation in the foreground, where it repeats to the octet: which "
                        + "objects the compiler does without depends on what it inlines, and in the JVMs that were "
                        + "timed, which compile in the background, that varies, so that B/op beside times may be "
                        + "more. Stack: below the caller at the deepest point; in JVMs without the frame of the "
                        + "innermost method, some tens of octets, as the JVM looks for room where a method calls "
                        + "others. Retained: reachable from a decoded message, each object once, what the "
                        + "codec itself holds left out.",
                Stream.of(Direction.values())
                        .map(direction -> part(direction, result))
                        .toArray(Part[]::new));
    }

    private static Part part(Direction direction, StudyResult result) {
        List<MemoryRow> rows = result.memory().stream()
                .filter(row -> row.direction() == direction)
                .sorted(Comparator.<MemoryRow, Family>comparing(row -> Family.of(row.scheme()))
                        .thenComparing(MemoryRow::scheme)
                        .thenComparing(MemoryRow::boundary, Comparator.reverseOrder()))
                .toList();
        List<String> contents = result.memory().stream().map(MemoryRow::content).distinct().toList();
        boolean decode = direction == Direction.DECODE;
        return new Part(
                "To " + direction.label(),
                List.of(),
                List.of(Chart.of(
                        "Heap allocated to " + direction.label(),
                        "octets per message, logarithmic; an operation without allocation has no bar",
                        contents.stream()
                                .flatMap(content -> rows.stream()
                                        .filter(row -> row.content().equals(content) && row.allocatedOctets() >= 1))
                                .map(row -> point(row, result))
                                .toList())),
                List.of(new Table(
                        "Memory to " + direction.label(),
                        "Octets, or multiples of the least of the same content and boundary.",
                        decode ? Table.numbers("allocated", "stack", "retained") : Table.numbers("allocated", "stack"),
                        contents.stream()
                                .map(content -> block(
                                        content,
                                        rows.stream()
                                                .filter(row -> row.content().equals(content))
                                                .toList(),
                                        result))
                                .toList())));
    }

    private static Chart.Point point(MemoryRow row, StudyResult result) {
        String figure = Figures.octets(row.allocatedOctets()) + " octets";
        String name = name(row, result);
        return new Chart.Point(
                row.content(),
                name,
                marks(row),
                row.boundary() == Boundary.CODEC && !isNative(row, result) ? "pale" : "",
                row.allocatedOctets(),
                null,
                null,
                figure,
                name + ", " + row.content() + ": " + figure);
    }

    private static Marks marks(MemoryRow row) {
        return Marks.of(row.scheme(), row.content()).with(row.boundary(), row.environment());
    }

    private static String name(MemoryRow row, StudyResult result) {
        return Names.contestant(
                row.scheme(),
                isNative(row, result) ? null : row.boundary(),
                result.environments().size() > 1 ? row.environment() : null);
    }

    private static boolean isNative(MemoryRow row, StudyResult result) {
        return Targets.isNative(result.environment(row.environment()));
    }

    private static Block block(String content, List<MemoryRow> rows, StudyResult result) {
        return new Block(
                content,
                rows.stream()
                        .map(row -> new Line(
                                name(row, result),
                                marks(row),
                                cells(row, rows.stream()
                                        .filter(other -> other.environment().equals(row.environment())
                                                && Findings.isUnder(other.boundary(), row.boundary()))
                                        .toList())))
                        .toList());
    }

    private static List<Cell> cells(MemoryRow row, List<MemoryRow> rivals) {
        Stream<Cell> both = Stream.of(
                cell(row, rivals, MemoryRow::allocatedOctets), cell(row, rivals, one -> asDouble(one.stackOctets())));
        return row.direction() == Direction.ENCODE
                ? both.toList()
                : Stream.concat(both, Stream.of(cell(row, rivals, one -> asDouble(one.retainedOctets()))))
                        .toList();
    }

    private static Cell cell(
            MemoryRow row, List<MemoryRow> rivals, Function<MemoryRow, @Nullable Double> octets) {
        Double own = octets.apply(row);
        if (own == null) {
            return Cell.number(null);
        }
        double least = rivals.stream()
                .map(octets)
                .filter(value -> value != null)
                .mapToDouble(value -> value)
                .min()
                .orElse(own);
        return Cell.number(Figures.octets(own))
                .relative(least >= 1 ? Figures.significant(own / least) + " ×" : null);
    }

    private static @Nullable Double asDouble(@Nullable Long octets) {
        return octets == null ? null : octets.doubleValue();
    }
}
