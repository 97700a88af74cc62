package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.published.Memory;
import org.c2x.bench.report.StudyScheme.Ours;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/** Published beside measured heap and stack: a line for each published encoder, whatever was measured. */
record MemoryTable(StudyResult result) {
    /** Reason for a figure that this run did not measure. */
    static final String NOT_HERE = "not in these result files: c2x study --full measures it";

    private static final String GRAMMAR = "JVM: the library builds channels and state for each message";
    private static final String NO_BUFFERS = "JVM: no buffer but the result, which has its final length";
    private static final String HEADERS = "JVM: each object has a header of 12 octets, numbers may be boxed";
    /** Octets of an array of octets beside its contents, at most: a header and what rounds it up. */
    private static final int ARRAY_OVERHEAD = 24;

    private static final String NOT_MEASURED = "not measured";
    private static final String CALLERS_MEMORY = "our C writes into the caller’s memory and asks for none";
    private static final String SAME_LIBRARY =
            "the same library, of a later version and with our .proto; messages are " + "prepared beforehand";
    /** Why native figures differ from published ones, by scheme: it is about what was published. */
    private static final Map<String, String> IN_C = Map.of(
            "native-uper-c", CALLERS_MEMORY,
            "native-uper-asn1c", "asn1c is another compiler than the study’s and allocates component by component",
            "native-protobuf-cpp", SAME_LIBRARY,
            "native-protobuf-cpp-codesize", SAME_LIBRARY,
            "native-exi-c", "our C is generated for the schema; the study’s library keeps grammars on the heap",
            "native-binary", CALLERS_MEMORY);

    /**
     * A published figure.
     *
     * @param schemes ours for it
     */
    record Entry(StudyScheme study, String label, String content, Memory published, Ours schemes) {}

    /** The table of some published figures. */
    Table table(String title, Direction direction, List<Entry> entries) {
        Map<String, List<Entry>> byContent = entries.stream()
                .sorted(Comparator.comparing(Entry::study))
                .collect(Collectors.groupingBy(Entry::content, LinkedHashMap::new, Collectors.toList()));
        return new Table(
                title,
                "Octets of one message to " + direction.label() + ", measured at the codec boundary, as the studies "
                        + "did. They count what C and C++ libraries ask malloc for and what their frames take: that "
                        + "the columns “in C” can be compared with octet by octet"
                        + new Targets(result)
                                .main()
                                .map(one -> " (" + one.toolchain() + ")")
                                .orElse("")
                        + ". In a JVM objects have headers and frames are the JIT compiler’s: there compare the order.",
                Table.andText(
                        Table.numbers(
                                "heap, published",
                                "heap, in C",
                                "heap, JVM",
                                "stack, published",
                                "stack, in C",
                                "stack, JVM"),
                        "why they differ"),
                byContent.entrySet().stream()
                        .map(block -> new Block(
                                block.getKey(),
                                block.getValue().stream()
                                        .map(entry -> line(entry, direction))
                                        .toList()))
                        .toList());
    }

    private Line line(Entry entry, Direction direction) {
        Optional<Figure> measured = entry.schemes().java().stream()
                .flatMap(scheme -> heaps(scheme, entry.content(), direction)
                        .filter(result::isFromJvm)
                        .limit(1))
                .findFirst();
        List<Figure> natives = natives(entry, direction);
        return new Line(
                entry.label() + measured.map(heap -> " · " + heap.scheme()).orElse(""),
                new Marks(entry.study().family().style(), entry.content(), null, null),
                List.of(
                        Cell.number(Figures.octets(entry.published().heap())),
                        inC(natives, Optional::of),
                        inJava(measured),
                        Cell.number(Figures.octets(entry.published().stack())),
                        inC(natives, this::stack),
                        inJava(measured.flatMap(this::stack)),
                        reasons(entry, measured, natives)));
    }

    private Optional<Figure> stack(Figure heap) {
        return result.figures().beside(heap, Quantity.STACK);
    }

    private Cell reasons(Entry entry, Optional<Figure> measured, List<Figure> natives) {
        List<String> reasons = new ArrayList<>();
        List<String> silent = entry.schemes().inC().stream()
                .filter(scheme -> natives.stream().noneMatch(row -> row.scheme().equals(scheme)))
                .toList();
        if (!silent.isEmpty()) {
            reasons.add("C: " + new Targets(result).whyNot(silent, entry.content()));
        }
        natives.stream()
                .map(row -> IN_C.get(row.scheme()))
                .filter(Objects::nonNull)
                .distinct()
                .map(reason -> "C: " + reason)
                .forEach(reasons::add);
        reasons.add(measured.map(row -> reason(entry, row))
                .orElseGet(() -> "JVM: " + why(entry.schemes().java(), entry.content())));
        String text = String.join("; ", reasons);
        return measured.isEmpty() && natives.isEmpty() ? Cell.missing(text) : Cell.text(text);
    }

    private String reason(Entry entry, Figure measured) {
        if (entry.study() == StudyScheme.EXI) {
            return GRAMMAR;
        }
        OptionalDouble length = measured.direction() == Direction.ENCODE
                ? result.figures().length(measured.scheme(), entry.content())
                : OptionalDouble.empty();
        if (length.isEmpty()) {
            return HEADERS;
        }
        double beside = measured.value() - length.getAsDouble();
        return beside <= ARRAY_OVERHEAD
                ? NO_BUFFERS
                : "JVM: " + Figures.octets(beside) + " octets beside the result are objects in between, each with a "
                        + "header of 12";
    }

    private static Cell inJava(Optional<Figure> octets) {
        return Cell.number(octets.map(figure -> Figures.octets(figure.value())).orElse(null))
                .small(octets.isPresent() ? null : NOT_MEASURED);
    }

    private static Cell inC(List<Figure> heaps, Function<Figure, Optional<Figure>> octets) {
        if (heaps.isEmpty()) {
            return Cell.number(null).small(NOT_MEASURED);
        }
        return Cell.number(heaps.stream()
                        .map(heap -> octets.apply(heap)
                                .map(figure -> Figures.octets(figure.value()))
                                .orElse("–"))
                        .collect(Collectors.joining(" / ")))
                .small(heaps.stream().map(Figure::scheme).collect(Collectors.joining(" / ")));
    }

    private Stream<Figure> heaps(String scheme, String content, Direction direction) {
        return result.figures()
                .of(Quantity.HEAP, content)
                .filter(heap -> heap.scheme().equals(scheme)
                        && heap.direction() == direction
                        && Findings.isUnder(heap.boundary(), Boundary.CODEC));
    }

    private List<Figure> natives(Entry entry, Direction direction) {
        return new Targets(result)
                .main().stream()
                        .flatMap(target -> entry.schemes().inC().stream()
                                .flatMap(scheme -> heaps(scheme, entry.content(), direction)
                                        .filter(heap -> target.id().equals(heap.environment()))))
                        .toList();
    }

    /** Why there is no figure of any of some schemes: none of them can encode it, or none was measured. */
    private String why(List<String> schemes, String content) {
        boolean canOne = schemes.stream()
                .anyMatch(scheme -> result.figures().length(scheme, content).isPresent());
        return result.skipped().stream()
                .filter(skipped -> !canOne && schemes.stream().anyMatch(scheme -> skipped.isOf(scheme, content)))
                .map(Skipped::reason)
                .findFirst()
                .orElse(NOT_HERE);
    }
}
