package org.c2x.bench.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;

/**
 * A time of a result with what it is about, whichever kind of figure it comes from.
 *
 * @param allocated octets that the operation allocates, null where that is not measured
 */
record Timed(Key key, String environment, Time time, @Nullable Double allocated) {

    /**
     * What a time is about.
     *
     * @param operation   in words
     * @param boundary    in words, {@value Row#BASELINE} for baselines
     * @param clonedOctets how many, null for all that is not a clone of octets
     */
    record Key(
            String environment,
            String scheme,
            String content,
            String operation,
            String boundary,
            @Nullable Double clonedOctets) {}

    /** A percentile of a distribution of which the forks tell more or less the same. */
    private record Percentile(String name, ToDoubleFunction<Percentiles> of) {}

    private static final List<Percentile> STEADY =
            List.of(new Percentile("p50", Percentiles::p50), new Percentile("p99", Percentiles::p99));

    /**
     * All times of a result: means, steady percentiles of latencies, first messages.
     *
     * @param names what keys call environments
     */
    static List<Timed> of(StudyResult result, UnaryOperator<String> names) {
        List<Timed> all = new ArrayList<>();
        result.rows().forEach(row -> all.add(of(row, names)));
        STEADY.forEach(percentile -> all.addAll(latencies(result.latencies(), percentile, names)));
        result.coldStarts().forEach(start -> all.add(new Timed(
                new Key(
                        names.apply(start.environment()),
                        start.scheme(),
                        start.content(),
                        start.direction().label() + ", first message",
                        Boundary.END_TO_END.label(),
                        null),
                start.environment(),
                start.time(),
                null)));
        return all;
    }

    private static Timed of(Row row, UnaryOperator<String> names) {
        return new Timed(
                new Key(
                        names.apply(row.environment()),
                        row.scheme(),
                        row.content(),
                        row.operation().label(),
                        row.boundary() == null ? Row.BASELINE : row.boundary().label(),
                        row.key().clonedOctets()),
                row.environment(),
                row.time(),
                row.allocatedOctets());
    }

    private static List<Timed> latencies(
            List<Latency> latencies, Percentile percentile, UnaryOperator<String> names) {
        List<List<Double>> forks = latencies.stream()
                .map(latency -> latency.forks().stream()
                        .map(fork -> percentile.of.applyAsDouble(fork) / latency.messages())
                        .toList())
                .toList();
        Scatter scatter = Scatter.of(forks.stream());
        List<Timed> times = new ArrayList<>();
        for (int i = 0; i < forks.size(); i++) {
            Latency latency = latencies.get(i);
            times.add(new Timed(
                    new Key(
                            names.apply(latency.environment()),
                            latency.scheme(),
                            latency.content() == null ? "empty burst" : latency.content(),
                            (latency.direction() == null ? "" : latency.direction().label() + ", ") + percentile.name,
                            latency.boundary() == null ? Row.BASELINE : latency.boundary().label(),
                            null),
                    latency.environment(),
                    Time.ofForks(forks.get(i)).with(scatter),
                    null));
        }
        return times;
    }
}
