package org.c2x.bench.jmh;

import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long does the first message of a fresh JVM take, with the loading of the codec's classes and the building of its
 * schema or grammar? The list of codecs and the classes of the message itself are there before.
 */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@State(Scope.Benchmark)
public class ColdStartBenchmark {
    @Param("uper")
    public String scheme;

    @Param("cam")
    public String content;

    /** The encoding in hexadecimal digits: the measured JVM must not have made it itself. */
    @Param("")
    public String octets;

    private BenchContent<?> measured;
    private byte[] encoding;

    @Setup
    public void prepare() {
        // the list, without asking those on it whether they can be used: that loads a native library
        Codecs.known();
        measured = BenchContents.get(content);
        encoding = HexFormat.of().parseHex(octets);
    }

    @Benchmark
    public byte[] encode(ProcessorTime time) {
        return encodeFirst(measured);
    }

    @Benchmark
    public Object decode(ProcessorTime time) {
        return Codecs.get(scheme, measured.type()).decode(encoding);
    }

    private <T> byte[] encodeFirst(BenchContent<T> content) {
        return Codecs.get(scheme, content.type()).encode(content.messages().get(0));
    }
}
