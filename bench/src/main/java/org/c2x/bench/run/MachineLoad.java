package org.c2x.bench.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** What else goes on here. */
public final class MachineLoad {
    private static final long SPIN_NANOS = 200_000_000;

    private MachineLoad() {}

    /** How much of a core a thread gets that always wants one: 1 where nothing else runs, or nobody tells. */
    public static double share() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = System.nanoTime();
        long processor = threads.getCurrentThreadCpuTime();
        long now = start;
        while (now - start < SPIN_NANOS) {
            now = System.nanoTime();
        }
        double share = (double) (threads.getCurrentThreadCpuTime() - processor) / (now - start);
        return share > 0 ? Math.min(1, share) : 1;
    }
}
