package org.c2x.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.api.common.accumulators.LongCounter;
import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.functions.OpenContext;
import org.apache.flink.api.common.functions.RichFilterFunction;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.apache.flink.connector.file.src.FileSource;
import org.apache.flink.streaming.api.datastream.SingleOutputStreamOperator;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.MessageFrames;
import org.c2x.captures.PcapWriter;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.packets.LinkType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How many messages of a capture a job decodes a second, beside a loop over the same capture. A measurement and no
 * test, so it runs if it is asked for: {@code -Dtest=SourceRates}.
 */
class SourceRates {
    private static final int MESSAGES = 1_000_000;
    private static final int ROUNDS = 5;

    @TempDir
    private Path folder;

    @Test
    void plainLoop_andJob() throws Exception {
        Path capture = folder.resolve("cams.pcap");
        write(capture);

        long loop = median(() -> timed(() -> decode(capture)));
        report("loop over a capture, one thread", loop, loop);
        report("job with one task, source to count", median(() -> job(capture, true)), loop);
        report("job with two tasks, messages between them", median(() -> job(capture, false)), loop);
    }

    private static void write(Path file) throws IOException {
        CAM cam = (CAM) Contents.get("cam").value();
        MessageFrames frames = new MessageFrames(Instant.parse("2026-07-01T12:00:00Z"));
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write(PcapWriter.fileHeader(LinkType.ETHERNET));
            for (int station = 0; station < MESSAGES; station++) {
                MessageFrames.Frame frame =
                        frames.next(MessageTypes.CAM_V1, new CAM(new ItsPduHeader(1, 2, station), cam.cam()));
                out.write(PcapWriter.packet(frame.time(), frame.octets()));
            }
        }
    }

    /** Nanoseconds of a pass over all messages. */
    private static long median(Callable<Long> pass) throws Exception {
        long[] nanos = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            nanos[round] = pass.call();
        }
        Arrays.sort(nanos);
        return nanos[ROUNDS / 2];
    }

    private static long timed(Callable<Long> pass) throws Exception {
        long start = System.nanoTime();
        assertEquals(MESSAGES, pass.call());
        return System.nanoTime() - start;
    }

    private static void report(String what, long nanos, long loop) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %d | %d |%n",
                what,
                MESSAGES * 1_000_000_000L / nanos,
                nanos / MESSAGES,
                (nanos - loop) / MESSAGES);
    }

    private static long decode(Path capture) throws IOException {
        try (Stream<CapturedPacket> packets = Captures.open(capture)) {
            return packets.filter(packet ->
                            packet.message() != null && packet.message().value() instanceof CAM)
                    .count();
        }
    }

    /** What the cluster says the job took, without its own start. */
    private static long job(Path capture, boolean chained) throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(PipelineOptions.GENERIC_TYPES, false);
        StreamExecutionEnvironment flink = StreamExecutionEnvironment.createLocalEnvironment(1, configuration);
        FileSource<CAM> source = FileSource.forRecordStreamFormat(
                        MessageFormat.captures(CAM.class, OnError.FAIL),
                        new org.apache.flink.core.fs.Path(capture.toUri()))
                .build();
        SingleOutputStreamOperator<CAM> counted = flink.fromSource(source, WatermarkStrategy.noWatermarks(), "captures")
                .filter(new Count());
        (chained ? counted : counted.disableChaining()).sinkTo(new DiscardingSink<>());
        JobExecutionResult result = flink.execute();
        assertEquals(MESSAGES, result.<Long>getAccumulatorResult(Count.NAME));
        return result.getNetRuntime() * 1_000_000;
    }

    private static final class Count extends RichFilterFunction<CAM> {
        private static final long serialVersionUID = 1;
        private static final String NAME = "messages";

        private final LongCounter counter = new LongCounter();

        @Override
        public void open(OpenContext context) {
            getRuntimeContext().addAccumulator(NAME, counter);
        }

        @Override
        public boolean filter(CAM cam) {
            counter.add(1);
            return false;
        }
    }
}
