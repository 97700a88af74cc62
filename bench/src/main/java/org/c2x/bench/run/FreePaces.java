package org.c2x.bench.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.c2x.bench.settle.Pace;

/**
 * The free paces of a machine's core that the latest forks of each JVM have seen. Only the latest, since a processor
 * that has become warm may never be as fast again as it was in the beginning.
 */
final class FreePaces {
    private static final int LATEST = 10;

    private final Map<MeasuredJvm, Deque<Double>> latest = new HashMap<>();

    /** Of all that are known in a JVM the least, or {@link Pace#UNKNOWN}. */
    double of(MeasuredJvm jvm) {
        return latest.getOrDefault(jvm, new ArrayDeque<>()).stream()
                .mapToDouble(pace -> pace)
                .min()
                .orElse(Pace.UNKNOWN);
    }

    /** Takes note of what a fork has seen itself. */
    void add(MeasuredJvm jvm, double pace) {
        if (pace == Pace.UNKNOWN) {
            return;
        }
        Deque<Double> paces = latest.computeIfAbsent(jvm, key -> new ArrayDeque<>());
        paces.add(pace);
        if (paces.size() > LATEST) {
            paces.remove();
        }
    }
}
