package org.c2x.bench.settle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SettlingTest {
    private static final int WINDOW = 8;
    private static final double MANY = 2e6;

    @Test
    void steadyTimes_areSettledAfterOneWindow() {
        assertEquals(1 + WINDOW, settledAfter(MANY, times(20, 48)));
    }

    @Test
    void timesThatFall_areNot() {
        double[] falling =
                DoubleStream.iterate(1000, time -> time * 0.97).limit(40).toArray();

        assertEquals(0, settledAfter(MANY, falling));
    }

    @Test
    void slowPhaseAfterAFasterOne_isWaitedFor() {
        double[] phases = join(times(4, 90), times(20, 200), times(10, 45));

        assertTrue(settledAfter(MANY, phases) > 24 + WINDOW / 2);
    }

    @Test
    void slowTimeThatLasts_isSettled() {
        double[] phases = join(times(4, 90), times(60, 200));

        assertEquals(6 * WINDOW, settledAfter(MANY, phases));
    }

    @Test
    void fewOperations_areNotEnough() {
        assertEquals(0, settledAfter(1000, times(20, 48)));
        assertEquals(3 + WINDOW, settledAfter(1000, times(20, 5e5)), "1.5 s of slow ones are");
    }

    @Test
    void noise_doesNotKeepItFromSettling() {
        double[] noisy = {46, 45, 47, 50, 45, 44, 48, 45, 46, 51, 45, 46};

        assertTrue(settledAfter(MANY, noisy) > 0);
    }

    @Test
    void disturbedIterations_doNotCount() {
        Settling settling = new Settling(WINDOW, 2.4);
        for (int i = 0; i < 3 * WINDOW; i++) {
            settling.add(i % 2 == 0 ? new Settling.Iteration(45, MANY, 2.41) : new Settling.Iteration(80, MANY, 3.1));
        }

        assertTrue(settling.isSettled());
        assertEquals(3 * WINDOW / 2, settling.disturbed());
        assertEquals(List.of(8, 10, 12, 14, 16, 18, 20, 22), settling.counted());
    }

    @Test
    void fasterCore_disprovesTheIterationsBefore() {
        Settling settling = new Settling(WINDOW, Double.POSITIVE_INFINITY);
        for (int i = 0; i < 2 * WINDOW; i++) {
            settling.add(new Settling.Iteration(80, MANY, 3.1));
        }
        assertTrue(settling.isSettled());

        settling.add(new Settling.Iteration(45, MANY, 2.4));

        assertFalse(settling.isSettled());
        assertEquals(List.of(2 * WINDOW), settling.counted());
        assertEquals(2.4, settling.freePace());
    }

    @Test
    void clockWithAShortBoost_hasIterationsThatCountAfterIt() {
        Settling settling = new Settling(WINDOW, Double.POSITIVE_INFINITY);
        settling.add(new Settling.Iteration(43, MANY, 2.7));
        for (int i = 0; i < 5 * WINDOW; i++) {
            settling.add(new Settling.Iteration(45, MANY, 2.9 + i % 3 * 0.1));
        }

        assertTrue(settling.isSettled());
        assertEquals(0, settling.disturbed());
    }

    @Test
    void coreThatIsShared_isNoSlowerClock() {
        Settling settling = new Settling(WINDOW, Double.POSITIVE_INFINITY);
        for (int i = 0; i < 5 * WINDOW; i++) {
            settling.add(new Settling.Iteration(i % 8 == 0 ? 45 : 55, MANY, i % 8 == 0 ? 2.7 : 3.2));
        }

        assertFalse(settling.isSettled());
        assertEquals(5 * 7, settling.disturbed());
    }

    @Test
    void paceOfEarlierProcesses_isNotHandedOn() {
        Settling settling = new Settling(WINDOW, 2.0);

        settling.add(new Settling.Iteration(45, MANY, 2.5));

        assertEquals(1, settling.disturbed());
        assertEquals(2.5, settling.freePace(), "else a core that has become slower would never be undisturbed");
    }

    @Test
    void iterationsWithoutPace_count() {
        Settling settling = new Settling(WINDOW, 2.4);
        for (int i = 0; i <= WINDOW; i++) {
            settling.add(new Settling.Iteration(45, MANY, 0));
        }

        assertTrue(settling.isSettled());
        assertEquals(0, settling.disturbed());
        assertEquals(Pace.UNKNOWN, settling.freePace());
    }

    @Test
    void window_hasTwoHalves() {
        assertThrows(IllegalArgumentException.class, () -> new Settling(7, 1));
        assertFalse(new Settling(WINDOW, 1).isSettled());
    }

    /** Number of iterations after which it is settled, 0 if never. */
    private static int settledAfter(double operations, double[] times) {
        Settling settling = new Settling(WINDOW, 1);
        for (int i = 0; i < times.length; i++) {
            settling.add(new Settling.Iteration(times[i], operations, 1));
            if (settling.isSettled()) {
                return i + 1;
            }
        }
        return 0;
    }

    private static double[] times(int count, double time) {
        double[] times = new double[count];
        Arrays.fill(times, time);
        return times;
    }

    private static double[] join(double[]... parts) {
        return Arrays.stream(parts).flatMapToDouble(Arrays::stream).toArray();
    }
}
