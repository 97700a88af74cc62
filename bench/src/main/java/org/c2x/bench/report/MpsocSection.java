package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.published.MpsocStudy;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/**
 * The embedded study: its Table I and Figure 3, published beside measured on the same kind of core, the same structs in
 * the JVM, and the messages of ITS on the core.
 */
final class MpsocSection {
    private static final MpsocStudy STUDY = MpsocTable.STUDY;
    private static final String FAST = "O2";
    private static final String SMALL = "Os";
    /** KB of kernel and middleware in the study's code sizes. */
    private static final double SYSTEM = 22.5;

    private static final double KILO = 1000;

    private final StudyResult result;
    private final CortexFigures core;
    private final List<MpsocEntrant> onCore;

    private MpsocSection(StudyResult result, CortexFigures core) {
        this.result = result;
        this.core = core;
        onCore = MpsocEntrant.of(core.schemes(), core::has);
    }

    /** @param core what was counted on the core */
    static Section of(StudyResult result, CortexFigures core) {
        MpsocSection section = new MpsocSection(result, core);
        return Section.of(
                "mpsoc",
                "The embedded study",
                STUDY.authors() + ": " + STUDY.title() + ".",
                new Part("Method", section.method(), List.of(), List.of()),
                section.dataSizes(),
                section.codeSizes(),
                section.figure3(),
                section.memory(),
                section.inTheJvm(),
                section.messages());
    }

    private List<String> method() {
        return List.of(
                "Published for " + STUDY.platform()
                        + ". Ours are counts of the instructions that one message takes on such a core, each codec "
                        + "in a separate program, "
                        + core.toolchain().orElse(CortexFigures.HOW_TO_ADD)
                        + ". They are neither cycles nor times: no instruction waits for the flash, and all count "
                        + "the same. Heap, stack and code sizes are those of the same programs.",
                "The study gives its structs, but not their values. Our values reproduce all data sizes "
                        + "of its Table I (other values do, too): A is {1000, 25.5}, B {“core_1”, 1 to 7}, C "
                        + "{“board”, A, 0.5, 42, {77}, Medium, {B}, B, {A}}. For three libraries this requires an "
                        + "interpretation: nanopb’s messages are wrapped in an outer message, two octets longer "
                        + "than bare ones; in FlatBuffers the temperature is a struct and the level one octet; in "
                        + "YAS the name is a string.",
                "In ASN.1 the numbers have the full range of their C types; a second module has the "
                        + "ranges of their values, which is what PER is made for. A float is an OCTET STRING with "
                        + "the four octets of IEEE 754 in all our schemes, which have no shorter form of REAL. The "
                        + "libraries are current versions; those of the study are in no package registry.");
    }

    private Part dataSizes() {
        List<String> schemes = Stream.concat(
                        core.schemes().stream(),
                        result.of(Quantity.LENGTH)
                                .filter(length -> MpsocEntrant.isStruct(length.content()))
                                .map(Figure::scheme))
                .distinct()
                .toList();
        MpsocTable table = new MpsocTable(
                result,
                MpsocTable.perStruct(),
                "published",
                library -> MpsocTable.sizes(library, sizes -> String.valueOf(sizes.dataSize())),
                entrant -> Stream.of(MpsocTable.line(
                        result,
                        entrant,
                        MpsocEntrant.STRUCTS.stream()
                                .map(struct -> length(entrant.scheme(), entrant.contentOf(struct))
                                        .map(length -> Figures.octets(length.value()))),
                        "measured, " + (isNative(entrant.scheme()) ? "in C" : "in Java"))));
        return Part.of(
                "Table I: data size",
                table.of(
                        "Data size",
                        "Octets of one message.",
                        MpsocEntrant.of(
                                schemes,
                                (scheme, content) -> length(scheme, content).isPresent()),
                        core));
    }

    /** Schemes of the core are not all known here. */
    private boolean isNative(String scheme) {
        return core.schemes().contains(scheme) || result.isNative(scheme);
    }

    private Optional<Figure> length(String scheme, String content) {
        return result.figures()
                .find(Figure.Key.of(scheme, content, Quantity.LENGTH))
                .or(() -> core.length(scheme, content));
    }

    private Part codeSizes() {
        MpsocTable table = new MpsocTable(
                result,
                MpsocTable.perStruct(),
                "published, without the system’s " + SYSTEM,
                library -> MpsocTable.sizes(library, sizes -> Figures.significant(sizes.codeSize() - SYSTEM)),
                entrant -> Stream.of(
                        codeSize(entrant, FAST, Quantity.CODE, "measured"),
                        codeSize(entrant, FAST, Quantity.LIBRARY_CODE, "measured, without the C library’s"),
                        codeSize(entrant, SMALL, Quantity.CODE, "measured")));
        return new Part(
                "Table I: code size",
                List.of(
                        "The study’s sizes are those of programs with kernel, middleware and library; without a "
                                + "library they have " + Figures.significant(SYSTEM)
                                + " KB. Sizes of 169 to 336 KB are more than any of these libraries needs. They "
                                + "match the cost of <iostream>: with Debian’s cross compiler, an empty program "
                                + "that includes it has 182 KB, or 295 KB with a C library that is not made for "
                                + "small memories. In the study the C++ libraries have such sizes, and so has "
                                + "struct C with most others, for which the study used strings and vectors of C++. "
                                + "The study suspects run-time type information as the cause.",
                        "Our sizes are what the codec of one struct adds to a program, in both directions: first "
                                + "with the parts of the C library that it calls, then without."),
                List.of(),
                List.of(table.of(
                        "Code size", "KB (1000 octets) of code and constants." + core.source(), onCore, core)));
    }

    private Line codeSize(MpsocEntrant entrant, String level, Quantity quantity, String remark) {
        return MpsocTable.line(
                result,
                entrant,
                MpsocEntrant.STRUCTS.stream()
                        .map(struct -> core.find(level, entrant.scheme(), entrant.contentOf(struct), null, quantity)
                                .map(size -> Figures.significant(size.value() / KILO))),
                remark + ", -" + level);
    }

    private Part figure3() {
        MpsocTable table = new MpsocTable(
                result,
                MpsocTable.bothWays(),
                "published",
                library -> Collections.nCopies(2 * MpsocEntrant.STRUCTS.size(), Cell.number("not printed")),
                entrant ->
                        Stream.of(FAST, SMALL).map(level -> counts(entrant, level, Quantity.INSTRUCTIONS, "measured")));
        return new Part(
                "Figure 3: effort to serialize and deserialize",
                List.of(
                        "The study’s figure shows clock cycles, computed from executed instructions, and prints "
                                + "no values; in words: " + STUDY.figures().get("3") + ".",
                        "A library that does not check its input is marked “unchecked” and paler: do not "
                                + "compare it with those that check. Its checked form is next to it. The program "
                                + "that the study prints uses MsgPuck unchecked, takes the length of a message from "
                                + "strlen, which ends at the first octet 0, and writes positive numbers with "
                                + "MsgPuck’s function for negative ones."),
                List.of(chart("Serialize", Direction.ENCODE), chart("Deserialize", Direction.DECODE)),
                List.of(table.of(
                        "Instructions",
                        "Instructions of one message on the core, without those of an empty call." + core.source(),
                        onCore,
                        core)));
    }

    private Chart chart(String title, Direction direction) {
        List<Chart.Point> points = new ArrayList<>();
        for (String struct : MpsocEntrant.STRUCTS) {
            for (MpsocEntrant entrant : onCore) {
                count(entrant, struct, direction, FAST, Quantity.INSTRUCTIONS)
                        .ifPresent(count -> points.add(point(struct, entrant, count)));
            }
        }
        return Chart.of(
                title + ": instructions on a Cortex-M4F",
                "Instructions of one message, -O2, logarithmic." + core.source(),
                points);
    }

    private Chart.Point point(String struct, MpsocEntrant entrant, Figure count) {
        boolean unchecked = count.direction() == Direction.DECODE && entrant.isUnchecked();
        String label = entrant.label() + (unchecked ? ", unchecked" : "");
        String figure = Figures.octets(count.value());
        return new Chart.Point(
                "struct " + struct,
                label,
                Marks.of(result, entrant.scheme(), count.content()).with(null, count.environment()),
                unchecked ? "pale" : "",
                count.value(),
                Double.NaN,
                Double.NaN,
                figure,
                label + ", struct " + struct + ": " + figure + " instructions");
    }

    private Part memory() {
        List<Line> lines = onCore.stream()
                .flatMap(entrant -> Stream.of(
                        counts(entrant, FAST, Quantity.STACK, "stack"), counts(entrant, FAST, Quantity.HEAP, "heap")))
                .toList();
        return Part.of(
                "Stack and heap",
                new Table(
                        "Stack and heap on the core",
                        "Octets of stack below the caller, and octets of heap that one message allocates. The "
                                + "study has no such figures." + core.source(),
                        Table.andText(Table.numbers(MpsocTable.bothWays().toArray(String[]::new)), "remark"),
                        List.of(new Block(null, lines))));
    }

    private Line counts(MpsocEntrant entrant, String level, Quantity quantity, String remark) {
        return MpsocTable.line(
                result,
                entrant,
                MpsocEntrant.STRUCTS.stream()
                        .flatMap(struct -> Stream.of(Direction.values())
                                .map(direction -> count(entrant, struct, direction, level, quantity)
                                        .map(count -> Figures.octets(count.value())))),
                remark + ", -" + level + (entrant.isUnchecked() ? ", unchecked" : ""));
    }

    private Optional<Figure> count(
            MpsocEntrant entrant, String struct, Direction direction, String level, Quantity quantity) {
        return core.find(level, entrant.scheme(), entrant.contentOf(struct), Operation.of(direction), quantity);
    }

    /** The same structs elsewhere: times, which have nothing to do with counts on the core. */
    private Part inTheJvm() {
        List<Line> lines = new ArrayList<>();
        for (Environment jvm : result.jvms()) {
            for (Boundary boundary : List.of(Boundary.BOTH, Boundary.END_TO_END, Boundary.CODEC)) {
                MpsocEntrant.of(
                                timed(),
                                (scheme, content) -> Stream.of(Direction.values())
                                        .anyMatch(direction -> time(jvm, scheme, content, direction, boundary)
                                                .isPresent()))
                        .forEach(entrant -> lines.add(times(jvm, entrant, boundary)));
            }
        }
        return Part.of(
                "In the JVM",
                new Table(
                                "Structs in the JVM",
                                "ns of one message, from and to records of Java, or between the library’s "
                                        + "own objects and octets (“codec”). These are times of this machine’s JVM "
                                        + "and say nothing about the core. A “kept” scheme reuses one packer or "
                                        + "builder for all messages of a thread; the one without that word makes a "
                                        + "new one for each.",
                                Table.andText(
                                        Table.numbers(MpsocTable.bothWays().toArray(String[]::new)), "remark"),
                                List.of(new Block(null, lines)))
                        .measuredBy("./c2x study --only mpsoc"));
    }

    private List<String> timed() {
        return result.of(Quantity.TIME)
                .filter(time -> MpsocEntrant.isStruct(time.content()))
                .filter(time -> !time.isBaseline())
                .map(Figure::scheme)
                .distinct()
                .toList();
    }

    private Line times(Environment jvm, MpsocEntrant entrant, Boundary boundary) {
        return MpsocTable.line(
                result,
                entrant,
                MpsocEntrant.STRUCTS.stream()
                        .flatMap(struct -> Stream.of(Direction.values())
                                .map(direction -> time(
                                                jvm, entrant.scheme(), entrant.contentOf(struct), direction, boundary)
                                        .map(Figures::time))),
                (boundary == Boundary.CODEC ? "codec" : "records")
                        + (result.jvms().size() > 1 ? " · " + jvm.id() : ""));
    }

    private Optional<Figure> time(
            Environment jvm, String scheme, String content, Direction direction, @Nullable Boundary boundary) {
        return result.figures()
                .find(new Figure.Key(jvm.id(), scheme, content, Operation.of(direction), boundary, Quantity.TIME));
    }

    /** What else was counted on the core. */
    private Part messages() {
        List<Block> blocks = core.contents().stream()
                .filter(content -> !MpsocEntrant.isStruct(content))
                .map(content -> new Block(
                        content,
                        core.schemes().stream()
                                .filter(scheme -> core.has(scheme, content))
                                .flatMap(scheme -> Stream.of(FAST, SMALL).map(level -> message(scheme, content, level)))
                                .toList()))
                .toList();
        return Part.of(
                "ITS messages on the core",
                new Table(
                        "ITS messages on a Cortex-M4F",
                        "Instructions of one message, octets of stack and heap, and KB (1000 octets) of "
                                + "flash for the codec in both directions. At -Os our own C reports errors without "
                                + "their paths."
                                + core.source(),
                        Table.andText(
                                Table.numbers(
                                        "encode",
                                        "decode",
                                        "stack, encode",
                                        "stack, decode",
                                        "heap, encode",
                                        "heap, decode",
                                        "flash"),
                                "remark"),
                        blocks));
    }

    private Line message(String scheme, String content, String level) {
        Stream<Optional<String>> counts = Stream.of(Quantity.INSTRUCTIONS, Quantity.STACK, Quantity.HEAP)
                .flatMap(quantity -> Stream.of(Direction.values())
                        .map(direction -> core.find(level, scheme, content, Operation.of(direction), quantity)
                                .map(count -> Figures.octets(count.value()))));
        Stream<Optional<String>> flash = Stream.of(core.find(level, scheme, content, null, Quantity.CODE)
                .map(size -> Figures.significant(size.value() / KILO)));
        return MpsocTable.line(result, new MpsocEntrant(scheme, false), Stream.concat(counts, flash), "-" + level);
    }
}
