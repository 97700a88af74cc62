package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingTest {
    private static final CAM CAM = (CAM) Contents.get("cam").value();
    private static final long STATION = CAM.header().stationID();

    @TempDir
    Path folder;

    @Test
    void whatIsWrittenIsRead() throws IOException {
        assertEquals(Map.of(STATION, 3L), Recording.messagesByStation(capture()));
        assertEquals(List.of(), Recording.errors(capture()));
    }

    private Path capture() throws IOException {
        Path file = folder.resolve("cams.pcap");
        Recording.write(file, Instant.parse("2026-07-01T12:00:00Z"), List.of(CAM, CAM, CAM));
        return file;
    }

    @Test
    void aCutCaptureHasThePacketsBeforeTheCut_andOneError() throws IOException {
        byte[] all = Files.readAllBytes(capture());
        Path cut = Files.write(folder.resolve("cut.pcap"), Arrays.copyOf(all, all.length - 1));

        assertEquals(Map.of(STATION, 2L), Recording.messagesByStation(cut));
        assertEquals(1, Recording.errors(cut).size());
    }
}
