package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.openjdk.jmh.results.RunResult;

/** One thing to time, fork by fork. */
sealed interface Measurement permits MeanTime, AllCores, EmptyCall, BurstLatency, FirstMessage {
    /** What a fresh JVM costs beside its iterations: start, look-up, set-up. */
    int JVM_MILLIS = 500;

    /** For people: {@code uper cam encode, codec}. */
    String title();

    /** What the first of the figures is about that it gives in an environment. */
    Figure.Key key(String environment);

    /** What it finds out, in the order of its figures. */
    List<Quantity> quantities(Configuration configuration);

    /** Name of the one benchmark that answers this. */
    String benchmark();

    /** The benchmark's parameters. */
    Map<String, String> parameters();

    /** Threads that do it at the same time. */
    default int threads() {
        return 1;
    }

    /** Number of forks wanted. */
    int forks(Configuration configuration);

    /** About how long one fork takes, in milliseconds. */
    default int forkMillis(Configuration configuration) {
        return JVM_MILLIS + configuration.forkMillis();
    }

    /** What JMH's result of one fork shows. */
    List<Figure> figures(String environment, RunResult fork);
}
