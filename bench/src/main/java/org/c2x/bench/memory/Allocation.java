package org.c2x.bench.memory;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Counts the octets that warm work allocates on the heap. HotSpot counts each thread's exactly. */
final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int BATCHES = 15;
    private static final int MESSAGES_PER_BATCH = 256;

    private Allocation() {}

    /**
     * Octets that the work allocates for each message: the median over batches, less what the empty work takes.
     *
     * @param messages number of messages that one call handles
     */
    static double octetsPerMessage(Work work, int messages) {
        int calls = Math.max(1, MESSAGES_PER_BATCH / messages);
        return (median(work, calls) - median(new Work.Nothing(), calls)) / ((double) calls * messages);
    }

    private static long median(Work work, int calls) {
        long[] batches = new long[BATCHES];
        for (int i = 0; i < BATCHES; i++) {
            batches[i] = batch(work, calls);
        }
        Arrays.sort(batches);
        return batches[BATCHES / 2];
    }

    private static long batch(Work work, int calls) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < calls; i++) {
            Work.Sink.value = work.run();
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
