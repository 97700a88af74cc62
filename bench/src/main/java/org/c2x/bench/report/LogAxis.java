package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * A logarithmic axis that ends at powers of ten times 1, 2 or 5.
 *
 * @param low  value at 0 %
 * @param high value at 100 %
 */
record LogAxis(double low, double high) implements Axis {
    private static final double[] STEPS = {1, 2, 5};

    /** An axis with room for all values, which are above 0; the least is well clear of its start. */
    static LogAxis over(DoubleStream values) {
        var summary = values.summaryStatistics();
        double low = 1e-3;
        double high = 1e12;
        for (double mark : marks(1e-3, 1e12)) {
            if (mark <= summary.getMin() / 1.5) {
                low = mark;
            }
            if (mark >= summary.getMax() && mark < high) {
                high = mark;
            }
        }
        return new LogAxis(low, high);
    }

    @Override
    public double percent(double value) {
        double place = 100 * Math.log(value / low) / Math.log(high / low);
        return Math.min(100, Math.max(0, place));
    }

    /** Labelled at powers of ten, or at all marks where there are few. */
    @Override
    public List<Tick> ticks() {
        List<Double> marks = marks(low, high);
        boolean all = marks.size() <= 7;
        return marks.stream()
                .map(mark -> new Tick(
                        all || isPowerOfTen(mark) ? label(mark) : null,
                        Axis.css(percent(mark))))
                .toList();
    }

    /** A round number as short as it can be. */
    static String label(double mark) {
        return Figures.large(mark).replaceFirst("\\.0+(?= |$)", "");
    }

    private static boolean isPowerOfTen(double mark) {
        double exponent = Math.log10(mark);
        return Math.abs(exponent - Math.rint(exponent)) < 1e-6;
    }

    private static List<Double> marks(double from, double to) {
        List<Double> marks = new ArrayList<>();
        for (int exponent = -3; exponent <= 12; exponent++) {
            for (double step : STEPS) {
                double mark = step * Math.pow(10, exponent);
                if (mark >= from * 0.999 && mark <= to * 1.001) {
                    marks.add(mark);
                }
            }
        }
        return marks;
    }
}
