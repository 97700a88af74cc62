package org.c2x.bench.speed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.SampleResults;
import org.junit.jupiter.api.Test;

class LimitTest {

    @Test
    void of_limitedContent_hasLimits() {
        List<Limit> limits = Limit.of(SampleResults.complete().figures(), "swift", "sample", List.of());

        assertEquals(
                List.of(
                        new Limit("sample: encode / clone octets, times", 4, 6.0),
                        new Limit("sample: decode / copy record graph, times", 1.1, 1.3),
                        new Limit("sample: decode allocates beyond the records, octets", 0, 0.5)),
                limits);
    }

    @Test
    void of_otherContent_hasFiguresWithoutLimits() {
        List<Limit> limits = Limit.of(SampleResults.complete().figures(), "swift", "other", List.of());

        assertTrue(limits.stream().allMatch(limit -> limit.most() == null && limit.holds()));
        assertEquals(3, limits.size());
    }

    @Test
    void of_stream_isComparedOctetForOctet() {
        FigureList figures = new FigureList(List.of(
                time("single", 40),
                SampleResults.length("a", "single", 50),
                time("stream", 120),
                SampleResults.length("a", "stream", 100)));

        List<Limit> limits = Limit.of(figures, "a", "single", List.of("stream"));

        assertEquals(1, limits.size());
        assertEquals(1.5, limits.get(0).value(), 1e-9);
        assertEquals(
                "stream: encode an octet / the same of single, times",
                limits.get(0).what());
    }

    @Test
    void holds_overTheLimit_isMissed() {
        Limit missed = new Limit("a figure", 6.5, 6.0);

        assertFalse(missed.holds());
        assertTrue(missed.toString().endsWith("6.50  at most  6.00  MISSED"), missed.toString());
    }

    private static Figure time(String content, double nanos) {
        return Figure.ofForks(
                new Figure.Key("jvm", "a", content, Operation.ENCODE, Boundary.BOTH, Quantity.TIME), List.of(nanos));
    }
}
