package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Figure CLONE_50 = SampleResults.time(Comparison.clone(50), Operation.CLONE_OCTETS, null, 10);
    private static final Figure CLONE_90 = SampleResults.time(Comparison.clone(90), Operation.CLONE_OCTETS, null, 20);
    private static final Figure ENCODE_90 = SampleResults.time("a", Operation.ENCODE, Boundary.BOTH, 60);
    private static final Figure LENGTH_90 = SampleResults.length("a", "sample", 90);

    @Test
    void ratio_encode_isComparedWithCloneOfSameLength() {
        assertEquals(
                3, ratio(ENCODE_90, CLONE_50, CLONE_90, ENCODE_90, LENGTH_90).value(), 1e-9);
    }

    @Test
    void ratio_interval_goesFromTheLeastToTheMostThatTheTimesAllow() {
        Ratio ratio = ratio(ENCODE_90, CLONE_90, ENCODE_90, LENGTH_90);

        assertEquals(54.0 / 22, ratio.low(), 1e-9);
        assertEquals(66.0 / 18, ratio.high(), 1e-9);
    }

    @Test
    void ratio_timeWithoutError_hasNoInterval() {
        Figure exact = Figure.ofForks(ENCODE_90.key(), List.of(60.0));

        Ratio ratio = ratio(exact, CLONE_90, exact, LENGTH_90);

        assertEquals(3, ratio.value(), 1e-9);
        assertFalse(ratio.hasInterval());
    }

    @Test
    void ratio_noBaseline_isNone() {
        assertNull(ratio(ENCODE_90, CLONE_50, ENCODE_90, LENGTH_90));
        assertNull(ratio(ENCODE_90, CLONE_90, ENCODE_90), "nobody knows its length");
    }

    @Test
    void perSecond_isOfRecordsAndOfOctets() {
        assertEquals(1e9 / 60, Comparison.perSecond(ENCODE_90), 1e-3);
        assertEquals(
                1.5e9,
                Comparison.octetsPerSecond(ENCODE_90, new FigureList(List.of(LENGTH_90)))
                        .getAsDouble(),
                1e-3);
    }

    private static Ratio ratio(Figure time, Figure... among) {
        return Comparison.ratio(time, new FigureList(List.of(among)));
    }
}
