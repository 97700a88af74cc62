package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.List;

/**
 * An axis from 0 to a round number.
 *
 * @param high value at 100 %
 * @param step between two marks
 */
record LinearAxis(double high, double step) implements Axis {
    private static final int MOST_STEPS = 6;

    /** An axis with room for values up to this one, which is above 0. */
    static LinearAxis upTo(double greatest) {
        double power = Math.pow(10, Math.floor(Math.log10(greatest)) - 1);
        for (double step : new double[] {1, 2, 5, 10, 20, 50}) {
            if (step * power * MOST_STEPS >= greatest) {
                return new LinearAxis(Math.ceil(greatest / (step * power)) * step * power, step * power);
            }
        }
        throw new IllegalStateException("no step for " + greatest);
    }

    @Override
    public double percent(double value) {
        return Math.min(100, Math.max(0, 100 * value / high));
    }

    @Override
    public List<Tick> ticks() {
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i * step <= high * 1.001; i++) {
            ticks.add(new Tick(LogAxis.label(i * step), Axis.css(percent(i * step))));
        }
        return ticks;
    }
}
