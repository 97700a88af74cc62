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
import org.c2x.bench.published.Memory;
import org.c2x.bench.report.StudyScheme.Ours;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;

/** Published beside measured heap and stack: a line for each published encoder, whatever was measured. */
record MemoryTable(StudyResult result) {
    private static final String MEASURED_BY = "./c2x study --only memory,native";
    private static final String GRAMMAR = "JVM: the library builds channels and state for each message";
    private static final String NO_BUFFERS = "JVM: the only buffer is the result, which has its final length";
    private static final String HEADERS = "JVM: each object has a header of 12 octets, numbers may be boxed";
    /** Octets of an array of octets beside its contents, at most: a header and what rounds it up. */
    private static final int ARRAY_OVERHEAD = 24;

    private static final String CALLERS_MEMORY = "our C writes into the caller’s memory and allocates none";
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
                        "Octets of one message to " + direction.label()
                                + ", measured at the codec boundary, as the studies did. They count what C and C++ "
                                + "libraries allocate with malloc, and their stack frames: the columns “in C” can be "
                                + "compared with them octet by octet"
                                + new Targets(result)
                                        .main()
                                        .map(one -> " (" + one.toolchain() + ")")
                                        .orElse("")
                                + ". In a JVM objects have headers and the JIT compiler lays out frames: compare "
                                + "only the order there.",
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
                                .toList())
                .measuredBy(MEASURED_BY);
    }

    private Line line(Entry entry, Direction direction) {
        Optional<Figure> measured = entry.schemes().java().stream()
                .flatMap(scheme -> heaps(scheme, entry.content(), direction)
                        .filter(result::isFromJvm)
                        .limit(1))
                .findFirst();
        List<Figure> natives = natives(entry, direction);
        Optional<String> whyNot =
                measured.isPresent() ? Optional.empty() : why(entry.schemes().java(), entry.content());
        Optional<String> whyNotInC = new Targets(result).whyNot(silent(entry, natives), entry.content());
        boolean canC = !entry.schemes().inC().isEmpty() && whyNotInC.isEmpty();
        return new Line(
                entry.label() + measured.map(heap -> " · " + heap.scheme()).orElse(""),
                new Marks(entry.study().family().style(), entry.content(), null, null),
                List.of(
                        Cell.number(Figures.octets(entry.published().heap())),
                        inC(natives, Optional::of, canC),
                        inJava(measured, whyNot.isEmpty()),
                        Cell.number(Figures.octets(entry.published().stack())),
                        inC(natives, this::stack, canC),
                        inJava(measured.flatMap(this::stack), whyNot.isEmpty()),
                        reasons(entry, measured, natives, whyNot, whyNotInC)));
    }

    private Optional<Figure> stack(Figure heap) {
        return result.figures().beside(heap, Quantity.STACK);
    }

    private static List<String> silent(Entry entry, List<Figure> natives) {
        return entry.schemes().inC().stream()
                .filter(scheme -> natives.stream().noneMatch(row -> row.scheme().equals(scheme)))
                .toList();
    }

    private Cell reasons(
            Entry entry,
            Optional<Figure> measured,
            List<Figure> natives,
            Optional<String> whyNot,
            Optional<String> whyNotInC) {
        List<String> reasons = new ArrayList<>();
        whyNotInC.ifPresent(reason -> reasons.add("C: " + reason));
        natives.stream()
                .map(row -> IN_C.get(row.scheme()))
                .filter(Objects::nonNull)
                .distinct()
                .map(reason -> "C: " + reason)
                .forEach(reasons::add);
        measured.map(row -> reason(entry, row))
                .or(() -> whyNot.map(reason -> "JVM: " + reason))
                .ifPresent(reasons::add);
        return reasons.isEmpty() ? Cell.text(null) : Cell.text(String.join("; ", reasons));
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
                : "JVM: " + Figures.octets(beside)
                        + " octets besides the result are intermediate objects, each with a header of 12";
    }

    private static Cell inJava(Optional<Figure> octets, boolean isPossible) {
        return octets.map(figure -> Cell.number(Figures.octets(figure.value()))).orElseGet(() -> none(isPossible));
    }

    private static Cell none(boolean isPossible) {
        return isPossible ? Cell.open() : Cell.number(null);
    }

    private static Cell inC(List<Figure> heaps, Function<Figure, Optional<Figure>> octets, boolean isPossible) {
        if (heaps.isEmpty()) {
            return none(isPossible);
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

    /** Why none of some schemes can have a figure, empty if one can. */
    private Optional<String> why(List<String> schemes, String content) {
        boolean canOne = schemes.stream()
                .anyMatch(scheme -> result.figures().length(scheme, content).isPresent());
        return result.skipped().stream()
                .filter(skipped -> !canOne && schemes.stream().anyMatch(scheme -> skipped.isOf(scheme, content)))
                .map(Skipped::reason)
                .findFirst();
    }
}
