package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.c2x.nativebridge.LoopCodec;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** How long does it take to decode one message, compared with merely building its records? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DecodeBenchmark {

    @Benchmark
    public Object decode(Workload work, ProcessorTime time) {
        return work.codec.decode(work.octets);
    }

    /** On the other side of a crossing, without what it costs the bridge to keep a message there. */
    @Benchmark
    public void decodeAndFree(Workload work, ProcessorTime time) {
        ((LoopCodec<Object>) work.codec).decodeAndFree(work.octets);
    }

    /** Baseline: no decoder to records can be faster. */
    @Benchmark
    public Object copyGraph(Workload work, ProcessorTime time) {
        return work.copy.apply(work.message);
    }
}
