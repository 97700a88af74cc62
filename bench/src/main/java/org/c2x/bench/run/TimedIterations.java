package org.c2x.bench.run;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.stat.StatUtils;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkOutcome.Iteration;

/** The figures of one settled fork of which mean times were taken: of its iterations the median. */
record TimedIterations(ForkOutcome fork) {
    private static final int MEDIAN = 50;

    /** What there is to find out, the time first. */
    static final List<Quantity> QUANTITIES = List.of(
            Quantity.TIME,
            Quantity.WALL_TIME,
            Quantity.PROCESSOR_SHARE,
            Quantity.ALLOCATED,
            Quantity.WARMUP,
            Quantity.DISTURBED);

    /** The figures of what a time is about. */
    List<Figure> figures(Figure.Key time) {
        return List.of(
                figure(time, median(Iteration::nanos)),
                figure(time.of(Quantity.WALL_TIME), median(Iteration::wallNanos)),
                figure(time.of(Quantity.PROCESSOR_SHARE), median(Iteration::processorShare)),
                figure(time.of(Quantity.ALLOCATED), median(Iteration::allocated)),
                figure(time.of(Quantity.WARMUP), fork.thrownAway()),
                figure(time.of(Quantity.DISTURBED), fork.disturbed()));
    }

    private double median(ToDoubleFunction<Iteration> figure) {
        return StatUtils.percentile(
                fork.iterations().stream().mapToDouble(figure).toArray(), MEDIAN);
    }

    private static Figure figure(Figure.Key key, double value) {
        return Figure.ofForks(key, List.of(value));
    }
}
