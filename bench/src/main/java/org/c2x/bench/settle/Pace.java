package org.c2x.bench.settle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.commons.math3.stat.StatUtils;
import org.openjdk.jmh.annotations.CompilerControl;

/**
 * How fast the core works for a thread: what one step of a fixed piece of arithmetic takes, which keeps the core's
 * units busy. What shares the core unseen (a hyper-thread, another virtual machine on it) or lowers its clock makes
 * times longer by a tenth to the double; neither the load of the system nor the processor time of a thread tells it.
 */
public final class Pace {
    /** The free pace where none was read. */
    public static final double UNKNOWN = Double.POSITIVE_INFINITY;

    /**
     * What a pace may be above the free one and still be that of an unshared core: two steps of a clock that has steps
     * of 4 %. A core that is shared is slower by a fifth at least.
     */
    private static final double NEAR = 0.08;
    /** Percentage of readings that may be of a short boost of the clock. */
    private static final double BOOST = 5;
    /** Some hundredths of a millisecond: much shorter than an iteration, much longer than to read the clock. */
    private static final int STEPS = 20_000;

    private static final int WARM_UP_ROUNDS = 3;
    private static final int WARM_UP_READS = 100;
    private static final long DRAIN_MILLIS = 10_000;

    private static final List<Double> OF_ITERATIONS = Collections.synchronizedList(new ArrayList<>());

    /** Before the iteration that is under way, in nanoseconds a step. */
    private static volatile double before;
    /** Takes the result, which is wanted by nobody, or else nothing would be computed. */
    @SuppressWarnings("UnusedVariable") // but that it is written
    private static volatile int result;

    private Pace() {}

    /** Until the arithmetic's final code is there: what the compiler makes of it first has another speed. */
    static void warmUp() throws InterruptedException {
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            for (int i = 0; i < WARM_UP_READS; i++) {
                read();
            }
            CompilerQueue.drain(DRAIN_MILLIS);
        }
    }

    /** An iteration begins on this thread. */
    public static void before() {
        before = read();
    }

    /** It has ended. */
    public static void after() {
        OF_ITERATIONS.add(Math.max(before, read()));
    }

    /**
     * Of each iteration since the latest call the slower pace of before and after it, in nanoseconds a step. They mean
     * nothing where several threads have made them.
     */
    static List<Double> ofIterations() {
        List<Double> paces = List.copyOf(OF_ITERATIONS);
        OF_ITERATIONS.clear();
        return paces;
    }

    /**
     * The pace of the core while nothing shares it, as far as some readings tell, {@link #UNKNOWN} without any: not the
     * least one, for a clock that is boosted now and then would make all others look shared.
     */
    static double free(double[] readings) {
        return readings.length == 0 ? UNKNOWN : StatUtils.percentile(readings, BOOST);
    }

    /** Whether a pace is as good as the free one. */
    static boolean isUndisturbed(double pace, double free) {
        return pace <= free * (1 + NEAR);
    }

    private static double read() {
        long start = System.nanoTime();
        result = arithmetic();
        return (double) (System.nanoTime() - start) / STEPS;
    }

    /** Six chains of three operations that do not wait for each other. */
    @CompilerControl(CompilerControl.Mode.DONT_INLINE)
    private static int arithmetic() {
        int a = 1;
        int b = 2;
        int c = 3;
        int d = 4;
        int e = 5;
        int f = 6;
        for (int i = 0; i < STEPS; i++) {
            a += a << 3 ^ i;
            b = (b ^ b >>> 7) + i;
            c = c - (c << 5) ^ i;
            d += d >>> 3 | i;
            e = (e ^ e << 9) + i;
            f = f - (f >>> 5) ^ i;
        }
        return a ^ b ^ c ^ d ^ e ^ f;
    }
}
