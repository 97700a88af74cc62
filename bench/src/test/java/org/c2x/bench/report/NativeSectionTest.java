package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class NativeSectionTest {

    @Test
    void ratio_isOfTheJvmToTheLoopOfTheSameRun() {
        Section section = NativeSection.of(result(60, 30));

        Line line = line(section, "JVM and C");
        assertEquals("uper ÷ native-uper-c", line.label());
        assertEquals(List.of("60.0", "30.0", "2.00 ×"), texts(line).subList(0, 3));
    }

    @Test
    void jvm_slowerThanC_neverCatchesUp() {
        assertEquals(
                List.of("1.00", "33.3 k", "never"),
                texts(line(NativeSection.of(result(60, 30)), "First message and C"))
                        .subList(0, 3));
    }

    @Test
    void jvm_fasterThanC_catchesUpAfterItsFirstMessage() {
        // 10⁶ ns − 20 ns late, 10 ns a message nearer
        assertEquals(
                List.of("1.00", "33.3 k", "100.0 k"),
                texts(line(NativeSection.of(result(20, 30)), "First message and C"))
                        .subList(0, 3));
    }

    @Test
    void nothingNative_saysHowToGetIt() {
        StudyResult virtual = result(time("uper", Boundary.BOTH, 60));

        List<String> texts = NativeSection.of(virtual).parts().stream()
                .flatMap(part -> part.text().stream())
                .toList();

        assertTrue(texts.get(0).contains("./c2x study --only headline,native"), texts.toString());
        assertTrue(texts.toString().contains("Java 22 or newer"), texts.toString());
    }

    @Test
    void main_isTheProfileOfTheStudies() {
        StudyResult merged = Merge.of(
                Stream.of("geode", "host", "i7").map(SampleNative::harness).toList());

        assertEquals("native-i7", new Targets(merged).main().orElseThrow().id());
    }

    @Test
    void timesOnAnotherProcessor_areNotShown() {
        Targets targets = new Targets(Merge.of(SampleStudy.all()));

        assertEquals(
                List.of("times of native-atom", "times of native-geode"),
                targets.skippedTimes().map(skipped -> skipped.what()).toList());
        assertTrue(targets.isAtHome("native-i7") && targets.isAtHome("jvm"));
    }

    @Test
    void employee_inC_whereItsProcessorIs() {
        Section section = Asn1cSection.of(Merge.of(SampleStudy.all()));
        List<Line> lines = section.parts().stream()
                .flatMap(part -> part.tables().stream())
                .flatMap(table -> table.blocks().stream())
                .flatMap(block -> block.lines().stream())
                .filter(line -> line.label().startsWith("native-"))
                .toList();

        assertTrue(
                lines.stream()
                        .anyMatch(line -> line.label().equals("native-uper-c · native-i7")
                                && texts(line)
                                        .equals(List.of(
                                                "49.8 M", "2.04 G", "41", "13,724", "measured, one record, in C"))),
                lines.toString());
        assertTrue(lines.stream().noneMatch(line -> line.label().endsWith("native-geode")), lines.toString());
    }

    @Test
    void order_thatAllProcessorsShare_holds() {
        StudyResult all = Merge.of(SampleStudy.all());
        Hypothesis order = Hypotheses.of(all, CortexFigures.of(all, all)).stream()
                .filter(one -> one.statement().startsWith("The order of the schemes is the same"))
                .findFirst()
                .orElseThrow();

        assertEquals(
                List.of(Verdict.HOLDS, Verdict.HOLDS),
                order.judgements().stream().map(Hypothesis.Judgement::verdict).toList());
    }

    private static StudyResult result(double inJava, double inC) {
        return result(time("uper", Boundary.BOTH, inJava), time("native-uper-c", Boundary.LOOP, inC));
    }

    private static StudyResult result(Figure... times) {
        Figure.Key first =
                new Figure.Key("jvm", "uper", "cam", Operation.ENCODE, Boundary.END_TO_END, Quantity.FIRST_MESSAGE);
        return SampleResults.of(
                Stream.concat(Stream.of(times), Stream.of(Figure.ofForks(first, List.of(1e6, 1e6))))
                        .toList(),
                List.of());
    }

    private static Figure time(String scheme, Boundary boundary, double nanos) {
        return Figure.ofForks(
                new Figure.Key("jvm", scheme, "cam", Operation.ENCODE, boundary, Quantity.TIME), List.of(nanos, nanos));
    }

    private static Line line(Section section, String table) {
        return section.parts().stream()
                .flatMap(part -> part.tables().stream())
                .filter(one -> one.title().equals(table))
                .findFirst()
                .orElseThrow()
                .blocks()
                .get(0)
                .lines()
                .get(0);
    }

    private static List<String> texts(Line line) {
        return line.cells().stream().map(Cell::text).map(String::valueOf).toList();
    }
}
