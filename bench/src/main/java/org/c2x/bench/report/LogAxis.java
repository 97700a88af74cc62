package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.stream.DoubleStream;
import org.c2x.asn1.runtime.Nullable;

/**
 * A logarithmic axis that ends at powers of ten times 1, 2 or 5.
 *
 * @param low  value at 0 %
 * @param high value at 100 %
 */
record LogAxis(double low, double high) {
    private static final double[] STEPS = {1, 2, 5};

    /**
     * A mark on the axis.
     *
     * @param label what to write there, null for a faint line without
     * @param at    its place
     */
    record Tick(@Nullable String label, String at) {}

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

    /** Place of a value in percent of the axis, 0 to 100. */
    double percent(double value) {
        double place = 100 * Math.log(value / low) / Math.log(high / low);
        return Math.min(100, Math.max(0, place));
    }

    /**
     * The marks in between: labelled at powers of ten, or at all where there are few.
     *
     * @param place where a value is, in whatever the axis is drawn with
     */
    List<Tick> ticks(DoubleFunction<String> place) {
        List<Double> marks = marks(low, high);
        boolean all = marks.size() <= 7;
        return marks.stream()
                .map(mark -> new Tick(all || isPowerOfTen(mark) ? label(mark) : null, place.apply(mark)))
                .toList();
    }

    /** A percentage for a style. */
    static String css(double percent) {
        return String.format(Locale.ROOT, "%.2f%%", percent);
    }

    /** A round number as short as it can be. */
    private static String label(double mark) {
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
