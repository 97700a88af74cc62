package org.c2x.bench.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The figures of one fork of a benchmark that JMH has taken mean times of, by the clock on the wall. */
record TimedIterations(RunResult fork) {
    private static final String PROCESSOR = "processorNanos";
    private static final String WALL = "wallNanos";
    private static final String ALLOCATION = "gc.alloc.rate.norm";

    /** What there is to find out, the time first. */
    static List<Quantity> quantities(Configuration configuration) {
        List<Quantity> quantities = new ArrayList<>(
                List.of(Quantity.TIME, Quantity.WALL_TIME, Quantity.PROCESSOR_SHARE, Quantity.ALLOCATED));
        for (int iteration = 1; iteration <= configuration.iterations(); iteration++) {
            quantities.add(Quantity.iteration(iteration));
        }
        return quantities;
    }

    /** The figures of one fork, of what a time is about. */
    List<Figure> figures(Figure.Key time) {
        List<Figure> figures = new ArrayList<>();
        double wall = fork.getPrimaryResult().getScore();
        double share = share(fork.getSecondaryResults());
        add(time, wall * share, figures);
        add(time.of(Quantity.WALL_TIME), wall, figures);
        add(time.of(Quantity.PROCESSOR_SHARE), share, figures);
        add(
                time.of(Quantity.ALLOCATED),
                fork.getSecondaryResults().get(ALLOCATION).getScore(),
                figures);
        int number = 0;
        for (IterationResult iteration :
                fork.getBenchmarkResults().iterator().next().getIterationResults()) {
            double own = iteration.getPrimaryResult().getScore() * share(iteration.getSecondaryResults());
            add(time.of(Quantity.iteration(++number)), own, figures);
        }
        return figures;
    }

    private static void add(Figure.Key key, double value, List<Figure> figures) {
        figures.add(Figure.ofForks(key, List.of(value)));
    }

    /** How much of the time on the wall was on a processor; all of it where the system does not tell. */
    @SuppressWarnings("rawtypes") // JMH's own results are raw
    static double share(Map<String, Result> results) {
        double processor = results.get(PROCESSOR).getScore();
        double wall = results.get(WALL).getScore();
        return processor > 0 && wall > 0 ? Math.min(1, processor / wall) : 1;
    }
}
