package org.c2x.bench.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.Subject;
import org.c2x.bench.asn1c.Conversion;
import org.c2x.bench.result.Boundary;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** How long does it take to decode a message and to write it as text? Times are per message. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BenchContent.STREAM_LENGTH)
public class ConversionBenchmark {

    /** What is converted: the messages of a stream, or a single one as often. */
    @State(Scope.Benchmark)
    public static class Records {
        @Param("ber")
        public String scheme;

        @Param("cdr")
        public String content;

        Conversion conversion;
        byte[][] octets;

        @Setup(Level.Trial)
        public void prepare() {
            BenchContent<?> measured = BenchContents.get(content);
            List<byte[]> encodings =
                    Subject.of(scheme, measured, Boundary.END_TO_END).checkedEncodings();
            conversion = Conversion.of(scheme, measured);
            octets = new byte[BenchContent.STREAM_LENGTH][];
            for (int i = 0; i < octets.length; i++) {
                octets[i] = encodings.get(i % encodings.size());
            }
        }
    }

    @Benchmark
    public void decodeToCsv(Records records, ProcessorTime time, Blackhole hole) {
        for (byte[] octets : records.octets) {
            hole.consume(records.conversion.toCsv(octets));
        }
    }

    @Benchmark
    public void decodeToXml(Records records, ProcessorTime time, Blackhole hole) {
        for (byte[] octets : records.octets) {
            hole.consume(records.conversion.toXml(octets));
        }
    }
}
