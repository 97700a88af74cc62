package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkRequest;

/** One thing to time, fork by fork. */
sealed interface Measurement permits MeanTime, AllCores, EmptyCall, BurstLatency, FirstMessage {
    /** What a fresh JVM takes beside the iterations that count, by and large: start, set-up, settling. */
    int JVM_MILLIS = 2_000;

    /** For people: {@code uper cam encode, codec}. */
    String title();

    /** What the first of the figures is about that it gives in an environment. */
    Figure.Key key(String environment);

    /** What it finds out, in the order of its figures. */
    List<Quantity> quantities();

    /** Name of the one benchmark that answers this. */
    String benchmark();

    /** The benchmark's parameters. */
    Map<String, String> parameters();

    /** Threads that do it at the same time. */
    default int threads() {
        return 1;
    }

    /** What of it is of interest. */
    default ForkRequest.Kind kind() {
        return ForkRequest.Kind.MEAN;
    }

    /** Number of forks wanted, at least. */
    int forks(Configuration configuration);

    /** About how long one fork takes, in milliseconds. */
    default int forkMillis(Configuration configuration) {
        return JVM_MILLIS + configuration.iterations() * configuration.iterationMillis();
    }

    /** What a fork is to do. */
    default ForkRequest request(Configuration configuration) {
        return new ForkRequest(
                benchmark(),
                parameters(),
                threads(),
                kind(),
                configuration.iterations(),
                configuration.iterationMillis(),
                configuration.mostMillis(),
                Double.POSITIVE_INFINITY);
    }

    /** What one fork shows that has settled. */
    List<Figure> figures(String environment, ForkOutcome fork);
}
