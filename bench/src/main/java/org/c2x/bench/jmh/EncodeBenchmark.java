package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** How long does it take to encode one message, compared with merely copying its octets? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class EncodeBenchmark {

    @Benchmark
    public byte[] encode(Workload work, ProcessorTime time) {
        return work.codec.encode(work.message);
    }

    @Benchmark
    public int encodeIntoBuffer(Workload work, ProcessorTime time) {
        return work.codec.encode(work.message, work.buffer, 0);
    }

    /** Baseline: no encoder into a fresh array can be faster. */
    @Benchmark
    public byte[] cloneOctets(Workload work, ProcessorTime time) {
        return work.octets.clone();
    }
}
