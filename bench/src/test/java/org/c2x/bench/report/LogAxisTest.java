package org.c2x.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class LogAxisTest {

    @Test
    void over_valuesWithinDecades_endsAtRoundNumbers() {
        LogAxis axis = LogAxis.over(DoubleStream.of(8.7, 31_500));

        assertEquals(5, axis.low(), 1e-9);
        assertEquals(50_000, axis.high(), 1e-6);
        assertEquals(List.of("10", "100", "1 k", "10 k"), labels(axis));
    }

    @Test
    void over_closeValues_labelsAllMarks() {
        assertEquals(List.of("20", "50", "100"), labels(LogAxis.over(DoubleStream.of(40, 90))));
    }

    @Test
    void percent_isLogarithmic() {
        LogAxis axis = new LogAxis(1, 100);

        assertEquals(0, axis.percent(1), 1e-9);
        assertEquals(50, axis.percent(10), 1e-9);
        assertEquals(100, axis.percent(1000), 1e-9);
    }

    private static List<String> labels(LogAxis axis) {
        return axis.ticks(value -> LogAxis.css(axis.percent(value))).stream()
                .map(LogAxis.Tick::label)
                .filter(Objects::nonNull)
                .toList();
    }
}
