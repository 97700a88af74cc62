package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.apache.commons.math3.stat.StatUtils;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkOutcome.Iteration;

/**
 * The time of one message, on the wall, while every core does the same operation: whether threads are in each other's
 * way.
 *
 * @param alone the same on one thread
 */
record AllCores(MeanTime alone) implements Measurement {
    private static final int MEDIAN = 50;

    @Override
    public String title() {
        return alone.title() + ", on all cores";
    }

    @Override
    public Figure.Key key(String environment) {
        return alone.key(environment).of(Quantity.ALL_CORES);
    }

    @Override
    public List<Quantity> quantities() {
        return List.of(Quantity.ALL_CORES);
    }

    @Override
    public String benchmark() {
        return alone.benchmark();
    }

    @Override
    public Map<String, String> parameters() {
        return alone.parameters();
    }

    @Override
    public int threads() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public int forks(Configuration configuration) {
        return configuration.forks();
    }

    @Override
    public List<Figure> figures(String environment, ForkOutcome fork) {
        double wall = StatUtils.percentile(
                fork.iterations().stream().mapToDouble(Iteration::wallNanos).toArray(), MEDIAN);
        return List.of(Figure.ofForks(key(environment), List.of(wall)));
    }
}
