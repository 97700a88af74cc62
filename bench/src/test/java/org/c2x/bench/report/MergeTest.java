package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class MergeTest {

    @Test
    void of_equalEnvironments_areOneAndTheLaterFigureCounts() {
        StudyResult later = SampleResults.of(
                Header.State.COMPLETE, SampleResults.time("swift", Operation.ENCODE, Boundary.BOTH, 30));

        StudyResult merged = Merge.of(List.of(SampleResults.complete(), later));

        assertEquals(List.of("jvm"), names(merged));
        assertEquals(
                SampleResults.complete().figures().all().size(),
                merged.figures().all().size());
        assertEquals(
                List.of(30.0),
                merged.of(Quantity.TIME)
                        .filter(time -> time.scheme().equals("swift") && time.operation() == Operation.ENCODE)
                        .map(Figure::value)
                        .toList());
    }

    @Test
    void of_resultWithoutJvm_bringsItsEnvironment() {
        StudyResult merged = Merge.of(List.of(SampleResults.complete(), SampleResults.ofNative()));

        assertEquals(List.of("jvm", "geode"), names(merged));
        assertEquals(1, merged.of(Quantity.INSTRUCTIONS).count());
    }

    @Test
    void of_memoryOfTwoTargets_staysApart() {
        Figure inC = Figure.of(SampleResults.inC(Quantity.HEAP), 16);

        StudyResult merged = Merge.of(List.of(SampleResults.complete(), SampleResults.ofNative(inC)));

        assertEquals(
                List.of("jvm", "geode"),
                merged.of(Quantity.HEAP).map(Figure::environment).toList());
    }

    @Test
    void of_differentEnvironmentsOfOneName_areBothThere() {
        StudyResult other = new StudyResult(
                SampleResults.ofNative()
                        .header()
                        .in(List.of(
                                SampleResults.ofNative().environments().get(0).named("jvm"))),
                List.of(Figure.of(SampleResults.inC(Quantity.HEAP).in("jvm"), 16)),
                List.of());

        StudyResult merged = Merge.of(List.of(SampleResults.complete(), other));

        assertEquals(List.of("jvm", "jvm (2)"), names(merged));
        assertEquals(
                List.of("jvm", "jvm (2)"),
                merged.of(Quantity.HEAP).map(Figure::environment).toList());
    }

    @Test
    void of_severalRunsOfTheHarness_oneTimeWithAForkOfEach() {
        List<StudyResult> runs =
                Stream.of(20.0, 21.0, 20.5).map(SampleResults::ofNative).toList();
        Figure expected = Figure.ofForks(SampleResults.inC(Quantity.TIME), List.of(20.0, 21.0, 20.5));

        assertEquals(List.of(expected), timesInC(Merge.of(runs)));
        StudyResult withStudy = Merge.of(List.of(SampleResults.complete(), runs.get(0), runs.get(1), runs.get(2)));
        assertEquals(List.of(expected), timesInC(withStudy));
        assertEquals(List.of("jvm", "geode"), names(withStudy));
        assertTrue(expected.low() < 20.5 && expected.high() > 20.5, expected::toString);
    }

    @Test
    void of_theSameResultTwice_isOne() {
        StudyResult run = SampleResults.ofNative(20);

        assertEquals(run, Merge.of(List.of(run, SampleResults.ofNative(20))));
    }

    private static List<Figure> timesInC(StudyResult result) {
        return result.of(Quantity.TIME)
                .filter(time -> time.environment().equals("geode"))
                .toList();
    }

    private static List<String> names(StudyResult result) {
        return result.environments().stream().map(Environment::id).toList();
    }
}
