package org.c2x.bench.run;

import java.util.List;
import java.util.Map;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkRequest;
import org.c2x.bench.settle.Pace;

/** One thing to time, fork by fork. */
sealed interface Measurement permits MeanTime, AllCores, EmptyCall, BurstLatency, FirstMessage {
    /** What a fresh JVM takes beside the iterations that count, by and large: start, set-up, settling. */
    int JVM_MILLIS = 2_000;
    /** Iterations that count of what is not of a core of its own, for enough times of bursts to have percentiles. */
    int LONG_ITERATIONS = 10;

    int LONG_ITERATION_MILLIS = 200;

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
        ForkRequest request = request(configuration, Pace.UNKNOWN);
        return JVM_MILLIS + request.iterations() * request.iterationMillis();
    }

    /**
     * What a fork is to do. Iterations that need not fit between what disturbs the core are long.
     *
     * @param knownPace the free {@link Pace} of earlier forks, or {@link Pace#UNKNOWN}
     */
    default ForkRequest request(Configuration configuration, double knownPace) {
        ForkRequest request = new ForkRequest(
                benchmark(),
                parameters(),
                threads(),
                kind(),
                configuration.iterations(),
                configuration.iterationMillis(),
                configuration.mostMillis(),
                knownPace);
        return request.needsOwnCore() || request.mostMillis() == 0
                ? request
                : request.ofIterations(LONG_ITERATIONS, LONG_ITERATION_MILLIS);
    }

    /** What one fork shows that has settled. */
    List<Figure> figures(String environment, ForkOutcome fork);
}
