package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.c2x.bench.BenchContent;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/** How long does it take to encode a message when every one differs from the last? Times are per message. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BenchContent.STREAM_LENGTH)
public class EncodeStreamBenchmark {

    @Benchmark
    public void encode(Workload work, ProcessorTime time, Blackhole hole) {
        for (Object message : work.messages) {
            hole.consume(work.codec.encode(message));
        }
    }

    @Benchmark
    public void encodeIntoBuffer(Workload work, ProcessorTime time, Blackhole hole) {
        for (Object message : work.messages) {
            hole.consume(work.codec.encode(message, work.buffer, 0));
        }
    }

    /** Baseline: no encoder into fresh arrays can be faster. */
    @Benchmark
    public void cloneOctets(Workload work, ProcessorTime time, Blackhole hole) {
        for (byte[] octets : work.stream) {
            hole.consume(octets.clone());
        }
    }
}
