package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Forks drawn at random, always the same ones, from distributions that are known. */
class ScatterTest {
    private static final double ONE_PERCENT = 0.01;
    private static final int FIGURES = 400;

    private final Random random = new Random(20);

    @Test
    void of_equallyScatteredFigures_findsTheirVariance() {
        Scatter scatter = Scatter.of(figures(FIGURES, figure -> ONE_PERCENT).stream());

        assertEquals(ONE_PERCENT, Math.sqrt(scatter.variance()), 0.1 * ONE_PERCENT);
        assertTrue(scatter.degrees() > 30, scatter.toString());
        assertEquals(2 * FIGURES, scatter.mostDegrees());
    }

    @Test
    void of_differentlyScatteredFigures_findsHowMuchTheirVariancesDiffer() {
        double degrees = 4;
        Scatter scatter =
                Scatter.of(figures(FIGURES, figure -> ONE_PERCENT * Math.sqrt(degrees / chiSquare(degrees))).stream());

        assertEquals(ONE_PERCENT, Math.sqrt(scatter.variance()), 0.15 * ONE_PERCENT);
        assertEquals(degrees, scatter.degrees(), 1.5);
    }

    @Test
    void of_fewOrEqualForks_isUnknown() {
        assertEquals(Scatter.UNKNOWN, Scatter.of(Stream.of(List.of(1.0, 1.1), List.of(1.0, 1.2))));
        assertEquals(Scatter.UNKNOWN, Scatter.of(Stream.of(List.of(1.0), List.of(1.0), List.of(2.0))));
        assertEquals(Scatter.UNKNOWN, Scatter.of(Stream.of(List.of(1.0, 1.0), List.of(2.0, 2.0), List.of(3.0, 3.0))));
    }

    @Test
    void intervalOfForksThatAgreeByLuck_isAsWideAsThoseOfTheOthers() {
        List<Double> lucky = List.of(100.0, 100.001, 100.002);
        Scatter scatter = Scatter.of(Stream.concat(Stream.of(lucky), figures(FIGURES, figure -> ONE_PERCENT).stream()));

        double alone = time(lucky).relativeError();
        double pooled = time(lucky).with(scatter).relativeError();

        assertTrue(alone < 1e-4, "by themselves they seem to be exact");
        assertEquals(2.576 * ONE_PERCENT / Math.sqrt(3), pooled, 0.2 * ONE_PERCENT);
    }

    @Test
    void intervalOfAFigureThatScattersMore_staysWide() {
        List<Double> wild = List.of(100.0, 140.0, 190.0);
        Scatter scatter = Scatter.of(Stream.concat(
                Stream.of(wild), figures(FIGURES, figure -> ONE_PERCENT * Math.sqrt(4 / chiSquare(4))).stream()));

        assertTrue(time(wild).with(scatter).relativeError() > 0.25);
    }

    @Test
    void intervals_holdTheTrueTimeNinetyNineTimesInAHundred() {
        List<List<Double>> figures = figures(10 * FIGURES, figure -> ONE_PERCENT * Math.sqrt(6 / chiSquare(6)));
        Scatter scatter = Scatter.of(figures.stream());

        long held = figures.stream()
                .map(forks -> time(forks).with(scatter))
                .filter(time -> time.low() <= 100 && 100 <= time.high())
                .count();

        assertEquals(0.99, (double) held / figures.size(), 0.005);
    }

    private static Figure time(List<Double> forks) {
        return Figure.ofForks(SampleResults.inC(Quantity.TIME), forks);
    }

    /** Sum of the squares of so many normal numbers. */
    private double chiSquare(double degrees) {
        return IntStream.range(0, (int) degrees)
                .mapToDouble(one -> random.nextGaussian())
                .map(one -> one * one)
                .sum();
    }

    /** Figures of three forks each about 100 ns. */
    private List<List<Double>> figures(int count, ToDoubleFunction<Integer> deviation) {
        List<List<Double>> figures = new ArrayList<>();
        for (int figure = 0; figure < count; figure++) {
            double of = deviation.applyAsDouble(figure);
            figures.add(Stream.generate(() -> 100 * Math.exp(of * random.nextGaussian()))
                    .limit(3)
                    .toList());
        }
        return figures;
    }
}
