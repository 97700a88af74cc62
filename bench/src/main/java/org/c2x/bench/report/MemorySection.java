package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** Heap and stack of one operation, and what a decoded message keeps. */
final class MemorySection {

    private MemorySection() {}

    static Section of(StudyResult result) {
        return Section.of(
                "memory",
                "Memory of one message",
                "Octets in warm, compiled code. Allocated: on the heap by one operation, including its "
                        + "result. In JVMs it is measured with the compiler in the foreground, which repeats to "
                        + "the octet. (Which objects the compiler eliminates depends on what it inlines. In the "
                        + "timed JVMs, which compile in the background, that varies, so B/op next to times may be "
                        + "more.) Stack: below the caller at the deepest point; in JVMs without the frame of the "
                        + "innermost method, some tens of octets, because the JVM checks for space only where a "
                        + "method calls others. Retained: reachable from a decoded message, each object counted "
                        + "once, without the objects of the codec.",
                Stream.of(Direction.values())
                        .map(direction -> part(direction, result))
                        .toArray(Part[]::new));
    }

    private static Part part(Direction direction, StudyResult result) {
        Map<String, List<Figure>> heaps = result.of(Quantity.HEAP)
                .filter(heap -> heap.direction() == direction)
                .sorted(Family.order(result)
                        .thenComparing(Figure::scheme)
                        .thenComparing(Figure::boundary, Comparator.reverseOrder()))
                .collect(Collectors.groupingBy(Figure::content));
        List<String> contents = result.of(Quantity.HEAP)
                .map(Figure::content)
                .distinct()
                .filter(heaps::containsKey)
                .toList();
        boolean decode = direction == Direction.DECODE;
        return Part.of(
                "To " + direction.label(),
                new Table(
                        "Memory to " + direction.label(),
                        "Octets, or multiples of the smallest value of the same content and boundary.",
                        decode ? Table.numbers("allocated", "stack", "retained") : Table.numbers("allocated", "stack"),
                        contents.stream()
                                .map(content -> new Block(
                                        content, new Lines(result, decode, requireNonNull(heaps.get(content))).lines()))
                                .toList()));
    }

    private static String name(Figure heap, StudyResult result) {
        return Wording.contestant(
                heap.scheme(),
                result.isFromJvm(heap) ? heap.boundary() : null,
                result.environments().size() > 1 ? heap.environment() : null);
    }

    /** The lines of one content. */
    private static final class Lines {
        private final StudyResult result;
        private final List<Quantity> columns;
        private final List<Figure> heaps;
        private final Least least = new Least();

        Lines(StudyResult result, boolean decode, List<Figure> heaps) {
            this.result = result;
            this.heaps = heaps;
            columns = decode
                    ? List.of(Quantity.HEAP, Quantity.STACK, Quantity.RETAINED)
                    : List.of(Quantity.HEAP, Quantity.STACK);
            heaps.forEach(heap -> columns.forEach(
                    column -> result.figures().beside(heap, column).ifPresent(least::add)));
        }

        List<Line> lines() {
            return heaps.stream()
                    .map(heap -> new Line(
                            name(heap, result),
                            Marks.of(result, heap),
                            columns.stream().map(column -> cell(heap, column)).toList()))
                    .toList();
        }

        private Cell cell(Figure heap, Quantity column) {
            return result.figures()
                    .beside(heap, column)
                    .map(figure -> Cell.number(Figures.octets(figure.value())).relative(relative(figure)))
                    .orElse(Cell.number(null));
        }

        private @Nullable String relative(Figure figure) {
            double best = least.rivalling(figure);
            return best >= 1 ? Figures.significant(figure.value() / best) + " ×" : null;
        }
    }
}
