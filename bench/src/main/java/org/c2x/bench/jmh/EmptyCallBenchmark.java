package org.c2x.bench.jmh;

import java.util.concurrent.TimeUnit;
import org.c2x.nativebridge.Crossing;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How much of a native codec's time is the call? */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
public class EmptyCallBenchmark {
    @Param("JNI")
    public Crossing crossing;

    private Runnable call;

    @Setup
    public void prepare() {
        call = crossing.emptyCall();
    }

    @Benchmark
    public void empty(ProcessorTime time) {
        call.run();
    }
}
