package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Nesting;
import org.c2x.bench.published.Memory;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2014;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.StudyTables.MemoryLine;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.StudyResult;

/** The studies of 2014 and 2015, table by table, published beside measured. */
final class Studies {
    /** Contents of ours that only the study of 2014 has, under the name of another: its certificate was shorter. */
    private static final String SHORT_CERTIFICATE = "-90";

    private static final String NO_VALUES = "The study prints these figures as plots without values; what it says of "
            + "them: ";
    private static final String NO_PROCESSORS = " Its processors were a Core i7, an Atom and a Geode; a JVM cannot "
            + "stand for them, so those bars need the C harness (c2x native).";

    private final StudyResult result;
    private final StudyTables tables;
    private final Study2014 study2014 = Published.study2014();
    private final Study2015 study2015 = Published.study2015();

    private Studies(StudyResult result) {
        this.result = result;
        this.tables = new StudyTables(result);
    }

    /** Both, in the order of their years. */
    static List<Section> of(StudyResult result) {
        Studies studies = new Studies(result);
        return List.of(studies.of2014(), studies.of2015());
    }

    private Section of2014() {
        List<Length> lengths = result.lengths().stream()
                .filter(length -> length.published2014() != null)
                .filter(length -> !hasShorterCertificate(length))
                .toList();
        return Section.of(
                "study2014",
                "The study of 2014",
                study2014.authors() + ": " + study2014.title() + ".",
                new Part(
                        "Tables II–IV: length",
                        List.of("Names that end in " + SHORT_CERTIFICATE + " have a certificate of 90 octets, as the "
                                + "study’s had."),
                        List.of(),
                        List.of(tables.lengths("Length, 2014", lengths, true))),
                new Part(
                        "Tables II–IV: memory of encoding",
                        List.of("TOED is the encoder optimised for time, SOED the one optimised for space."),
                        List.of(),
                        List.of(tables.memory("Memory to encode, 2014", Direction.ENCODE, memory2014()))),
                figures("Figures 1–3", "1-3", Direction.ENCODE, study2014.figures(), study2014.encode().keySet()));
    }

    private boolean hasShorterCertificate(Length length) {
        return result.lengths().stream()
                .anyMatch(other -> other.scheme().equals(length.scheme())
                        && other.content().equals(length.content() + SHORT_CERTIFICATE));
    }

    private List<MemoryLine> memory2014() {
        List<MemoryLine> lines = new ArrayList<>();
        study2014.encode().forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
            StudyScheme scheme = StudyScheme.named(name);
            lines.add(new MemoryLine(scheme, scheme.label() + " TOED", content, encoding.toed(), scheme.forTime()));
            if (encoding.soed() != null) {
                lines.add(
                        new MemoryLine(scheme, scheme.label() + " SOED", content, encoding.soed(), scheme.forSpace()));
            }
        }));
        return lines;
    }

    private Section of2015() {
        List<Length> lengths = result.lengths().stream()
                .filter(length -> length.published2015() != null)
                .toList();
        Map<Boolean, List<Length>> byAverage = lengths.stream()
                .collect(Collectors.partitioningBy(length -> length.content().equals(Length.AVERAGE)));
        return Section.of(
                "study2015",
                "The study of 2015",
                study2015.authors() + ": " + study2015.title() + ".",
                new Part("Table III: nesting", List.of(), List.of(), List.of(nesting())),
                new Part(
                        "Tables IV and V: memory of encoding",
                        List.of(),
                        List.of(),
                        List.of(tables.memory("Memory to encode, 2015", Direction.ENCODE, encoding2015()))),
                new Part(
                        "Table VI: length",
                        List.of(),
                        List.of(),
                        List.of(tables.lengths("Length, 2015", byAverage.get(false), false))),
                new Part(
                        "Table VII: average envelope",
                        List.of("The least average length of the envelope of CAMs: "
                                + study2015.averageEnvelope().messagesPerSecond() + " a second, "
                                + study2015.averageEnvelope().certificatesPerSecond()
                                + " of them with the certificate, the others with its digest."),
                        List.of(),
                        List.of(tables.lengths("Average envelope, 2015", byAverage.get(true), false))),
                new Part(
                        "Tables VIII and IX: memory of decoding",
                        List.of(),
                        List.of(),
                        List.of(tables.memory("Memory to decode, 2015", Direction.DECODE, decoding2015()))),
                figures("Figures 1–3", "1-3", Direction.ENCODE, study2015.figures(), study2015.encode().keySet()),
                figures("Figures 4–6", "4-6", Direction.DECODE, study2015.figures(), study2015.encode().keySet()));
    }

    private List<MemoryLine> encoding2015() {
        List<MemoryLine> lines = new ArrayList<>();
        study2015.encode().forEach((content, schemes) -> schemes.forEach((name, encoding) ->
                lines.add(line(content, name, new Memory(encoding.heap(), encoding.stack())))));
        return lines;
    }

    private List<MemoryLine> decoding2015() {
        List<MemoryLine> lines = new ArrayList<>();
        study2015.decode().forEach((content, schemes) ->
                schemes.forEach((name, memory) -> lines.add(line(content, name, memory))));
        return lines;
    }

    private static MemoryLine line(String content, String name, Memory published) {
        StudyScheme scheme = StudyScheme.named(name);
        return new MemoryLine(scheme, scheme.label(), content, published, scheme.forTime());
    }

    private Part figures(
            String title, String number, Direction direction, Map<String, String> words, Set<String> contents) {
        return new Part(
                title + ": time to " + direction.label(),
                List.of(NO_VALUES + words.get(number) + "." + NO_PROCESSORS),
                Stream.of(tables.figure(title + ", our JVM", direction, List.copyOf(contents))).toList(),
                List.of());
    }

    private Table nesting() {
        int levels = result.nesting().stream()
                .mapToInt(one -> Math.max(
                        one.levels().size(),
                        Optional.ofNullable(one.published2015()).map(List::size).orElse(0)))
                .max()
                .orElse(0);
        return new Table(
                "Nesting",
                "Components on each level, reached through mandatory ones. The study counts: "
                        + study2015.nesting().note() + ".",
                Table.numbers(Stream.iterate(1, level -> level + 1)
                        .limit(levels)
                        .map(level -> "level " + level)
                        .toArray(String[]::new)),
                result.nesting().stream()
                        .filter(one -> one.published2015() != null)
                        .map(one -> new Block(
                                one.content(),
                                List.of(
                                        line("published", one, one.published2015(), levels),
                                        line("measured", one, one.levels(), levels))))
                        .toList());
    }

    private static Line line(String whose, Nesting nesting, List<Integer> counts, int levels) {
        return new Line(
                whose,
                new Marks(null, nesting.content(), null, null),
                Stream.iterate(0, level -> level + 1)
                        .limit(levels)
                        .map(level -> Cell.number(level < counts.size() ? counts.get(level).toString() : "0"))
                        .toList());
    }
}
