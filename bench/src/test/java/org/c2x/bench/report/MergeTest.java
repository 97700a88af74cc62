package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.result.Time;
import org.junit.jupiter.api.Test;

class MergeTest {

    @Test
    void of_equalEnvironments_areOneAndTheLaterFigureCounts() {
        StudyResult later = SampleResults.of(
                StudyResult.State.COMPLETE, SampleResults.row("swift", Operation.ENCODE, Boundary.BOTH, 30, 50.0));

        StudyResult merged = Merge.of(List.of(SampleResults.complete(), later));

        assertEquals(List.of("jvm"), names(merged));
        assertEquals(SampleResults.complete().rows().size(), merged.rows().size());
        assertEquals(
                List.of(30.0),
                merged.rows().stream()
                        .filter(row -> row.scheme().equals("swift") && row.operation() == Operation.ENCODE)
                        .map(row -> row.time().nanos())
                        .toList());
    }

    @Test
    void of_resultWithoutJvm_bringsItsEnvironment() {
        StudyResult merged = Merge.of(List.of(SampleResults.complete(), SampleResults.ofNative()));

        assertEquals(List.of("jvm", "geode"), names(merged));
        assertEquals(2, merged.instructions().size());
    }

    @Test
    void of_memoryOfTwoTargets_staysApart() {
        MemoryRow inC = new MemoryRow("geode", "swift", "sample", Direction.DECODE, Boundary.BOTH, 16, 96L, null);

        StudyResult merged = Merge.of(List.of(SampleResults.complete(), SampleResults.ofNative(inC)));

        assertEquals(
                List.of("jvm", "geode"),
                merged.memory().stream().map(MemoryRow::environment).toList());
    }

    @Test
    void of_severalRunsOfTheHarness_oneTimeWithAForkOfEach() {
        List<StudyResult> runs = Stream.of(20.0, 21.0, 20.5).map(SampleResults::ofNative).toList();
        Time expected = Time.ofForks(List.of(20.0, 21.0, 20.5));

        assertEquals(List.of(expected), timesInC(Merge.of(runs)));
        StudyResult withStudy = Merge.of(List.of(SampleResults.complete(), runs.get(0), runs.get(1), runs.get(2)));
        assertEquals(List.of(expected), timesInC(withStudy));
        assertEquals(List.of("jvm", "geode"), names(withStudy));
        assertTrue(expected.lowNanos() < 20.5 && expected.highNanos() > 20.5, expected::toString);
    }

    @Test
    void of_theSameResultTwice_isOne() {
        StudyResult run = SampleResults.ofNative(20);

        assertEquals(run, Merge.of(List.of(run, SampleResults.ofNative(20))));
    }

    private static List<Time> timesInC(StudyResult result) {
        return result.rows().stream()
                .filter(row -> row.environment().equals("geode"))
                .map(Row::time)
                .toList();
    }

    private static List<String> names(StudyResult result) {
        return result.environments().stream().map(Environment::id).toList();
    }
}
