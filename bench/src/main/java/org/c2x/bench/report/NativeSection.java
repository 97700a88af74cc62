package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.KnownSchemes;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.StudyResult;

/** Codecs in the JVM beside codecs in C of the same encoding. */
final class NativeSection {
    private static final String MISSING =
            "Nothing was measured both in a JVM and in C: measure it with ./c2x study --only "
                    + "headline,native,cold.";

    private final StudyResult result;
    private final List<Rivals> rivals;
    private final NativeTimes natives;
    private final List<Environment> jvms;
    private final List<String> contents;

    private NativeSection(StudyResult result) {
        this.result = result;
        this.rivals = rivals();
        this.natives = new NativeTimes(result);
        this.jvms = result.jvms();
        this.contents = result.of(Quantity.TIME)
                .map(Figure::content)
                .filter(content -> !content.isEmpty() && !content.contains(TimeSection.STREAM))
                .distinct()
                .toList();
    }

    /**
     * Two codecs of one encoding.
     *
     * @param java scheme in the JVM
     * @param inC  scheme in C
     */
    private record Rivals(String java, String inC) {}

    private List<Rivals> rivals() {
        return Stream.concat(KnownSchemes.names().stream(), result.header().schemes().keySet().stream())
                .distinct()
                .flatMap(inC ->
                        result.facts(inC).orElseThrow().counterparts().stream().map(java -> new Rivals(java, inC)))
                .sorted(Comparator.<Rivals, Family>comparing(one -> Family.of(result, one.java))
                        .thenComparing(Rivals::java))
                .toList();
    }

    static Section of(StudyResult result) {
        NativeSection section = new NativeSection(result);
        List<Part> parts = new ArrayList<>(List.of(section.ratios(), section.warmUp()));
        if (result.header().module() == null) {
            // C of a module of somebody's own is measured without a bridge
            parts.add(new CrossingTable(result).part());
        }
        return Section.of(
                "native",
                "JVM against C",
                "The same values in codecs of the same encoding. Times in C are those of a loop in C, "
                        + "without calls from a JVM: " + section.natives.source() + ". Above 1 the JVM takes longer.",
                parts.toArray(Part[]::new));
    }

    private Part ratios() {
        Table table = new Table(
                "JVM and C",
                "ns per message at the codec boundary; the JVM encodes into a buffer where that was measured, as the "
                        + "codecs in C do. Ratios with the " + Interval.CONFIDENCE
                        + " % interval that the intervals of the two times allow.",
                Table.numbers("encode, JVM", "encode, C", "JVM ÷ C", "decode, JVM", "decode, C", "JVM ÷ C"),
                blocks(this::line));
        return part("Ratios", table);
    }

    private static Part part(String title, Table table) {
        return new Part(title, table.filled() ? List.of() : List.of(MISSING), List.of(), List.of(table));
    }

    /** The sentence about two codecs and a content in one JVM, null if nothing can be. */
    @FunctionalInterface
    private interface Comparing {
        @Nullable
        Line line(Rivals rivals, String content, Environment jvm);
    }

    private List<Block> blocks(Comparing comparing) {
        return contents.stream()
                .map(content -> new Block(
                        content,
                        jvms.stream()
                                .flatMap(jvm -> rivals.stream()
                                        .map(pair -> comparing.line(pair, content, jvm))
                                        .filter(line -> line != null))
                                .toList()))
                .filter(block -> !block.lines().isEmpty())
                .toList();
    }

    private @Nullable Line line(Rivals rivals, String content, Environment jvm) {
        List<Cell> cells = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Optional<Figure> java = inJava(rivals.java(), content, direction, jvm);
            Optional<Figure> inC = natives.of(rivals.inC(), content, direction, jvm);
            cells.add(Cell.time(java));
            cells.add(Cell.time(inC));
            cells.add(
                    java.isEmpty() || inC.isEmpty() ? Cell.number(null) : Cell.ratio(Ratio.of(java.get(), inC.get())));
        }
        return cells.stream().filter(cell -> cell.text() != null).count() < 3
                ? null
                : new Line(
                        name(rivals, " ÷ ", jvm),
                        Marks.of(result, rivals.java(), content).with(null, environment(jvm)),
                        cells);
    }

    private String name(Rivals rivals, String between, Environment jvm) {
        return rivals.java() + between + rivals.inC() + (jvms.size() > 1 ? " · " + jvm.id() : "");
    }

    private @Nullable String environment(Environment jvm) {
        return jvms.size() > 1 ? jvm.id() : null;
    }

    /** The time of a codec in the JVM, into a buffer where that was measured. */
    private Optional<Figure> inJava(String scheme, String content, Direction direction, Environment jvm) {
        return Stream.of(Operation.ENCODE_INTO_BUFFER, Operation.of(direction))
                .filter(operation -> operation.direction() == direction)
                .flatMap(operation -> Stream.of(Boundary.BOTH, Boundary.CODEC)
                        .map(boundary -> new Figure.Key(jvm.id(), scheme, content, operation, boundary, Quantity.TIME)))
                .flatMap(key -> result.figures().find(key).stream())
                .findFirst();
    }

    /** The first message of a process, when nothing is compiled yet, against C, which is compiled beforehand. */
    private Part warmUp() {
        Table table = new Table(
                "First message and C",
                "The first message of a fresh JVM in ms, from record to octets or back, including class "
                        + "loading; how many messages C handles in that time; and after how many messages the JVM "
                        + "catches up if all others take the time of warm code. That is a lower bound, because "
                        + "code warms up gradually. “Never”: warm code is not faster than C.",
                Table.numbers(
                        "encode, first, ms",
                        "in messages of C",
                        "caught up after",
                        "decode, first, ms",
                        "in messages of C",
                        "caught up after"),
                blocks(this::warmUpLine));
        return part("JIT warm-up against C", table);
    }

    private @Nullable Line warmUpLine(Rivals rivals, String content, Environment jvm) {
        List<Cell> cells = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Optional<Figure> first = result.figures()
                    .find(new Figure.Key(
                            jvm.id(),
                            rivals.java(),
                            content,
                            Operation.of(direction),
                            Boundary.END_TO_END,
                            Quantity.FIRST_MESSAGE));
            Optional<Figure> inC = natives.of(rivals.inC(), content, direction, jvm);
            Optional<Figure> warm = inJava(rivals.java(), content, direction, jvm);
            cells.add(Cell.number(
                    first.map(one -> Figures.significant(one.value() / 1e6)).orElse(null)));
            cells.add(Cell.number(
                    first.isEmpty() || inC.isEmpty()
                            ? null
                            : Figures.large(first.get().value() / inC.get().value())));
            cells.add(Cell.number(
                    first.isEmpty() || inC.isEmpty() || warm.isEmpty()
                            ? null
                            : caughtUp(
                                    first.get().value(),
                                    warm.get().value(),
                                    inC.get().value())));
        }
        return cells.get(1).text() == null && cells.get(4).text() == null
                ? null
                : new Line(
                        name(rivals, " against ", jvm),
                        Marks.of(result, rivals.java(), content).with(null, environment(jvm)),
                        cells);
    }

    private static String caughtUp(double first, double warm, double inC) {
        return warm < inC ? Figures.large((first - warm) / (inC - warm)) : "never";
    }
}
