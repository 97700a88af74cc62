package org.c2x.bench.jmh;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.c2x.bench.settle.Pace;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * How much of an iteration its thread was on a processor, and how fast that was: what another program takes is no time
 * of a codec. The sums over threads are beside JMH's results, under the names of the fields.
 */
@AuxCounters(AuxCounters.Type.EVENTS)
@State(Scope.Thread)
public class ProcessorTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** On a processor. */
    public long processorNanos;
    /** By the clock on the wall. */
    public long wallNanos;

    private long processorStart;
    private long wallStart;

    @Setup(Level.Iteration)
    public void start() {
        Pace.before();
        wallStart = System.nanoTime();
        processorStart = THREADS.getCurrentThreadCpuTime();
    }

    @TearDown(Level.Iteration)
    public void stop() {
        processorNanos = THREADS.getCurrentThreadCpuTime() - processorStart;
        wallNanos = System.nanoTime() - wallStart;
        Pace.after();
    }
}
