package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.Test;

class HypothesesTest {
    private static final List<Hypothesis> HYPOTHESES = of(SampleStudy.result());

    @Test
    void holds_ifEveryComparisonTellsApartInItsFavour() {
        assertEquals(Verdict.HOLDS, verdict("The binary scheme encodes the envelope fastest."));
        assertEquals(Verdict.HOLDS, verdict("EXI by a library is slowest for the envelope."));
        assertEquals(Verdict.HOLDS, verdict("ASN.1 has the fewest octets for CAM and DENM."));
    }

    @Test
    void doesNotHold_ifOneComparisonIsAgainstIt() {
        assertEquals(Verdict.DOES_NOT_HOLD, verdict("Every scheme decodes faster than it encodes."));
        assertEquals(Verdict.DOES_NOT_HOLD, verdict("EXI has the fewest octets for the envelope."));
    }

    @Test
    void notDistinguishable_ifIntervalsOverlap() {
        assertEquals(Verdict.NOT_DISTINGUISHABLE, verdict("For CAM and DENM, ASN.1 is faster than Protobuf and EXI."));
    }

    @Test
    void notMeasured_withoutFigures() {
        List<Hypothesis> unknown = of(SampleResults.complete());

        assertEquals(
                List.of(Verdict.NOT_MEASURED),
                unknown.stream()
                        .flatMap(hypothesis -> hypothesis.judgements().stream())
                        .map(Hypothesis.Judgement::verdict)
                        .distinct()
                        .toList());
    }

    @Test
    void isLess_needsAnIntervalBelowOne() {
        assertEquals(Verdict.HOLDS, Verdict.isLess(new Ratio(0.5, 0.4, 0.6)));
        assertEquals(Verdict.DOES_NOT_HOLD, Verdict.isLess(new Ratio(2, 1.5, 2.5)));
        assertEquals(Verdict.NOT_DISTINGUISHABLE, Verdict.isLess(new Ratio(0.9, 0.8, 1.1)));
        assertEquals(Verdict.NOT_DISTINGUISHABLE, Verdict.isLess(new Ratio(0.5, Double.NaN, Double.NaN)));
    }

    @Test
    void all_oneAgainstItOutweighsTheRest() {
        assertEquals(
                Verdict.DOES_NOT_HOLD,
                Verdict.all(List.of(Verdict.HOLDS, Verdict.NOT_DISTINGUISHABLE, Verdict.DOES_NOT_HOLD)));
        assertEquals(Verdict.NOT_MEASURED, Verdict.all(List.of()));
    }

    private static List<Hypothesis> of(StudyResult result) {
        return Hypotheses.of(result, CortexFigures.of(result, result));
    }

    private static Verdict verdict(String statement) {
        return HYPOTHESES.stream()
                .filter(hypothesis -> hypothesis.statement().equals(statement))
                .findFirst()
                .orElseThrow()
                .judgements()
                .get(0)
                .verdict();
    }
}
