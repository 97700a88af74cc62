package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.infra.Blackhole;

/** How long can a burst of different messages take? Times are per burst, each of other messages than the last. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BurstBenchmark {

    /** Messages in a burst: few enough for one to be found slow, enough to outweigh the asking for the time. */
    public static final int MESSAGES = 100;

    @Benchmark
    public void encode(Workload work, Blackhole hole) {
        int next = work.position;
        for (int i = 0; i < MESSAGES; i++) {
            hole.consume(work.codec.encode(work.messages[next]));
            next = next + 1 < work.messages.length ? next + 1 : 0;
        }
        work.position = next;
    }

    @Benchmark
    public void decode(Workload work, Blackhole hole) {
        int next = work.position;
        for (int i = 0; i < MESSAGES; i++) {
            hole.consume(work.codec.decode(work.stream[next]));
            next = next + 1 < work.stream.length ? next + 1 : 0;
        }
        work.position = next;
    }
}
