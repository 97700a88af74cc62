package org.c2x.bench.memory;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Has the JVM compile work. It compiles in the foreground, so what is hot enough is compiled on return. */
final class Warmup {
    /** Beyond the number of calls from which HotSpot compiles for good (Tier4CompileThreshold). */
    private static final int CALLS = 20_000;

    private static final long MOST_NANOS = 200_000_000;
    private static final long AGAIN_NANOS = 30_000_000;
    private static final long BRIEF_NANOS = 2_000_000;
    private static final int CALLS_AT_ONCE = 10;
    private static final int FRAMES = 4;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Warmup() {}

    /** Until it is compiled for good, or for the longest time that is worth spending. The time is the
     * thread's own, so that a busy machine gives the same figures. */
    static void full(Work work) {
        warm(work, MOST_NANOS);
    }

    /** After calls that ran out of stack, so that what the JVM has thrown away is compiled again. */
    static void again(Work work) {
        warm(work, AGAIN_NANOS);
    }

    /** A moment, after one such call. */
    static void brief(Work work) {
        warm(work, BRIEF_NANOS);
    }

    private static void warm(Work work, long nanos) {
        long end = THREADS.getCurrentThreadCpuTime() + nanos;
        for (int calls = 0; calls < CALLS && THREADS.getCurrentThreadCpuTime() < end; calls += CALLS_AT_ONCE) {
            for (int i = 0; i < CALLS_AT_ONCE; i++) {
                Work.Sink.value = Filler.descend(FRAMES, work);
            }
        }
    }
}
