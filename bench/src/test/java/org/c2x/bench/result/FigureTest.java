package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The intervals are computed by hand with the quantiles of Student's t in tables: 63.6567 and 9.92484. */
class FigureTest {
    private static final Figure.Key TIME =
            new Figure.Key("jvm", "a", "sample", Operation.ENCODE, Boundary.BOTH, Quantity.TIME);

    @Test
    void ofForks_twoTimes_giveMeanAndIntervalOfLogarithms() {
        Figure time = time(100, 121);

        assertEquals(110, time.value(), 1e-9);
        assertEquals(0.254958, time.low(), 1e-4);
        assertEquals(47458.732, time.high(), 1e-2);
    }

    @Test
    void ofForks_threeTimes_giveMeanAndIntervalOfLogarithms() {
        Figure time = time(100, 110, 105);

        assertEquals(104.92057, time.value(), 1e-5);
        assertEquals(79.84673, time.low(), 1e-5);
        assertEquals(137.86823, time.high(), 1e-5);
        assertEquals(0.314025, time.relativeError(), 1e-5);
    }

    @Test
    void ofForks_one_hasNoInterval() {
        Figure time = time(42);

        assertEquals(42, time.value(), 1e-9);
        assertNull(time.interval());
        assertTrue(Double.isNaN(time.relativeError()));
    }

    @Test
    void ofForks_noTimes_giveTheArithmeticMean() {
        Figure allocated = Figure.ofForks(TIME.of(Quantity.ALLOCATED), List.of(0.0, 30.0, 60.0));

        assertEquals(30, allocated.value(), 1e-9);
        assertNull(allocated.interval());
    }

    @Test
    void and_moreForks_giveTheMeanOfAll() {
        Figure three = time(100, 100).and(time(800));

        assertEquals(3, three.forks().size());
        assertEquals(200, three.value(), 1e-9);
    }

    @Test
    void and_ofSomethingElse_isRefused() {
        Figure other = time(1).in("other");

        assertThrows(IllegalArgumentException.class, () -> time(1).and(other));
    }

    @Test
    void ratio_overlappingIntervals_areNotToldApart() {
        Ratio ratio = Ratio.of(time(10, 9.0, 11.0), time(12, 10.9, 13.0));

        assertEquals(10.0 / 12, ratio.value(), 1e-12);
        assertFalse(ratio.tellsApart());
    }

    @Test
    void ratio_intervalsApart_areToldApart() {
        Figure small = time(10, 9.0, 10.8);
        Figure large = time(12, 10.9, 13.0);

        assertTrue(Ratio.of(small, large).tellsApart());
        assertTrue(Ratio.of(large, small).tellsApart());
    }

    @Test
    void ratio_timeWithoutInterval_isNotToldApart() {
        assertFalse(Ratio.of(time(1), time(50, 50)).tellsApart());
    }

    @Test
    void figure_thatCannotBe_isRefused() {
        assertThrows(IllegalArgumentException.class, () -> time(0));
        assertThrows(IllegalArgumentException.class, () -> time(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Figure.of(Figure.Key.of("a", "b", Quantity.TIME), 1));
        assertThrows(IllegalArgumentException.class, () -> Figure.of(Figure.Key.of("", "b", Quantity.LENGTH), 1));
        assertThrows(IllegalArgumentException.class, () -> new Interval(2, 1));
    }

    @Test
    void bits_ofAQuantity_areWhatAndWhere() {
        Quantity bits = Quantity.bits("presence bitmap", "cam.camParameters");

        assertTrue(bits.isBits());
        assertEquals("presence bitmap", bits.what());
        assertEquals("cam.camParameters", bits.path());
        assertFalse(Quantity.LENGTH.isBits());
    }

    private static Figure time(double... forks) {
        return Figure.ofForks(TIME, java.util.Arrays.stream(forks).boxed().toList());
    }

    private static Figure time(double nanos, Double low, Double high) {
        return new Figure(
                "jvm",
                "a",
                "sample",
                Operation.ENCODE,
                Boundary.BOTH,
                "time",
                "ns",
                nanos,
                new Interval(low, high),
                List.of());
    }
}
