package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.c2x.bench.Boundary;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Row CLONE_50 = SampleResults.row(Row.BASELINE, Operation.CLONE_OCTETS, null, 10, 50.0);
    private static final Row CLONE_90 = SampleResults.row(Row.BASELINE, Operation.CLONE_OCTETS, null, 20, 90.0);
    private static final Row ENCODE_90 = SampleResults.row("a", Operation.ENCODE, Boundary.BOTH, 60, 90.0);

    @Test
    void withRatios_encode_isComparedWithCloneOfSameLength() {
        Row compared = Comparison.withRatios(List.of(CLONE_50, CLONE_90, ENCODE_90)).get(2);

        assertEquals(3, compared.ratio().value(), 1e-9);
    }

    @Test
    void withRatios_interval_goesFromTheLeastToTheMostThatTheTimesAllow() {
        Row compared = Comparison.withRatios(List.of(CLONE_90, ENCODE_90)).get(1);

        assertEquals(54.0 / 22, compared.ratio().low(), 1e-9);
        assertEquals(66.0 / 18, compared.ratio().high(), 1e-9);
    }

    @Test
    void withRatios_timeWithoutError_hasNoInterval() {
        Row.Key key = new Row.Key("jvm", "a", "sample", Operation.ENCODE, Boundary.BOTH, null);
        Row exact = Row.of(key, Time.ofForks(List.of(30.0)), 0, 50.0);

        Ratio ratio = Comparison.withRatios(List.of(CLONE_50, exact)).get(1).ratio();

        assertEquals(3, ratio.value(), 1e-9);
        assertNull(ratio.low());
    }

    @Test
    void withRatios_noBaseline_noRatio() {
        assertNull(Comparison.withRatios(List.of(CLONE_50, ENCODE_90)).get(1).ratio());
    }

    @Test
    void of_timeAndLength_givesRecordsAndOctetsPerSecond() {
        assertEquals(1e9 / 60, ENCODE_90.recordsPerSecond(), 1e-3);
        assertEquals(1.5e9, ENCODE_90.octetsPerSecond(), 1e-3);
    }
}
