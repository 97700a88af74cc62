package org.c2x.bench.settle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.StatUtils;

/**
 * Tells from the times of successive iterations, each of which began with nothing left to compile, when code is
 * settled: the latest iterations, the window, neither fall nor rise, code was not faster before, and there were enough
 * operations before the window. The last two are needed because a method that is inlined into code of HotSpot's first
 * compiler is counted only every 2^20 calls (Tier23InlineeNotifyFreqLog); until then times are as steady as those of
 * settled code, and much slower. A slower time that lasts longer than that counts as settled, too.
 *
 * <p>Iterations in which something shared the core, or slowed it down, do not count ({@link Pace}); they only warm up.
 */
public final class Settling {
    /** What the medians of the two halves of a window may differ by. */
    private static final double STEADY = 0.04;
    /** How much slower than before a window may be. */
    private static final double NEAR_LEAST = 0.1;
    /** Part of a window whose median is a time that code has reached before. */
    private static final int REACHED_PART = 4;
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
    private final List<Iteration> iterations = new ArrayList<>();
    /** Those before had the compiler at work beside them. */
    private int first;

    /** The free pace of earlier processes. */
    private final double knownPace;

    /**
     * @param window    number of iterations that are compared and that count in the end, an even one above 2
     * @param knownPace the free {@link Pace} of earlier processes, or {@link Pace#UNKNOWN}
     */
    Settling(int window, double knownPace) {
        if (window < 4 || window % 2 != 0) {
            throw new IllegalArgumentException("an even window of 4 or more expected, not " + window);
        }
        this.window = window;
        this.knownPace = knownPace;
    }

    /** Adds one more iteration. */
    void add(Iteration iteration) {
        iterations.add(iteration);
    }

    /**
     * Makes iterations until they are settled. After each step the compiler empties its queue; where it cannot in time,
     * counting begins anew.
     *
     * @param window     number of iterations that are compared and that count in the end, an even one above 2
     * @param knownPace  the free {@link Pace} of earlier processes, or {@link Pace#UNKNOWN}
     * @param mostMillis longest time on the wall
     * @return the iterations, settled or not
     */
    public static <E extends Exception> Settling settle(int window, double knownPace, long mostMillis, Step<E> step)
            throws E, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
        Settling settling = new Settling(window, knownPace);
        while (!settling.isSettled() && System.nanoTime() <= end) {
            step.iterate().forEach(settling::add);
            if (!CompilerQueue.drain(DRAIN_MILLIS)) {
                settling.first = settling.iterations.size();
            }
        }
        return settling;
    }

    /** Makes some more iterations. */
    @FunctionalInterface
    public interface Step<E extends Exception> {
        List<Iteration> iterate() throws E;
    }

    /**
     * What one iteration came to.
     *
     * @param nanos      processor time of an operation
     * @param operations their number
     * @param pace       how fast the core was, see {@link Pace}; 0 if that does not matter
     */
    public record Iteration(double nanos, double operations, double pace) {}

    /** The free pace of these iterations, {@link Pace#UNKNOWN} if none was read. */
    double freePace() {
        return Pace.free(iterations.stream()
                .mapToDouble(Iteration::pace)
                .filter(pace -> pace > 0)
                .toArray());
    }

    /** How many iterations were made while something shared the core or slowed it down. */
    int disturbed() {
        return iterations.size() - (int) undisturbed(0).count();
    }

    /** Numbers of the iterations that count: the latest undisturbed ones, a window of them or all there are. */
    List<Integer> counted() {
        List<Integer> undisturbed = undisturbed(first).boxed().toList();
        return undisturbed.subList(Math.max(0, undisturbed.size() - window), undisturbed.size());
    }

    private IntStream undisturbed(int from) {
        double free = Math.min(knownPace, freePace());
        return IntStream.range(from, iterations.size())
                .filter(i -> Pace.isUndisturbed(iterations.get(i).pace(), free));
    }

    /** Whether the iterations of the window count. */
    public boolean isSettled() {
        if (iterations.size() < window) {
            return false;
        }
        int[] undisturbed = undisturbed(first).toArray();
        double[] times = Arrays.stream(undisturbed)
                .mapToDouble(i -> iterations.get(i).nanos())
                .toArray();
        int before = times.length - window;
        if (before < 0 || !isSteady(times, window) || !isEnough(undisturbed[before])) {
            return false;
        }
        int lasting = LASTING_WINDOWS * window;
        return median(times, before, window) <= least(times, before) * (1 + NEAR_LEAST)
                || times.length >= lasting && isSteady(times, lasting);
    }

    private boolean isEnough(int before) {
        double count = 0;
        double nanos = 0;
        for (Iteration iteration : iterations.subList(first, before)) {
            count += iteration.operations();
            nanos += iteration.operations() * iteration.nanos();
        }
        return count >= ENOUGH_OPERATIONS || nanos >= ENOUGH_NANOS;
    }

    private static boolean isSteady(double[] times, int latest) {
        int half = latest / 2;
        double before = median(times, times.length - latest, half);
        double after = median(times, times.length - half, half);
        return Math.abs(after / before - 1) <= STEADY;
    }

    /** The least time reached before some iteration. */
    private double least(double[] times, int before) {
        int reached = window / REACHED_PART;
        return IntStream.rangeClosed(0, before - reached)
                .mapToDouble(i -> median(times, i, reached))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
    }

    private static double median(double[] times, int from, int count) {
        return StatUtils.percentile(times, from, count, MEDIAN);
    }
}
