package org.c2x.bench.settle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * What a fork has found out.
 *
 * @param settled     whether its code was settled
 * @param thrownAway  number of iterations that do not count
 * @param disturbed   how many of these because something shared the core or slowed it down
 * @param freePace    of the core in this fork, {@link Pace#UNKNOWN} if it does not matter
 * @param iterations  those that count, none in a fork that did not settle
 * @param percentiles times of operations by percentile, in nanoseconds, empty unless it was asked for
 * @param failure     what the benchmark threw, null if nothing
 * @param jmh         what counts in the form of JMH's result files
 */
public record ForkOutcome(
        boolean settled,
        int thrownAway,
        int disturbed,
        double freePace,
        List<Iteration> iterations,
        Map<String, Double> percentiles,
        @Nullable String failure,
        JsonNode jmh) {
    public ForkOutcome {
        iterations = List.copyOf(iterations);
        percentiles = Map.copyOf(percentiles);
    }

    static ForkOutcome unsettled(int thrownAway, int disturbed, double freePace) {
        return withoutTimes(thrownAway, disturbed, freePace, null);
    }

    static ForkOutcome failed(String why) {
        return withoutTimes(0, 0, Pace.UNKNOWN, why);
    }

    private static ForkOutcome withoutTimes(int thrownAway, int disturbed, double freePace, @Nullable String failure) {
        JsonNode none = JsonNodeFactory.instance.arrayNode();
        return new ForkOutcome(false, thrownAway, disturbed, freePace, List.of(), Map.of(), failure, none);
    }

    /**
     * An iteration, in figures of one operation.
     *
     * @param wallNanos      time on the wall
     * @param processorShare how much of that its thread was on a processor, 1 where the system does not tell
     * @param allocated      octets on the heap
     */
    public record Iteration(double wallNanos, double processorShare, double allocated) {
        /** Time on a processor. */
        public double nanos() {
            return wallNanos * processorShare;
        }
    }
}
