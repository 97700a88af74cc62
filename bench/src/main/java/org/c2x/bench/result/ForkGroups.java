package org.c2x.bench.result;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Forks of one time that fall into two groups, for instance because the compiler has decided one way in some and
 * another way in others. Their mean is a time that no fork has. Forks are two groups if the widest gap between two
 * neighbours is {@value #LEAST_RATIO} or more as a ratio and, on a logarithmic scale, more than {@value #GAP_TO_SPREAD}
 * times as wide as the wider of the two groups that it leaves; there are {@value #LEAST_FORKS} forks or more, two of
 * them or more in each group. A single fork that is far away is no group.
 */
public record ForkGroups(Group fast, Group slow) {
    private static final int LEAST_FORKS = 5;
    private static final double LEAST_RATIO = 1.12;
    private static final double GAP_TO_SPREAD = 1.5;

    /**
     * Forks that are alike.
     *
     * @param value their geometric mean
     * @param forks how many they are
     */
    public record Group(double value, int forks) {
        private static Group of(List<Double> logs) {
            return new Group(
                    Math.exp(logs.stream().mapToDouble(log -> log).average().orElseThrow()), logs.size());
        }
    }

    /**
     * The groups of some forks, empty if they are all alike or too few.
     *
     * @param forks what each gave, above 0
     */
    public static Optional<ForkGroups> of(List<Double> forks) {
        if (forks.size() < LEAST_FORKS) {
            return Optional.empty();
        }
        List<Double> logs = forks.stream().map(Math::log).sorted().toList();
        int slowFrom = IntStream.range(2, logs.size() - 1)
                .boxed()
                .max((one, other) -> Double.compare(gap(logs, one), gap(logs, other)))
                .orElseThrow();
        List<Double> fast = logs.subList(0, slowFrom);
        List<Double> slow = logs.subList(slowFrom, logs.size());
        double gap = gap(logs, slowFrom);
        return gap >= Math.log(LEAST_RATIO) && gap > GAP_TO_SPREAD * Math.max(spread(fast), spread(slow))
                ? Optional.of(new ForkGroups(Group.of(fast), Group.of(slow)))
                : Optional.empty();
    }

    private static double gap(List<Double> sorted, int before) {
        return sorted.get(before) - sorted.get(before - 1);
    }

    private static double spread(List<Double> sorted) {
        return sorted.get(sorted.size() - 1) - sorted.get(0);
    }

    /** The one with more forks, of equal ones the slow one. */
    public Group larger() {
        return fast.forks > slow.forks ? fast : slow;
    }
}
