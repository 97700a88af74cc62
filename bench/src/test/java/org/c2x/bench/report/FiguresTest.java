package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Ratio;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {

    @ParameterizedTest
    @CsvSource({"8.7049,8.70", "35.06,35.1", "442.4,442", "'12806.2','12,806'"})
    void significant_threeDigitsOrAllBeforeThePoint(String value, String text) {
        assertEquals(text, Figures.significant(Double.parseDouble(value)));
    }

    @ParameterizedTest
    @CsvSource({"999,999", "28500000,28.5 M", "1170000000,1.17 G", "2e12,'2,000 G'"})
    void large_hasPrefix(double value, String text) {
        assertEquals(text, Figures.large(value));
    }

    @ParameterizedTest
    @CsvSource({"440.003,440", "0.00012,0", "63.4,63.4", "'15203.2','15,203'"})
    void octets_noiseIsNotShown(double value, String text) {
        assertEquals(text, Figures.octets(value));
    }

    @Test
    void interval_isThereOnlyWithForksEnough() {
        assertEquals("34.2–36.0", Figures.interval(time(35.06, new Interval(34.2, 36.0))));
        assertNull(Figures.interval(time(35.06, null)));
    }

    @Test
    void intervalAndForks_rangeOfForksThatAreApart() {
        Interval interval = new Interval(34.2, 36.0);

        assertEquals("34.2–36.0", Figures.intervalAndForks(time(35, interval, 33.8, 36.2)));
        assertEquals("34.2–36.0, forks 33.0–36.9", Figures.intervalAndForks(time(35, interval, 33.0, 35.1, 36.9)));
        assertNull(Figures.intervalAndForks(time(35, null, 20.0, 40.0)));
    }

    @Test
    void forks_areListed() {
        assertEquals("forks: 34.0, 36.0 ns", Figures.forks(time(35, null, 34.0, 36.0)));
        assertEquals("one fork: 34.0 ns", Figures.forks(time(34, null, 34.0)));
    }

    @Test
    void ratio_exactOne_hasNoInterval() {
        assertEquals("4.00 ×", Figures.ratio(new Ratio(4, 4.0, 4.0)));
    }

    @Test
    void ratio_hasItsInterval() {
        assertEquals("4.00 × (3.50–4.50)", Figures.ratio(new Ratio(4, 3.5, 4.5)));
    }

    private static Figure time(double nanos, Interval interval, Double... forks) {
        return new Figure("jvm", "a", "b", Operation.ENCODE, null, "time", "ns", nanos, interval, List.of(forks));
    }
}
