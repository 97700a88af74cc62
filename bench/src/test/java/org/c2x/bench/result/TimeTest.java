package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The intervals are computed by hand with the quantiles of Student's t in tables: 63.6567 and 9.92484. */
class TimeTest {

    @Test
    void ofForks_two_givesMeanAndIntervalOfLogarithms() {
        Time time = Time.ofForks(List.of(100.0, 121.0));

        assertEquals(110, time.nanos(), 1e-9);
        assertEquals(0.254958, time.lowNanos(), 1e-4);
        assertEquals(47458.732, time.highNanos(), 1e-2);
    }

    @Test
    void ofForks_three_givesMeanAndIntervalOfLogarithms() {
        Time time = Time.ofForks(List.of(100.0, 110.0, 105.0));

        assertEquals(104.92057, time.nanos(), 1e-5);
        assertEquals(79.84673, time.lowNanos(), 1e-5);
        assertEquals(137.86823, time.highNanos(), 1e-5);
        assertEquals(0.314025, time.relativeError(), 1e-5);
    }

    @Test
    void ofForks_one_hasNoInterval() {
        Time time = Time.ofForks(List.of(42.0));

        assertEquals(42, time.nanos(), 1e-9);
        assertNull(time.lowNanos());
        assertNull(time.highNanos());
        assertTrue(Double.isNaN(time.relativeError()));
    }

    @Test
    void ratio_overlappingIntervals_areNotToldApart() {
        Ratio ratio = Ratio.of(new Time(10, 9.0, 11.0, List.of()), new Time(12, 10.9, 13.0, List.of()));

        assertEquals(10.0 / 12, ratio.value(), 1e-12);
        assertFalse(ratio.tellsApart());
    }

    @Test
    void ratio_intervalsApart_areToldApart() {
        Time small = new Time(10, 9.0, 10.8, List.of());
        Time large = new Time(12, 10.9, 13.0, List.of());

        assertTrue(Ratio.of(small, large).tellsApart());
        assertTrue(Ratio.of(large, small).tellsApart());
    }

    @Test
    void ratio_timeWithoutInterval_isNotToldApart() {
        assertFalse(Ratio.of(Time.ofForks(List.of(1.0)), Time.ofForks(List.of(50.0, 50.0))).tellsApart());
    }
}
