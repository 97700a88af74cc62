package org.c2x.bench.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

class LimitTest {

    @Test
    void of_limitedContent_hasLimits() {
        List<Limit> limits = Limit.of(SampleResults.complete().rows(), "swift", "sample", List.of());

        assertEquals(
                List.of(
                        new Limit("sample: encode / clone octets, times", 4, 6.0),
                        new Limit("sample: decode / copy record graph, times", 1.1, 1.3),
                        new Limit("sample: decode allocates beyond the records, octets", 0, 0.5)),
                limits);
    }

    @Test
    void of_otherContent_hasFiguresWithoutLimits() {
        List<Limit> limits = Limit.of(SampleResults.complete().rows(), "swift", "other", List.of());

        assertTrue(limits.stream().allMatch(limit -> limit.most() == null && limit.holds()));
        assertEquals(3, limits.size());
    }

    @Test
    void of_stream_isComparedOctetForOctet() {
        List<Row> rows = Comparison.withRatios(List.of(
                row("single", 40, 50.0), row("stream", 120, 100.0)));

        List<Limit> limits = Limit.of(rows, "a", "single", List.of("stream"));

        assertEquals(1, limits.size());
        assertEquals(1.5, limits.get(0).value(), 1e-9);
        assertEquals("stream: encode an octet / the same of single, times", limits.get(0).what());
    }

    @Test
    void holds_overTheLimit_isMissed() {
        Limit missed = new Limit("a figure", 6.5, 6.0);

        assertFalse(missed.holds());
        assertTrue(missed.toString().endsWith("6.50  at most  6.00  MISSED"), missed.toString());
    }

    private static Row row(String content, double nanos, double length) {
        Row.Key key = new Row.Key("jvm", "a", content, Operation.ENCODE, Boundary.BOTH, null);
        return Row.of(key, SampleResults.row("a", Operation.ENCODE, Boundary.BOTH, nanos, length).time(), 0, length);
    }
}
