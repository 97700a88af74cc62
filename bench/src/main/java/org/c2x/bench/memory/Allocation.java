package org.c2x.bench.memory;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/**
 * Counts the octets that warm work allocates on the heap. HotSpot counts each thread's exactly. How many objects its
 * compiler does without depends on what it has inlined, and that on which methods were compiled first: in the JVMs that
 * measure here it compiles in the foreground, and figures repeat. A JVM that compiles in the background may allocate
 * more: decoding a CAM from BER takes 3,624 octets here and from there to 5,208 there, 6,184 without escape analysis.
 */
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
