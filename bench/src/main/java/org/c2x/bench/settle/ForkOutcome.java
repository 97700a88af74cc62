package org.c2x.bench.settle;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/**
 * What a fork has found out.
 *
 * @param settled     whether its code was settled
 * @param thrownAway  number of iterations before that
 * @param iterations  those that count; of a fork that did not settle the last ones
 * @param percentiles times of operations by percentile, in nanoseconds, empty unless it was asked for
 * @param failure     what the benchmark threw, null if nothing
 * @param jmh         what counts in the form of JMH's result files
 */
public record ForkOutcome(
        boolean settled,
        int thrownAway,
        List<Iteration> iterations,
        Map<String, Double> percentiles,
        @Nullable String failure,
        JsonNode jmh) {
    public ForkOutcome {
        iterations = List.copyOf(iterations);
        percentiles = Map.copyOf(percentiles);
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
