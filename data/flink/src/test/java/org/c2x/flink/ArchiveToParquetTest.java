package org.c2x.flink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.flink.core.execution.JobClient;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.c2x.captures.MessageFrames;
import org.c2x.captures.PcapWriter;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.packets.LinkType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveToParquetTest {
    private static final int FILES = 3;
    /** Of each file; so many that a job that is slowed down is far from its end when it is killed. */
    private static final int MESSAGES = 10_000;

    private static final int MESSAGES_BEFORE = 1_000;
    private static final long PATIENCE_SECONDS = 60;

    /** Messages that the first job has seen; it is in this JVM. */
    private static final AtomicInteger SEEN = new AtomicInteger();

    @TempDir
    Path folder;

    @Test
    void jobThatIsKilledAndResumed_losesAndDoublesNothing() throws Exception {
        Path archive = Files.createDirectory(folder.resolve("archive"));
        for (int i = 0; i < FILES; i++) {
            write(archive.resolve("drive-" + i + ".pcap"), i * MESSAGES);
        }
        Path target = folder.resolve("parquet");
        Path checkpoints = Files.createDirectory(folder.resolve("checkpoints"));

        JobClient killed = ArchiveToParquet.start(archive, target, checkpoints, null, cam -> {
            TimeUnit.MILLISECONDS.sleep(1);
            SEEN.incrementAndGet();
            return cam;
        });
        Path checkpoint = awaitCheckpointAfter(MESSAGES_BEFORE, checkpoints);
        killed.cancel().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertTrue(SEEN.get() < FILES * MESSAGES, "it was to be killed in the middle");
        List<Long> before = stations(target);

        ArchiveToParquet.start(archive, target, checkpoints, checkpoint, cam -> cam)
                .getJobExecutionResult()
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);

        assertTrue(!before.isEmpty() && before.size() < FILES * MESSAGES, before.size() + " rows before");
        assertEquals(LongStream.range(0, FILES * MESSAGES).boxed().toList(), stations(target));
    }

    private static void write(Path file, long firstStation) throws IOException {
        CAM cam = (CAM) Contents.get("cam").value();
        MessageFrames frames = new MessageFrames(Instant.parse("2026-07-01T12:00:00Z"));
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(PcapWriter.fileHeader(LinkType.ETHERNET));
            for (long station = firstStation; station < firstStation + MESSAGES; station++) {
                ItsPduHeader header = new ItsPduHeader(
                        cam.header().protocolVersion(), cam.header().messageID(), station);
                MessageFrames.Frame frame = frames.next(MessageTypes.CAM_V1, new CAM(header, cam.cam()));
                out.write(PcapWriter.packet(frame.time(), frame.octets()));
            }
        }
    }

    /** The last complete checkpoint that began when there were so many messages. */
    private static Path awaitCheckpointAfter(int messages, Path checkpoints) throws Exception {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        Path before = null;
        while (System.nanoTime() < deadline) {
            Path last = lastCheckpoint(checkpoints);
            if (SEEN.get() < messages) {
                before = last;
            } else if (last != null && !last.equals(before)) {
                return last;
            }
            TimeUnit.MILLISECONDS.sleep(20);
        }
        throw new AssertionError("no checkpoint in time");
    }

    private static Path lastCheckpoint(Path checkpoints) throws IOException {
        try (Stream<Path> files = Files.walk(checkpoints)) {
            return files.filter(file -> file.endsWith("_metadata"))
                    .map(Path::getParent)
                    .max(Comparator.comparing(ArchiveToParquetTest::number))
                    .orElse(null);
        }
    }

    private static int number(Path checkpoint) {
        return Integer.parseInt(checkpoint.getFileName().toString().substring("chk-".length()));
    }

    /** The stations of all rows of files that are complete, in order. */
    private static List<Long> stations(Path target) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(target)) {
            files = all.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .toList();
        }
        List<Long> stations = new ArrayList<>();
        for (Path file : files) {
            try (ParquetReader<Group> rows = ParquetReader.builder(
                            new GroupReadSupport(), new org.apache.hadoop.fs.Path(file.toUri()))
                    .build()) {
                for (Group row = rows.read(); row != null; row = rows.read()) {
                    stations.add(row.getLong("station", 0));
                }
            }
        }
        stations.sort(Comparator.naturalOrder());
        return stations;
    }
}
