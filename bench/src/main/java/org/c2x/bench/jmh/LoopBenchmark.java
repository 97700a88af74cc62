package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.c2x.nativebridge.LoopCodec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** How long does an operation take that is repeated on the other side, without a crossing each time? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LoopBenchmark.COUNT)
public class LoopBenchmark {

    /** Operations in a loop: enough to outweigh what is done once for it. */
    public static final int COUNT = 10_000;

    @Benchmark
    public long encode(Workload work, ProcessorTime time) {
        return loop(work).encodeNanos(work.message, COUNT);
    }

    @Benchmark
    public long decode(Workload work, ProcessorTime time) {
        return loop(work).decodeNanos(work.octets, COUNT);
    }

    private static LoopCodec<Object> loop(Workload work) {
        return (LoopCodec<Object>) work.codec;
    }
}
