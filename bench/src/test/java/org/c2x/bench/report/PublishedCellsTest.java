package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.length.Length;
import org.c2x.bench.published.Memory;
import org.c2x.bench.published.Published;
import org.c2x.bench.published.Study2014;
import org.c2x.bench.published.Study2015;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.UntimedFigures;
import org.junit.jupiter.api.Test;

/** Every published figure is in the report, beside a measured one or beside the reason why there is none. */
class PublishedCellsTest {
    private static final Study2014 IN_2014 = Published.study2014();
    private static final Study2015 IN_2015 = Published.study2015();
    /** What a whole study in a JVM gives: real lengths and nesting; times and memory are made up. */
    private static final List<Section> MEASURED = sections(UntimedFigures.all(), true);
    /** The same of a result file without any figure. */
    private static final List<Section> EMPTY = sections(UntimedFigures.none(), false);

    @Test
    void lengths2014() {
        IN_2014.encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
                    String ours = content.startsWith("sec") ? content + "-90" : content;
                    String label = StudyScheme.named(name).label();
                    assertMeasured("Length, 2014", ours, label, Map.of(0, 1), encoding.length());
                    assertExplained("Length, 2014", content, label, Map.of(0, 1), encoding.length());
                }));
    }

    @Test
    void memory2014() {
        IN_2014.encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
                    String label = StudyScheme.named(name).label();
                    assertMemory("Memory to encode, 2014", content, label + " TOED", encoding.toed());
                    if (encoding.soed() != null) {
                        assertMemory("Memory to encode, 2014", content, label + " SOED", encoding.soed());
                    }
                }));
    }

    @Test
    void nesting2015() {
        IN_2015.nesting().levels().forEach((content, levels) -> {
            Line published = line(MEASURED, "Nesting", content, "published");
            for (int level = 0; level < levels.size(); level++) {
                assertEquals(
                        levels.get(level).toString(),
                        published.cells().get(level).text());
                assertNotNull(line(MEASURED, "Nesting", content, "measured")
                        .cells()
                        .get(level)
                        .text());
            }
            assertTrue(
                    line(EMPTY, "Nesting", content, "measured").cells().get(0).isOpen());
        });
    }

    @Test
    void lengths2015() {
        IN_2015.encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> {
                    String label = StudyScheme.named(name).label();
                    assertLength2015("Length of " + of(content) + ", 2015", content, label, encoding.length());
                    if (encoding.lengthOptimised() != null) {
                        assertLength2015(
                                "Length of " + of(content) + ", 2015",
                                content,
                                StudyScheme.EXI_OPTIMISED.label(),
                                encoding.lengthOptimised());
                    }
                }));
        IN_2015.averageEnvelope()
                .lengths()
                .forEach((name, average) -> assertLength2015(
                        "Average envelope, 2015",
                        Length.AVERAGE,
                        StudyScheme.named(name).label(),
                        average));
    }

    @Test
    void lengths_thatAreEqual_haveNoReasonWhyTheyDiffer() {
        Line equal = line(MEASURED, "Length of CAM and DENM, 2015", "denm", "ASN.1");
        Line different = line(MEASURED, "Length of CAM and DENM, 2015", "denm", "Protobuf");

        assertEquals("0", equal.cells().get(2).text());
        String reason = last(equal).text();
        assertTrue(reason == null || reason.startsWith("C: "), reason);
        assertTrue(
                last(different).text().startsWith("mapping: "), last(different).text());
    }

    @Test
    void memory2015() {
        IN_2015.encode()
                .forEach((content, schemes) -> schemes.forEach((name, encoding) -> assertMemory(
                        "Memory to encode " + of(content) + ", 2015",
                        content,
                        StudyScheme.named(name).label(),
                        new Memory(encoding.heap(), encoding.stack()))));
        IN_2015.decode()
                .forEach((content, schemes) -> schemes.forEach((name, memory) -> assertMemory(
                        "Memory to decode " + of(content) + ", 2015",
                        content,
                        StudyScheme.named(name).label(),
                        memory)));
    }

    @Test
    void figures() {
        Map.of("study2014", 1, "study2015", 2).forEach((study, count) -> {
            List<Section.Part> figures = figures(MEASURED, study);
            assertEquals(count, figures.size());
            figures.forEach(figure -> assertEquals(
                    IN_2015.encode().keySet(),
                    figure.charts().get(0).groups().stream()
                            .map(Chart.Group::name)
                            .collect(Collectors.toSet()),
                    figure.title()));
            figures(EMPTY, study).forEach(figure -> {
                String text = String.join(" ", figure.text());
                assertTrue(text.contains("./c2x study --only headline,envelopes,native"), text);
            });
        });
    }

    @Test
    void asn1cStudy_hasAllItsRuns() {
        Published.asn1cBenchmarks().runs().forEach(run -> {
            List<Line> published = asn1cTables(EMPTY)
                    .flatMap(table -> table.blocks().stream())
                    .flatMap(block -> block.lines().stream())
                    .filter(line -> line.label().equals("ASN1C, " + run.rules()))
                    .filter(line -> Objects.equals(line.cells().get(1).text(), Figures.large(run.octetsPerSecond())))
                    .toList();
            assertTrue(
                    published.stream()
                            .anyMatch(line ->
                                    Objects.equals(line.cells().get(0).text(), Figures.large(run.recordsPerSecond()))),
                    run.toString());
        });
    }

    @Test
    void asn1cStudy_hasNoEmptyCell() {
        Stream.of(EMPTY, MEASURED)
                .flatMap(PublishedCellsTest::asn1cTables)
                .flatMap(table -> table.blocks().stream())
                .flatMap(block -> block.lines().stream())
                .forEach(line -> line.cells()
                        .forEach(cell -> assertTrue(
                                line.cells().get(1).isOpen()
                                        || cell.text() != null && !cell.text().isEmpty(),
                                line.toString())));
    }

    @Test
    void asn1cStudy_isMeasuredInEachRow_orSaysHow() {
        Map<String, List<String>> expected = Map.of(
                "Employee", List.of("uper", "aper", "ber"),
                "NBAP", List.of("aper"),
                "TAP3", List.of("ber"),
                "Call detail records", List.of("ber"),
                "Call detail records to CSV", List.of("ber"),
                "Call detail records to XML", List.of("ber"));
        assertEquals(expected.keySet(), asn1cTables(EMPTY).map(Table::title).collect(Collectors.toSet()));
        expected.forEach((title, schemes) -> {
            for (String scheme : schemes) {
                assertEachBlock(
                        MEASURED,
                        title,
                        scheme,
                        line -> line.cells().get(0).text().endsWith("M"));
                assertEachBlock(
                        EMPTY, title, scheme, line -> line.cells().get(0).isOpen());
            }
        });
    }

    @Test
    void asn1cStudy_expectsC() {
        List<String> der = List.of("native-der-c", "native-der-asn1c");
        Map<String, List<String>> expected = Map.of(
                "Employee", List.of("native-uper-c", "native-aper-c", "native-der-c", "native-der-asn1c"),
                "NBAP", List.of("native-aper-c", "asn1c"),
                "TAP3", der,
                "Call detail records", der,
                "Call detail records to CSV", List.of("c2x in C", "asn1c"),
                "Call detail records to XML", List.of("c2x in C", "asn1c"));
        expected.forEach((title, labels) -> labels.forEach(label -> assertEachBlock(
                EMPTY,
                title,
                label,
                line -> line.cells().get(0).isOpen()
                        || line.cells().get(0).text().startsWith("not "))));
    }

    private static void assertEachBlock(
            List<Section> sections, String title, String scheme, Predicate<Line> isExpected) {
        asn1cTables(sections)
                .filter(table -> table.title().equals(title))
                .flatMap(table -> table.blocks().stream())
                .forEach(block -> assertTrue(
                        block.lines().stream()
                                .filter(line -> line.label().startsWith(scheme))
                                .anyMatch(isExpected),
                        title + ", " + block.name() + ", " + scheme + ": " + block.lines()));
    }

    private static Stream<Table> asn1cTables(List<Section> sections) {
        return sections.stream()
                .filter(section -> section.id().equals("asn1c"))
                .flatMap(section -> section.parts().stream())
                .flatMap(part -> part.tables().stream());
    }

    @Test
    void tables_withoutFigures_sayInOneLineWhatMeasuresThem() {
        EMPTY.stream()
                .flatMap(section -> section.parts().stream())
                .flatMap(part -> part.tables().stream())
                .forEach(table -> assertTrue(
                        table.gap() != null
                                && table.gap().matches("\\d+ of \\d+ cells have .* \\./c2x study --only .*"),
                        table.title()));
    }

    /** What the tables of 2015 that have a content are of. */
    private static String of(String content) {
        return content.startsWith("sec") ? "the envelope" : "CAM and DENM";
    }

    @Test
    void tables2015_areNamedByTheirNumbers() {
        List<String> titles = MEASURED.stream()
                .filter(section -> section.id().equals("study2015"))
                .flatMap(section -> section.parts().stream())
                .map(Section.Part::title)
                .toList();

        assertEquals(
                List.of(
                        "Table III: nesting",
                        "Tables IV and V: encoding of CAM and DENM",
                        "Table VI: encoding of the envelope",
                        "Table VII: average envelope",
                        "Table VIII: decoding of CAM and DENM",
                        "Table IX: decoding of the envelope"),
                titles.subList(0, 6));
    }

    private static void assertLength2015(String table, String content, String label, Number published) {
        assertMeasured(table, content, label, Map.of(0, 1), published);
        assertExplained(table, content, label, Map.of(0, 1), published);
    }

    private static void assertMemory(String table, String content, String label, Memory published) {
        assertMeasured(table, content, label, Map.of(0, 2, 3, 5), published.heap(), published.stack());
        assertExplained(table, content, label, Map.of(0, 2, 3, 5), published.heap(), published.stack());
    }

    /**
     * A line has the published figures, and beside each a measured one.
     *
     * @param columns the measured one's column by that of the published one
     */
    private static void assertMeasured(
            String table, String content, String label, Map<Integer, Integer> columns, Number... published) {
        Line line = line(MEASURED, table, content, label);
        assertPublished(line, columns, published);
        columns.values()
                .forEach(column -> assertNotNull(line.cells().get(column).text(), content + ' ' + label));
    }

    private static void assertExplained(
            String table, String content, String label, Map<Integer, Integer> columns, Number... published) {
        Line line = line(EMPTY, table, content, label);
        assertPublished(line, columns, published);
        columns.values().forEach(column -> {
            assertEquals(null, line.cells().get(column).text());
            assertTrue(line.cells().get(column).isOpen() || last(line).text() != null, line.toString());
        });
    }

    private static void assertPublished(Line line, Map<Integer, Integer> columns, Number... published) {
        List<String> shown = columns.keySet().stream()
                .sorted()
                .map(column -> line.cells().get(column).text().replace(",", ""))
                .toList();
        assertEquals(
                Stream.of(published).map(Number::doubleValue).toList(),
                shown.stream().map(Double::valueOf).toList(),
                line.label());
    }

    private static Cell last(Line line) {
        return line.cells().get(line.cells().size() - 1);
    }

    private static Line line(List<Section> sections, String table, String content, String label) {
        List<Line> found = lines(sections, table, content)
                .filter(line -> line.label().equals(label) || line.label().startsWith(label + " · "))
                .toList();
        assertEquals(1, found.size(), table + ", " + content + ", " + label);
        return found.get(0);
    }

    private static Stream<Line> lines(List<Section> sections, String table, String content) {
        return sections.stream()
                .flatMap(section -> section.parts().stream())
                .flatMap(part -> part.tables().stream())
                .filter(one -> one.title().equals(table))
                .flatMap(one -> one.blocks().stream())
                .filter(block -> content.equals(block.name()))
                .flatMap(block -> block.lines().stream());
    }

    private static List<Section.Part> figures(List<Section> sections, String study) {
        return sections.stream()
                .filter(section -> section.id().equals(study))
                .flatMap(section -> section.parts().stream())
                .filter(part -> part.title().startsWith("Figures"))
                .toList();
    }

    private static List<Section> sections(UntimedFigures untimed, boolean measured) {
        StudyResult result = SampleResults.of(
                Stream.concat(untimed.figures().stream(), measured ? madeUp() : Stream.of())
                        .toList(),
                untimed.skipped());
        List<Section> sections = new ArrayList<>(Studies.of(result));
        sections.add(Asn1cSection.of(result));
        return sections;
    }

    private static Stream<Figure> madeUp() {
        return codecs().flatMap(one -> operations(one.content())
                        .map(operation -> new Figure.Key(
                                "jvm", one.scheme(), one.content(), operation, Boundary.BOTH, Quantity.TIME)))
                .flatMap(key -> Stream.of(
                        Figure.ofForks(key, List.of(100.0)),
                        Figure.of(key.of(Quantity.HEAP), 64),
                        Figure.of(key.of(Quantity.STACK), 300)));
    }

    private static Stream<Operation> operations(String content) {
        return BenchContents.get(content).isConverted()
                ? Stream.of(Operation.ENCODE, Operation.DECODE, Operation.DECODE_TO_CSV, Operation.DECODE_TO_XML)
                : Stream.of(Operation.ENCODE, Operation.DECODE);
    }

    private record Subject(String scheme, String content) {}

    /** Every scheme with every content that it has a codec for. */
    private static Stream<Subject> codecs() {
        return BenchSchemes.all().stream()
                .flatMap(scheme -> BenchContents.all().stream()
                        .filter(content -> Codecs.find(scheme, content.type()).isPresent())
                        .map(BenchContent::name)
                        .map(content -> new Subject(scheme, content)));
    }
}
