package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CaptureSummary.Fact;
import org.c2x.captures.CaptureSummary.Row;
import org.junit.jupiter.api.Test;

/** Who sent what. */
class CaptureSummaryTest {

    private final CaptureSummary summary = new CaptureSummary();

    private static Fact fact(String station, String type, @Nullable Instant time, int length) {
        return new Fact(station, type, time, length, null, null, false);
    }

    @Test
    void packets_ofACapture() {
        Frames.read(Frames.pcap(Frames.CAM_V1, Frames.DENM_V2, Frames.CAM_V2, Frames.CAM_V1)).stream()
                .map(packet -> Fact.of(packet, packet.error() != null))
                .forEach(summary::add);

        List<Row> rows = summary.rows();

        assertEquals(4, summary.packets());
        assertEquals(Frames.TIME, summary.start());
        assertEquals(List.of("CAM", "DENM"), rows.stream().map(Row::type).toList());
        Row cams = rows.get(0);
        assertEquals("1234567", cams.station());
        assertEquals(3, cams.count());
        assertEquals(2 / 3.0, cams.rate());
        assertEquals(Duration.ofSeconds(1), cams.shortestGap());
        assertEquals(Duration.ofSeconds(2), cams.longestGap());
        assertEquals(Frames.TIME.plusSeconds(3), cams.last());
        assertEquals(99, cams.mean());
        assertArrayEquals(new int[] {481385200, 115698400}, Arrays.copyOf(cams.track(), 2));
        assertEquals(6, cams.track().length);
        assertEquals(3, Arrays.stream(cams.times()).sum());
        assertNull(rows.get(1).rate());
        assertNull(rows.get(1).longestGap());
    }

    @Test
    void signersAndErrors_areThoseOfTheStation() {
        IntStream.range(0, 20)
                .mapToObj(i -> new Fact("1", "CAM", null, 100 + i, "signer " + i % 10, null, i % 4 == 0))
                .forEach(summary::add);

        Row row = summary.rows().get(0);

        assertEquals(CaptureSummary.MOST_SIGNERS, row.signers().size());
        assertTrue(row.moreSigners());
        assertEquals(5, row.errors());
        assertEquals(List.of(100L, 119L), List.of(row.least(), row.greatest()));
        assertNull(row.first());
        assertNull(summary.start());
    }

    @Test
    void longCapture_hasFewSpansAndPlaces() {
        for (int i = 0; i < 100_000; i++) {
            Position position = new Position(480_000_000 + i, 1);
            summary.add(new Fact("1", "CAM", Frames.TIME.plusSeconds(i), 100, null, position, false));
        }
        summary.add(fact("2", "CAM", Frames.TIME.plusSeconds(99_999), 100));

        Row row = summary.rows().get(0);

        assertEquals(100_000, Arrays.stream(row.times()).sum());
        assertEquals(Duration.ofMillis(512_000), summary.span());
        assertEquals(512, row.times()[3]);
        assertEquals(1, summary.rows().get(1).times()[99_999 / 512]);
        assertTrue(row.track().length <= 256 && row.track().length > 128, "" + row.track().length);
        int step = row.track()[2] - row.track()[0];
        assertEquals(480_000_000, row.track()[0]);
        assertEquals(480_000_000 + 10 * step, row.track()[20]);
    }

    @Test
    void anyTimes_areSummarised() {
        summary.add(fact("1", "CAM", Instant.MIN, 1));
        summary.add(fact("1", "CAM", Instant.MAX, 1));
        summary.add(fact("1", "CAM", Instant.EPOCH, 1));

        Row row = summary.rows().get(0);

        assertEquals(List.of(Instant.MIN, Instant.MAX), List.of(row.first(), row.last()));
        assertEquals(3, Arrays.stream(row.times()).sum());
    }

    @Test
    void stationsWithoutEnd_areOnlyCounted() {
        IntStream.range(0, CaptureSummary.MOST_ROWS + 5)
                .mapToObj(i -> fact("station " + i, "CAM", null, 1))
                .forEach(summary::add);

        assertEquals(CaptureSummary.MOST_ROWS, summary.rows().size());
        assertEquals(5, summary.unlisted());
    }
}
