package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.bench.published.MpsocStudy;
import org.c2x.bench.published.Published;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class MpsocSectionTest {
    private static final StudyResult MEASURED = Merge.of(List.of(SampleStudy.result(), SampleCortex.result()));
    private static final Section EMPTY = of(SampleResults.complete(), SampleResults.complete());
    private static final Section WITH_COUNTS = of(MEASURED, SampleResults.complete());
    private static final Map<String, Map<String, MpsocStudy.Sizes>> LIBRARIES =
            Published.mpsocStudy().libraries();

    @Test
    void tableOne_hasAllPublishedSizes_withAndWithoutFigures() {
        for (Section section : List.of(EMPTY, WITH_COUNTS)) {
            LIBRARIES.forEach((library, sizes) -> {
                assertEquals(
                        structs(sizes, size -> String.valueOf(size.dataSize())),
                        numbers(lines(section, "Data size", library).get(0)),
                        library);
                assertEquals(
                        structs(sizes, size -> Figures.significant(size.codeSize() - 22.5)),
                        numbers(lines(section, "Code size", library).get(0)),
                        library);
            });
        }
        assertEquals(
                16,
                LIBRARIES.values().stream()
                        .flatMap(sizes -> sizes.values().stream())
                        .filter(Objects::nonNull)
                        .count());
    }

    private static List<String> structs(Map<String, MpsocStudy.Sizes> sizes, Function<MpsocStudy.Sizes, String> text) {
        return Stream.of("A", "B", "C")
                .map(struct -> sizes.get(struct) == null ? "not supported" : text.apply(sizes.get(struct)))
                .toList();
    }

    @Test
    void everyLibrary_isMeasuredOrSaysHow() {
        for (String title : List.of("Data size", "Code size", "Instructions")) {
            for (String library : LIBRARIES.keySet()) {
                Line here = lines(EMPTY, title, library).get(1);
                assertEquals("not measured", numbers(here).get(0), title + ' ' + library);
                assertTrue(remark(here).small().contains("c2x native --target cortex-m4f"), title + ' ' + library);
            }
        }
        assertEquals(
                "no package has it",
                remark(lines(WITH_COUNTS, "Code size", "yas 5.0.1").get(1)).small());
        assertEquals(
                List.of("native-msgpuck", "native-msgpuck-checked"),
                lines(WITH_COUNTS, "Data size", "msgpuck 2.0").stream()
                        .skip(1)
                        .map(Line::label)
                        .toList());
    }

    @Test
    void measured_standsBesidePublished() {
        assertEquals(
                List.of("9", "15", "67"),
                numbers(lines(WITH_COUNTS, "Data size", "mpack 0.8.2").get(1)));
        List<Line> counts = lines(WITH_COUNTS, "Instructions", "mpack 0.8.2");
        assertEquals(List.of("108", "270", "180", "450", "804", "2,010"), numbers(counts.get(1)));
        assertEquals("measured, -O2", remark(counts.get(1)).text());
        assertEquals("measured, -Os", remark(counts.get(2)).text());
    }

    @Test
    void readersThatCheckNothing_sayIt() {
        List<Line> counts = lines(WITH_COUNTS, "Instructions", "msgpuck 2.0");

        assertEquals("measured, -O2, unchecked", remark(counts.get(1)).text());
        assertTrue(counts.stream()
                .filter(line -> line.label().endsWith("-checked"))
                .noneMatch(line -> remark(line).text().contains("unchecked")));
    }

    @Test
    void ourOwn_areWhatTheStudyHadNot() {
        assertTrue(lines(WITH_COUNTS, "Data size", "not in the study").stream()
                .map(Line::label)
                .toList()
                .containsAll(List.of("native-uper-c", "native-uper-c, ranges of the values")));
    }

    @Test
    void messagesOfIts_areOnTheCoreToo() {
        assertEquals(
                List.of("205", "246", "120", "120", "0", "0", "1.50"),
                numbers(lines(WITH_COUNTS, "ITS messages on a Cortex-M4F", "cam")
                        .get(0)));
    }

    @Test
    void toolchain_standsAboveTheCounts() {
        assertTrue(
                WITH_COUNTS.parts().get(0).text().get(0).contains("arm gcc 12, Cortex-M4F of an emulator 7"),
                WITH_COUNTS.parts().get(0).text().get(0));
    }

    @Test
    void countsOnTheCore_standWithNoOthers() {
        assertTrue(InstructionSection.of(MEASURED).parts().isEmpty());
        assertTrue(tables(WITH_COUNTS)
                .filter(table -> table.title().equals("Structs in the JVM"))
                .flatMap(table -> table.blocks().stream())
                .flatMap(block -> block.lines().stream())
                .noneMatch(line -> line.label().startsWith("native-")));
        assertEquals(
                2,
                WITH_COUNTS.parts().stream()
                        .flatMap(part -> part.charts().stream())
                        .filter(chart -> chart.title().contains("instructions on a Cortex-M4F"))
                        .count());
    }

    @Test
    void noCell_isEmpty() {
        Stream.of(EMPTY, WITH_COUNTS)
                .flatMap(MpsocSectionTest::tables)
                .flatMap(table -> table.blocks().stream())
                .flatMap(block -> block.lines().stream())
                .forEach(line -> line.cells()
                        .forEach(cell -> assertTrue(
                                cell.isOpen() || cell.text() != null || cell.small() != null, line.toString())));
    }

    @Test
    void findings_areJudgedByCounts() {
        assertEquals(
                List.of(Verdict.HOLDS, Verdict.HOLDS, Verdict.DOES_NOT_HOLD),
                verdicts("MsgPuck serializes and deserializes with the least effort."));
        assertEquals(List.of(Verdict.HOLDS, Verdict.HOLDS), verdicts("MsgPuck has the least code."));
        assertEquals(List.of(Verdict.HOLDS), verdicts("MsgPuck has the fewest octets."));
        assertEquals(
                List.of(Verdict.DOES_NOT_HOLD, Verdict.DOES_NOT_HOLD, Verdict.NOT_MEASURED),
                verdicts("The libraries of MessagePack take longer to deserialize than to serialize."));
    }

    @Test
    void counts_thatWereRecorded_sayIt() {
        Section recorded = of(SampleStudy.result(), SampleCortex.result());

        assertEquals(
                List.of("9", "15", "67"),
                numbers(lines(recorded, "Data size", "mpack 0.8.2").get(1)));
        Stream.concat(
                        tables(recorded)
                                .filter(table -> !table.title().equals("Data size"))
                                .map(Table::caption),
                        recorded.parts().stream()
                                .flatMap(part -> part.charts().stream())
                                .map(Chart::caption))
                .forEach(caption -> assertTrue(
                        caption.endsWith("Recorded with arm gcc 12, Cortex-M4F of an emulator 7."), caption));
        assertTrue(MpsocFindings.of(SampleStudy.result(), CortexFigures.of(SampleStudy.result(), SampleCortex.result()))
                .flatMap(finding -> finding.judgements().stream())
                .filter(judgement -> judgement.verdict() != Verdict.NOT_MEASURED)
                .allMatch(judgement -> judgement.label().contains("recorded")));
    }

    private static Section of(StudyResult result, StudyResult recorded) {
        return MpsocSection.of(result, CortexFigures.of(result, recorded));
    }

    private static List<Verdict> verdicts(String statement) {
        return MpsocFindings.of(MEASURED, CortexFigures.of(MEASURED, MEASURED))
                .filter(finding -> finding.statement().equals(statement))
                .flatMap(finding -> finding.judgements().stream())
                .map(Hypothesis.Judgement::verdict)
                .toList();
    }

    private static Stream<Table> tables(Section section) {
        return section.parts().stream().flatMap(part -> part.tables().stream());
    }

    private static List<Line> lines(Section section, String table, String block) {
        return tables(section)
                .filter(one -> one.title().equals(table))
                .flatMap(one -> one.blocks().stream())
                .filter(one -> block.equals(one.name()))
                .findFirst()
                .orElseThrow()
                .lines();
    }

    private static List<String> numbers(Line line) {
        return line.cells().subList(0, line.cells().size() - 1).stream()
                .map(Cell::text)
                .toList();
    }

    private static Cell remark(Line line) {
        return line.cells().get(line.cells().size() - 1);
    }
}
