package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.bench.Boundary;
import org.junit.jupiter.api.Test;

class FigureTest {
    private static final Row.Key KEY = new Row.Key("jvm", "a", "sample", Operation.ENCODE, Boundary.BOTH, null);

    @Test
    void row_moreForks_giveMeansOfAll() {
        Row two = Row.of(KEY, Time.ofForks(List.of(100.0, 100.0)), 30, 50.0);
        Row one = Row.of(KEY, Time.ofForks(List.of(800.0)), 60, 50.0);

        Row three = two.and(one);

        assertEquals(3, three.forkCount());
        assertEquals(200, three.time().nanos(), 1e-9);
        assertEquals(40, three.allocatedOctets(), 1e-9);
        assertEquals(5e6, three.recordsPerSecond(), 1e-3);
        assertNull(three.ratio());
    }

    @Test
    void coldStart_moreForks_giveMeansOfAll() {
        ColdStart.Key key = new ColdStart.Key("jvm", "a", "sample", Direction.DECODE);
        ColdStart first = ColdStart.ofForks(key, Time.ofForks(List.of(4e6)));

        assertEquals(6e6, first.and(ColdStart.ofForks(key, Time.ofForks(List.of(9e6)))).time().nanos(), 1e-3);
    }

    @Test
    void latency_moreForks_giveMeanPercentilesAndTheGreatestMaximum() {
        Latency.Key key = new Latency.Key("jvm", "a", "sample", Direction.DECODE, Boundary.BOTH);
        Latency one = Latency.ofForks(key, 100, List.of(new Percentiles(1000, 2000, 3000, 4000, 9000)));
        Latency other = Latency.ofForks(key, 100, List.of(new Percentiles(2000, 3000, 4000, 5000, 7000)));

        Latency both = one.and(other);

        assertEquals(new Percentiles(1500, 2500, 3500, 4500, 9000), both.burst());
        assertEquals(new Percentiles(15, 25, 35, 45, 90), both.message());
        assertEquals(2, both.forkCount());
    }

    @Test
    void and_ofSomethingElse_isRefused() {
        Row row = Row.of(KEY, Time.ofForks(List.of(1.0)), 0, 50.0);
        Row other = Row.of(KEY.in("other"), Time.ofForks(List.of(1.0)), 0, 50.0);

        assertThrows(IllegalArgumentException.class, () -> row.and(other));
    }
}
