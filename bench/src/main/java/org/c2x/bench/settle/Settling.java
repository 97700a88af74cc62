package org.c2x.bench.settle;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.commons.math3.stat.StatUtils;

/**
 * Tells from the times of successive iterations, each of which began with nothing left to compile, when code is
 * settled: the latest iterations, the window, neither fall nor rise, code was not faster before, and there were enough
 * operations before the window. The last two are needed because a method that is inlined into code of HotSpot's first
 * compiler is counted only every 2^20 calls (Tier23InlineeNotifyFreqLog); until then times are as steady as those of
 * settled code, and much slower. A slower time that lasts longer than that counts as settled, too.
 */
public final class Settling {
    /** What the medians of the two halves of a window may differ by. */
    private static final double STEADY = 0.04;
    /** How much slower than before a window may be. */
    private static final double NEAR_LEAST = 0.1;
    /** Iterations whose median is a time that code has reached before. */
    private static final int REACHED = 3;
    /** So many windows in a row of the same slower time are no wait for the compiler. */
    private static final int LASTING_WINDOWS = 6;

    /** Operations that have to be made before the window, so that every method of them was counted. */
    private static final double ENOUGH_OPERATIONS = 1 << 20;
    /** Slow operations call their methods many times; so long is enough for them, in nanoseconds. */
    private static final double ENOUGH_NANOS = 1.5e9;

    private static final int MEDIAN = 50;
    /** Longest time to wait for the compiler between two iterations. */
    private static final long DRAIN_MILLIS = 10_000;

    private final int window;
    private final List<Double> operations = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private double least = Double.POSITIVE_INFINITY;

    /** @param window number of iterations that are compared and that count in the end, an even one above 2 */
    Settling(int window) {
        if (window < 4 || window % 2 != 0) {
            throw new IllegalArgumentException("an even window of 4 or more expected, not " + window);
        }
        this.window = window;
    }

    /**
     * Adds one more iteration.
     *
     * @param time  of an operation, in nanoseconds
     * @param count number of operations
     */
    void add(double time, double count) {
        if (times.size() >= REACHED) {
            least = Math.min(least, median(times.size() - REACHED, REACHED));
        }
        times.add(time);
        operations.add(count);
    }

    /**
     * Makes iterations until they are settled. Between two of them the compiler empties its queue; where it cannot in
     * time, counting begins anew.
     *
     * @param window     see {@link #Settling}
     * @param mostMillis longest time on the wall
     * @return whether they settled in that time
     */
    public static <E extends Exception> boolean settle(int window, long mostMillis, Step<E> step)
            throws E, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
        Settling settling = new Settling(window);
        while (!settling.isSettled()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Iteration iteration = step.iterate();
            settling.add(iteration.nanos(), iteration.operations());
            if (!CompilerQueue.drain(DRAIN_MILLIS)) {
                settling = new Settling(window);
            }
        }
        return true;
    }

    /** Makes one iteration. */
    @FunctionalInterface
    public interface Step<E extends Exception> {
        Iteration iterate() throws E;
    }

    /**
     * What one iteration came to.
     *
     * @param nanos      processor time of an operation
     * @param operations their number
     */
    public record Iteration(double nanos, double operations) {}

    /** Whether the iterations of the window count. */
    boolean isSettled() {
        if (times.size() < window || !isSteady(window) || !isEnough(times.size() - window)) {
            return false;
        }
        int lasting = LASTING_WINDOWS * window;
        return median(times.size() - window, window) <= least * (1 + NEAR_LEAST)
                || times.size() >= lasting && isSteady(lasting);
    }

    private boolean isEnough(int before) {
        double count = 0;
        double nanos = 0;
        for (int i = 0; i < before; i++) {
            count += operations.get(i);
            nanos += operations.get(i) * times.get(i);
        }
        return count >= ENOUGH_OPERATIONS || nanos >= ENOUGH_NANOS;
    }

    private boolean isSteady(int latest) {
        int half = latest / 2;
        double first = median(times.size() - latest, half);
        double second = median(times.size() - half, half);
        return Math.abs(second / first - 1) <= STEADY;
    }

    private double median(int from, int count) {
        double[] some = times.subList(from, from + count).stream()
                .mapToDouble(time -> time)
                .toArray();
        return StatUtils.percentile(some, MEDIAN);
    }
}
