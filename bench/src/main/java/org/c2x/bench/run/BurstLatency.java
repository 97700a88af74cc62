package org.c2x.bench.run;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.bench.jmh.BurstBenchmark;
import org.c2x.bench.jmh.EmptyBurstBenchmark;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.settle.ForkOutcome;
import org.c2x.bench.settle.ForkRequest;

/**
 * How the times of bursts of different messages are distributed.
 *
 * @param burst what a burst consists of, null for an empty one
 */
record BurstLatency(@Nullable Burst burst) implements Measurement {
    /** As a fork names those of {@link Quantity#LATENCIES}. */
    private static final List<String> PERCENTILES = List.of("50.0", "90.0", "99.0", "99.9", "100.0");

    /** Messages of a stream, one way in one scheme. */
    record Burst(String scheme, BenchContent<?> stream, Direction direction, Boundary boundary) {}

    @Override
    public String title() {
        return burst == null
                ? "empty burst"
                : burst.scheme + ' ' + burst.stream.name() + ' ' + burst.direction.label() + ", bursts";
    }

    @Override
    public Figure.Key key(String environment) {
        return burst == null
                ? new Figure.Key(environment, Figure.BASELINE, "", Operation.EMPTY_BURST, null, Quantity.P50)
                : new Figure.Key(
                        environment,
                        burst.scheme,
                        burst.stream.name(),
                        Operation.of(burst.direction),
                        burst.boundary,
                        Quantity.P50);
    }

    @Override
    public List<Quantity> quantities() {
        return Quantity.LATENCIES;
    }

    @Override
    public String benchmark() {
        return burst == null
                ? EmptyBurstBenchmark.class.getName() + ".empty"
                : BurstBenchmark.class.getName() + '.' + burst.direction.label();
    }

    @Override
    public Map<String, String> parameters() {
        return burst == null
                ? Map.of()
                : Map.of("scheme", burst.scheme, "content", burst.stream.name(), "boundary", burst.boundary.name());
    }

    @Override
    public ForkRequest.Kind kind() {
        return ForkRequest.Kind.DISTRIBUTION;
    }

    @Override
    public int forks(Configuration configuration) {
        return configuration.latencyForks();
    }

    /** Shared out to the messages of a burst, the empty one too. */
    @Override
    public List<Figure> figures(String environment, ForkOutcome fork) {
        List<Figure> figures = new ArrayList<>();
        for (Quantity quantity : Quantity.LATENCIES) {
            double burst = requireNonNull(fork.percentiles().get(PERCENTILES.get(figures.size())));
            figures.add(Figure.ofForks(key(environment).of(quantity), List.of(burst / BurstBenchmark.MESSAGES)));
        }
        return figures;
    }
}
