package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.contents.Tshark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The file formats, and what is damaged in them. */
class CaptureFormatsTest {
    private static final byte[] CAPTURE = Frames.pcap(Frames.CAM_V1, Frames.DENM_V2, Frames.CAM_V2);
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;
    private static final byte[] NOTHING = new byte[0];

    @TempDir
    private Path folder;

    static Stream<ByteOrder> orders() {
        return Stream.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
    }

    @Test
    void file_isReadLazily_andClosed() throws Exception {
        Path file = Files.write(folder.resolve("three.pcap"), CAPTURE);

        try (Stream<CapturedPacket> packets = Captures.open(file)) {
            CapturedPacket first = packets.findFirst().orElseThrow();
            assertEquals(1, first.number());
            assertEquals(Frames.TIME, first.time());
        }
        Files.delete(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pcapng", "nsecpcap", "pcap"})
    void whatTsharkWrites_isReadAlike(String format) throws Exception {
        Tshark.require();
        Path file = Files.write(folder.resolve("three.pcap"), CAPTURE);
        Path other = folder.resolve("other");
        Tshark.convert(file, format, other);

        assertEquals(Frames.read(CAPTURE), Frames.read(Files.readAllBytes(other)));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void pcap_inBothOrders_withBothUnits(ByteOrder order) {
        for (int magic : new int[] {0xa1b2c3d4, 0xa1b23c4d}) {
            byte[] capture = ByteBuffer.allocate(FILE_HEADER + PACKET_HEADER + Frames.CAM_V1.length)
                    .order(order)
                    .putInt(magic)
                    .putShort((short) 2)
                    .putShort((short) 4)
                    .putLong(0)
                    .putInt(0xffff)
                    // with a word that says how long checksums are
                    .putInt(0x5400_0001)
                    .putInt(-1)
                    .putInt(999_999)
                    .putInt(Frames.CAM_V1.length)
                    .putInt(Frames.CAM_V1.length)
                    .put(Frames.CAM_V1)
                    .array();

            CapturedPacket packet = Frames.read(capture).get(0);

            int nanos = magic == 0xa1b2c3d4 ? 999_999_000 : 999_999;
            assertEquals(Instant.ofEpochSecond(0xffff_ffffL, nanos), packet.time());
            assertNotNull(packet.message());
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    void pcapng_sectionsInterfacesAndUnits(ByteOrder order) {
        Blocks blocks = new Blocks(order)
                .section()
                .description(1, 0)
                .description(1, 40, 9, new byte[] {9})
                .block(5, new byte[64])
                .description(127, 0, 9, new byte[] {(byte) 0x8a})
                .description(
                        1,
                        0,
                        14,
                        ByteBuffer.allocate(8).order(order).putLong(-10).array())
                .packet(0, 1_000_000, Frames.CAM_V1)
                .packet(1, 1_234_567_890_123_456_789L, Frames.CAM_V2)
                .packet(3, 11_500_000, Frames.DENM_V1)
                .packet(2, 1536, Frames.hex("00000800000000008000"))
                .section()
                .description(1, 20)
                .block(
                        3,
                        ByteBuffer.allocate(24)
                                .order(order)
                                .putInt(105)
                                .put(Frames.CAM_V1, 0, 20)
                                .array())
                .description(1, 0, 9, new byte[] {(byte) 0xa3})
                .packet(1, (7L << 35) + (1L << 34), Frames.CAM_V1);

        List<CapturedPacket> packets = Frames.read(blocks.array());

        assertEquals(Instant.ofEpochSecond(1), packets.get(0).time());
        assertEquals(
                Instant.ofEpochSecond(1_234_567_890, 123_456_789),
                packets.get(1).time());
        assertEquals(Instant.ofEpochSecond(1, 500_000_000), packets.get(2).time());
        assertEquals(Instant.ofEpochSecond(1, 500_000_000), packets.get(3).time());
        assertEquals(127, packets.get(3).linkType());
        assertNull(packets.get(3).link());
        assertNull(packets.get(4).time());
        assertEquals(20, packets.get(4).octets().length());
        assertEquals(
                "at octet 20: the capture has only 20 octets of the frame's 105",
                packets.get(4).error().getMessage());
        assertEquals(Instant.ofEpochSecond(7, 500_000_000), packets.get(5).time());
        assertEquals(6, packets.size());
        assertEquals(
                4, packets.stream().filter(packet -> packet.message() != null).count());
    }

    @Test
    void pcapCutAnywhere_givesThePacketsBeforeTheCut_andOneMessage() {
        List<CapturedPacket> all = Frames.read(CAPTURE);
        int second = FILE_HEADER + PACKET_HEADER + Frames.CAM_V1.length;
        int third = second + PACKET_HEADER + Frames.DENM_V2.length;
        List<Integer> ends = List.of(FILE_HEADER, second, third, CAPTURE.length);
        for (int length = 0; length <= CAPTURE.length; length++) {
            checkCut(all, Arrays.copyOf(CAPTURE, length), ends);
        }
    }

    @ParameterizedTest
    @MethodSource("orders")
    void pcapngCutAnywhere_givesThePacketsBeforeTheCut_andOneMessage(ByteOrder order) {
        Blocks blocks = new Blocks(order).section().description(1, 0).packet(0, 1, Frames.CAM_V1);
        int second = blocks.array().length;
        byte[] capture = blocks.packet(0, 2, Frames.DENM_V1).array();
        List<CapturedPacket> all = Frames.read(capture);
        assertEquals(2, all.size());
        // a section alone, its interface, its packets
        List<Integer> ends = List.of(48, second, capture.length);
        for (int length = 0; length <= capture.length; length++) {
            if (length != 28) {
                checkCut(all, Arrays.copyOf(capture, length), ends);
            }
        }
        assertEquals(List.of(), Frames.read(Arrays.copyOf(capture, 28)));
    }

    /** @param ends where the file may end, after its header and after each packet */
    private static void checkCut(List<CapturedPacket> all, byte[] cut, List<Integer> ends) {
        List<CapturedPacket> packets = Frames.read(cut);
        int whole = (int) ends.stream().filter(end -> end <= cut.length).count() - 1;
        boolean isCut = !ends.contains(cut.length);
        assertEquals(Math.max(0, whole) + (isCut ? 1 : 0), packets.size());
        assertEquals(all.subList(0, Math.max(0, whole)), packets.subList(0, Math.max(0, whole)));
        if (isCut) {
            DecodeException error = packets.get(packets.size() - 1).error();
            assertTrue(error.problem().startsWith("the capture is cut: expected "), error.getMessage());
            assertEquals(packets.size(), packets.get(packets.size() - 1).number());
        }
    }

    @Test
    void whatIsNoCapture_isSaid() {
        assertEquals("fileHeader at octet 0: the capture is cut: expected 24 octets, found only 0", only(NOTHING));
        assertEquals(
                "fileHeader.magic at octet 0: expected a capture, pcap or pcapng",
                only("{\"this\": \"is no capture\"}".getBytes(java.nio.charset.StandardCharsets.UTF_8)));
        byte[] version = CAPTURE.clone();
        version[4] = 3;
        assertEquals("fileHeader.majorVersion at octet 4: expected 2, found 3", only(version));
    }

    @Test
    void lengthsThatLie_allocateNothing() {
        byte[] pcap = CAPTURE.clone();
        Arrays.fill(pcap, FILE_HEADER + 8, FILE_HEADER + 12, (byte) 0xff);
        assertEquals("packetHeader.capturedLength at octet 32: expected at most 262144, found 4294967295", only(pcap));

        Blocks blocks = new Blocks(ByteOrder.BIG_ENDIAN).section().description(1, 0);
        byte[] longBlock = blocks.packet(0, 1, Frames.CAM_V1).array();
        Arrays.fill(longBlock, 52, 55, (byte) 0xff);
        longBlock[55] = (byte) 0xfc;
        assertEquals("block.length at octet 52: expected at most 524288, found 4294967292", only(longBlock));
        longBlock[51] = 99;
        assertEquals(
                "block at octet 48: the capture is cut: expected 4294967292 octets, found only 132", only(longBlock));
    }

    @Test
    void packetsThatLie_areSkipped() {
        byte[] capture = new Blocks(ByteOrder.LITTLE_ENDIAN)
                .section()
                .description(1, 0)
                .packet(1, 1, Frames.CAM_V1)
                .packet(0, 2, Frames.CAM_V1)
                .packet(0, 3, Frames.CAM_V1)
                .array();
        // what is captured of the second packet, which begins at octet 180
        capture[180 + 20] = 101;

        List<CapturedPacket> packets = Frames.read(capture);

        assertEquals(
                "packet.interface at octet 56: expected one of 1, found 1",
                packets.get(0).error().getMessage());
        assertEquals(
                "packet.capturedLength at octet 200: expected at most 100, found 101",
                packets.get(1).error().getMessage());
        assertEquals(
                List.of(1L, 2L, 3L),
                packets.stream().map(CapturedPacket::number).toList());
        assertNotNull(packets.get(2).message());
    }

    @Test
    void anyOctets_endInPacketsAndErrors() {
        SplittableRandom random = new SplittableRandom(8);
        byte[] pcapng = new Blocks(ByteOrder.LITTLE_ENDIAN)
                .section()
                .description(1, 0, 9, new byte[] {6})
                .packet(0, 1, Frames.CAM_V1)
                .packet(0, 2, Frames.DENM_V1)
                .array();
        for (int i = 0; i < 5_000; i++) {
            byte[] damaged = (i % 2 == 0 ? CAPTURE : pcapng).clone();
            for (int j = 0; j < 3; j++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            List<CapturedPacket> packets = Frames.read(damaged);
            assertTrue(packets.size() <= 20);
        }
    }

    @Test
    void writtenCapture_isTheReferenceButForItsOrder() {
        assertArrayEquals(
                Frames.hex("d4c3b2a1020004000000000000000000" + "0000040001000000"),
                Arrays.copyOf(CAPTURE, FILE_HEADER));
    }

    private static String only(byte[] capture) {
        List<CapturedPacket> packets = Frames.read(capture);
        assertEquals(1, packets.size());
        return packets.get(0).error().getMessage();
    }

    @Test
    void captureInGzip_isReadAsItIs() throws IOException {
        byte[] capture = Frames.pcap(Frames.CAM_V1, Frames.DENM_V2);
        byte[] packed = gzip(capture);

        assertEquals(
                Frames.read(capture).stream().map(CapturedPacket::message).toList(),
                Frames.read(packed).stream().map(CapturedPacket::message).toList());
    }

    @Test
    void damagedGzip_isReportedAfterThePacketsBeforeIt() throws IOException {
        byte[] packed = gzip(Frames.pcap(Frames.CAM_V1, Frames.DENM_V2));
        for (int length = 2; length < packed.length; length++) {
            List<CapturedPacket> packets = Frames.read(Arrays.copyOf(packed, length));
            assertNotNull(packets.get(packets.size() - 1).error());
        }
        byte[] changed = packed.clone();
        changed[packed.length - 8] ^= 1;
        assertTrue(Frames.read(changed)
                .get(2)
                .error()
                .getMessage()
                .endsWith("the capture cannot be unpacked: Corrupt GZIP trailer"));
    }

    @Test
    void captureInZstd_isReadAsItIs() throws IOException {
        byte[] capture = Frames.pcap(Frames.CAM_V1, Frames.DENM_V2);

        assertEquals(
                Frames.read(capture).stream().map(CapturedPacket::message).toList(),
                Frames.read(Zstd.compress(capture)).stream()
                        .map(CapturedPacket::message)
                        .toList());
    }

    @Test
    void damagedZstd_isReported() {
        byte[] packed = Zstd.compress(Frames.pcap(Frames.CAM_V1, Frames.DENM_V2));
        for (int length = 4; length < packed.length; length++) {
            List<CapturedPacket> packets = Frames.read(Arrays.copyOf(packed, length));
            assertNotNull(packets.get(packets.size() - 1).error());
        }
        for (int bit = 8 * 4; bit < 8 * packed.length; bit++) {
            byte[] changed = packed.clone();
            changed[bit / 8] ^= (byte) (0x80 >>> bit % 8);
            assertTrue(Frames.read(changed).size() <= 3);
        }
    }

    /** The header asks for a window of 2 GB, of which nothing is used. */
    @Test
    void zstdThatAsksForMuchMemory_isRefused() {
        assertEquals(
                "zstd at octet 0: the capture cannot be unpacked: Frame requires too much memory for decoding",
                only(Frames.hex("28b52ffd" + "00" + "a8" + "00".repeat(40))));
    }

    private static byte[] gzip(byte[] octets) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(octets);
        }
        return packed.toByteArray();
    }
}
