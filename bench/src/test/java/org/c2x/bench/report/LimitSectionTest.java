package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class LimitSectionTest {

    @Test
    void codec_besideCopiesAndC() {
        StudyResult result = result(
                time("uper", "cam", Operation.DECODE, Boundary.BOTH, 60),
                time("native-uper-c", "cam", Operation.DECODE, Boundary.LOOP, 40),
                time(Figure.BASELINE, "cam", Operation.COPY_GRAPH, null, 30));

        assertEquals(
                List.of("null", "null", "2.00 ×", "1.50 ×"),
                texts(lines(result, "Codecs").findFirst().orElseThrow()));
    }

    @Test
    void verifying_besideTheSignatureAlone() {
        StudyResult result = result(
                time("oer", "sec-today-digest", Operation.VERIFY, Boundary.BOTH, 66_000),
                time("oer", "sec-today-digest", Operation.VERIFY_SIGNATURE, Boundary.BOTH, 60_000),
                Figure.ofForks(Comparison.openSsl("jvm"), List.of(55_000.0, 55_000.0)));

        Line line = lines(result, "Verifying a signed message").findFirst().orElseThrow();

        assertEquals(List.of("55,000", "60,000", "66,000", "1.10 ×", "1.20 ×"), texts(line));
    }

    @Test
    void nothingToCompareWith_isNoChapter() {
        assertTrue(LimitSection.of(result(time("uper", "cam", Operation.DECODE, Boundary.BOTH, 60)))
                .parts()
                .isEmpty());
    }

    private static StudyResult result(Figure... times) {
        return SampleResults.of(List.of(times), List.of());
    }

    private static Figure time(String scheme, String content, Operation operation, Boundary boundary, double nanos) {
        return Figure.ofForks(
                new Figure.Key("jvm", scheme, content, operation, boundary, Quantity.TIME), List.of(nanos, nanos));
    }

    private static Stream<Line> lines(StudyResult result, String table) {
        return LimitSection.of(result).parts().stream()
                .flatMap(part -> part.tables().stream())
                .filter(one -> one.title().equals(table))
                .flatMap(one -> one.blocks().stream())
                .flatMap(block -> block.lines().stream());
    }

    private static List<String> texts(Line line) {
        return line.cells().stream().map(Cell::text).map(String::valueOf).toList();
    }
}
