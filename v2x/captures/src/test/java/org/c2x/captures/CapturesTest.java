package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.ItsTime;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.CoopAwareness;
import org.c2x.its.v1.DENM;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.SecuredPacket;
import org.c2x.streams.Workers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames layer by layer. */
class CapturesTest {
    @TempDir
    Path folder;

    /** Signed with a digest by the sender of the CAM. */
    static final String ENVELOPE = "03810040038051" + "20500280002d0100"
            + "940002000012d687075bcd151cb15af006e56ae0856d0a97" + "00000000" + "07d10000"
            + "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44"
            + "4001240001fd6d07cdd66280" + "0102030405060708"
            + "8080" + "11".repeat(32) + "22".repeat(32);

    static final String SECURED_FRAME = "ffffffffffff02000012d6878947" + "12001a01";

    @Test
    void messages_ofBothVersions() {
        List<CapturedPacket> packets =
                Frames.read(Frames.pcap(Frames.CAM_V1, Frames.CAM_V2, Frames.DENM_V1, Frames.DENM_V2));

        assertEquals(
                List.of(MessageTypes.CAM_V1, MessageTypes.CAM_V2, MessageTypes.DENM_V1, MessageTypes.DENM_V2),
                packets.stream().map(packet -> packet.message().type()).toList());
        for (CapturedPacket packet : packets) {
            assertEquals(1_234_567, packet.message().stationId());
            assertNull(packet.error());
            assertNull(packet.envelope());
        }
        assertEquals(Frames.TIME.plusSeconds(3), packets.get(3).time());
    }

    @Test
    void framesThatMessageFramesMakes_areThoseThatWiresharkShows() {
        for (byte[] frame : List.of(Frames.CAM_V1, Frames.CAM_V2, Frames.DENM_V1, Frames.DENM_V2)) {
            CapturedPacket packet = Frames.readOne(frame);

            byte[] made = remade(packet.message());

            assertEquals(frame.length, made.length);
            int sourceTime = packet.body().extended().type().name().equals("GEO_BROADCAST") ? 38 : 34;
            System.arraycopy(frame, sourceTime, made, sourceTime, 4);
            if (sourceTime == 34) {
                assertEquals(OctetString.of(frame), OctetString.of(made));
            } else {
                // a DENM says little of its sender's movement
                System.arraycopy(frame, 50, made, 50, 4);
                assertEquals(OctetString.of(frame), OctetString.of(made));
            }
        }
    }

    private static <T> byte[] remade(ItsMessage<T> message) {
        return new MessageFrames(Frames.TIME)
                .next(message.type(), message.value())
                .octets();
    }

    /** The time of a generationDeltaTime comes again each 65.536 s. */
    @ParameterizedTest
    @ValueSource(longs = {0, 30, 70, 75, 110, 86_400})
    void frame_isOfTheTimeThatItsSenderKnows_howeverLongAgoTheLastOneWas(long seconds) {
        MessageFrames frames = new MessageFrames(Frames.TIME);
        frames.next(MessageTypes.CAM_V1, (CAM) Contents.get("cam").value(), Frames.TIME);
        Instant sent = Frames.TIME.plusSeconds(seconds);

        MessageFrames.Frame frame = frames.next(MessageTypes.CAM_V1, camOf(sent.minusMillis(20)), sent);

        assertEquals(sent, frame.time());
        LongPositionVector source =
                Frames.readOne(frame.octets()).body().extended().source();
        assertEquals(ItsTime.timestamp(sent.minusMillis(20)) & 0xffff_ffffL, source.timestamp());
    }

    private static CAM camOf(Instant generated) {
        CAM cam = (CAM) Contents.get("cam").value();
        int delta = ItsTime.generationDeltaTime(ItsTime.timestamp(generated));
        return new CAM(cam.header(), new CoopAwareness(delta, cam.cam().camParameters()));
    }

    @ParameterizedTest
    @ValueSource(longs = {-5, 0, 30, 40, 60})
    void whereNobodyKnowsWhenAMessageWasSent_itMayFollowTheLastOneAMinuteLater(long seconds) {
        MessageFrames frames = new MessageFrames(Frames.TIME);
        Instant first = Frames.TIME.truncatedTo(ChronoUnit.MILLIS).minusSeconds(30);
        assertEquals(first, frames.next(MessageTypes.CAM_V1, camOf(first)).time());

        Instant second = first.plusSeconds(seconds);
        assertEquals(second, frames.next(MessageTypes.CAM_V1, camOf(second)).time());
    }

    /** A repeated DENM has the reference time of the first one. */
    @Test
    void repeatedDenm_isSentAtItsOwnTime() {
        DENM denm = (DENM) Contents.get("denm").value();

        MessageFrames.Frame frame = new MessageFrames(Frames.TIME).next(MessageTypes.DENM_V1, denm, Frames.TIME);

        assertEquals(Frames.TIME, frame.time());
        LongPositionVector source =
                Frames.readOne(frame.octets()).body().extended().source();
        assertEquals(ItsTime.timestamp(Frames.TIME) & 0xffff_ffffL, source.timestamp());
    }

    @ParameterizedTest
    @EnumSource(ItsService.class)
    void messagesOfAllServices_comeBack(ItsService service) {
        SplittableRandom random = new SplittableRandom(21);
        List<MessageType<?>> types = MessageTypes.named(service.name());
        assertFalse(types.isEmpty());
        for (MessageType<?> type : types) {
            for (int i = 0; i < 20; i++) {
                checkRoundTrip(type, service, random);
            }
        }
    }

    private static <T> void checkRoundTrip(MessageType<T> type, ItsService service, SplittableRandom random) {
        T message = RandomMessages.load().next(type, random);

        CapturedPacket packet = Frames.readOne(
                new MessageFrames(Frames.TIME).next(type, message).octets());

        assertNull(packet.error());
        assertEquals(service, ItsService.of(packet.body()));
        // what an older type can say as well is taken for that
        if (packet.message().type().equals(type)) {
            assertEquals(message, packet.message().value());
        } else {
            assertEquals(
                    OctetString.of(Codecs.get("uper", type.type()).encode(message)),
                    packet.body().payload());
        }
    }

    @Test
    void camOfALaterVersion_isTakenForOneIfItHasPartsOfIt() {
        SplittableRandom random = new SplittableRandom(4);
        long later = IntStream.range(0, 200)
                .mapToObj(i -> RandomMessages.load().next(MessageTypes.CAM_R2, random))
                .map(cam -> Frames.readOne(new MessageFrames(Frames.TIME)
                        .next(MessageTypes.CAM_R2, cam)
                        .octets()))
                .filter(packet -> packet.message().type().equals(MessageTypes.CAM_R2))
                .count();

        assertTrue(later > 50, later + " of 200");
        assertEquals(
                MessageTypes.CAM_V2, Frames.readOne(Frames.CAM_V2).message().type());
    }

    @Test
    void signedPacket_isReadToItsMessage() {
        CapturedPacket packet = Frames.readOne(Frames.hex(SECURED_FRAME + ENVELOPE + "deadbeef"));

        assertNull(packet.error());
        assertEquals(Envelope.Kind.SIGNED, packet.envelope().kind());
        assertEquals(36, packet.envelope().itsAid().intValue());
        assertEquals("digest", packet.envelope().signer().form());
        assertEquals("0102030405060708", packet.envelope().signer().digest().toHex());
        assertEquals(ENVELOPE, packet.envelope().octets().toHex());
        assertEquals(
                ENVELOPE + "deadbeef",
                ((SecuredPacket) packet.packet()).envelope().toHex());
        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
        assertEquals(Frames.readOne(Frames.CAM_V1).body(), packet.body());
    }

    @Test
    void listWithoutCertificates_leavesTheSignerWithoutDigest() {
        String digest = "80" + "0102030405060708";
        String none = "81" + "0100";

        CapturedPacket packet = Frames.readOne(Frames.hex(SECURED_FRAME + ENVELOPE.replace(digest, none)));

        assertNull(packet.error());
        assertEquals(new Envelope.Signer("certificate", null), packet.envelope().signer());
    }

    @Test
    void wrongLayer_leavesThoseBeforeIt() {
        CapturedPacket link = Frames.readOne(Frames.hex("ffffffffffff0200"));
        CapturedPacket version = Frames.readOne(with(Frames.CAM_V1, 14, 0x31));
        CapturedPacket envelope = Frames.readOne(with(Frames.hex(SECURED_FRAME + ENVELOPE), 18, 4));
        CapturedPacket body = Frames.readStrictly(with(Frames.hex(SECURED_FRAME + ENVELOPE), 18 + 7, 0x40));
        CapturedPacket payload = Frames.readStrictly(with(Frames.hex(SECURED_FRAME + ENVELOPE), 18 + 7 + 5, 0x2c));
        CapturedPacket message = Frames.readOne(with(Frames.CAM_V1, 58 + 9, 0xff));

        assertEquals("ethernet.source at octet 6: expected 48 bits, found only 16", error(link));
        assertEquals("basicHeader.version at octet 14: expected 0 or 1, found 3", error(version));
        assertNotNull(version.link());
        assertEquals("envelope.protocolVersion at octet 18: expected 3, found 4", error(envelope));
        assertNotNull(envelope.packet());
        assertEquals("payload.commonHeader.nextHeader at octet 25: expected 0 to 3, found 4", error(body));
        assertNotNull(body.envelope());
        assertEquals("payload.payload at octet 105: expected nothing after it, found 1 octets", error(payload));
        assertNotNull(message.body());
        assertNull(message.message());
    }

    /** Each one that Wireshark decodes all the same. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "15 | 1  | basicHeader.reserved at octet 15: expected 0, found 1",
                "17 | 10 | commonHeader.maximumHopLimit at octet 24: expected at least the remaining 16, found 1",
                "18 | 21 | commonHeader.reserved at octet 18: expected 0, found 1",
                "21 | c0 | commonHeader.reserved at octet 21: expected 0, found 64",
                "23 | 2e | commonHeader.payloadLength at octet 22: found 46, but there are only 45 octets after the "
                        + "headers",
                "23 | 2c | payload at octet 98: expected the message to end here, as payloadLength says, but it is "
                        + "longer",
                "25 | 80 | commonHeader.reserved at octet 25: expected 0, found 128",
                "38 | 7c | extendedHeader.source.latitude at octet 38: expected -900000000 to 900000000, found "
                        + "2091997936",
            })
    void whatIsWrongButCanBeRead_isRemarked(int index, String octet, String remark) {
        byte[] frame = with(Frames.CAM_V1, index, Integer.parseInt(octet, 16));

        CapturedPacket packet = Frames.readOne(frame);

        assertNull(packet.error());
        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
        assertEquals(
                List.of(remark),
                packet.remarks().stream().map(Throwable::getMessage).toList());
        assertEquals(index == 38, Frames.readStrictly(frame).error() == null);
    }

    @Test
    void octetsAfterThePayload_areRemarkedUnlessAChecksum() {
        byte[] checked = Arrays.copyOf(Frames.CAM_V1, Frames.CAM_V1.length + 4);
        byte[] padded = Arrays.copyOf(Frames.CAM_V1, Frames.CAM_V1.length + 5);

        assertEquals(List.of(), Frames.readOne(checked).remarks());
        assertEquals(
                "payload at octet 99: expected at most a checksum after it, found 5 octets",
                Frames.readOne(padded).remarks().get(0).getMessage());
        assertNotNull(Frames.readOne(padded).message());
    }

    @Test
    void payloadOfAnEnvelope_isRemarkedWhereItIs() {
        CapturedPacket packet = Frames.readOne(with(Frames.hex(SECURED_FRAME + ENVELOPE), 18 + 7 + 5, 0x2e));

        assertNull(packet.error());
        assertEquals(Frames.readOne(Frames.CAM_V1).message(), packet.message());
        assertEquals(
                "payload.commonHeader.payloadLength at octet 29: found 46, but there are only 45 octets after the "
                        + "headers",
                packet.remarks().get(0).getMessage());
    }

    @Test
    void messageErrors_countBitsOfTheFrame() {
        CapturedPacket number = Frames.readOne(with(Frames.CAM_V1, 59, 1));
        CapturedPacket version = Frames.readOne(with(Frames.CAM_V1, 58, 9));
        byte[] shorter = with(Arrays.copyOf(Frames.CAM_V1, 60), 23, 6);

        assertEquals("CAM.header.messageID at bit 472: expected 2, found 1", error(number));
        assertEquals("CAM.header.protocolVersion at bit 464: expected 1 or 2, found 9", error(version));
        assertEquals("CAM.header at bit 464: expected at least 6 octets, found only 2", error(Frames.readOne(shorter)));
    }

    @Test
    void otherFrames_haveNeitherPacketNorError() {
        CapturedPacket arp = Frames.readOne(with(with(Frames.CAM_V1, 12, 8), 13, 6));
        CapturedPacket port = Frames.readOne(with(Frames.CAM_V1, 54, 0x17));

        assertNotNull(arp.link());
        assertNull(arp.packet());
        assertNull(arp.error());
        assertNotNull(port.body());
        assertNull(ItsService.of(port.body()));
        assertNull(port.message());
        assertNull(port.error());
    }

    @Test
    void framesOfUnknownForm_areSaid() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] capture = Frames.pcap(Frames.CAM_V1);
        capture[20] = 114;
        out.writeBytes(capture);

        assertEquals(
                "at octet 0: frames of link type 114 are not read",
                error(Frames.read(out.toByteArray()).get(0)));
    }

    @Test
    void severalThreads_givePacketsAsOneDoes() throws IOException {
        SplittableRandom random = new SplittableRandom(9);
        byte[][] frames = new byte[3_000][];
        for (int i = 0; i < frames.length; i++) {
            byte[] frame = List.of(Frames.CAM_V1, Frames.CAM_V2, Frames.DENM_V1, Frames.DENM_V2)
                    .get(random.nextInt(4));
            frames[i] = with(frame, random.nextInt(frame.length), random.nextInt(256));
        }
        byte[] capture = Frames.pcap(frames);
        Path cut = Files.write(folder.resolve("cut.pcap"), Arrays.copyOf(capture, capture.length - 7));

        List<String> several;
        try (Stream<String> packets = Captures.open(cut, new Workers(3, true), CapturesTest::text)) {
            several = packets.toList();
        }

        try (Stream<CapturedPacket> packets = Captures.open(cut)) {
            assertEquals(packets.map(CapturesTest::text).toList(), several);
        }
        assertEquals(frames.length, several.size());
    }

    private static String text(CapturedPacket packet) {
        return packet + (packet.error() == null ? "" : error(packet));
    }

    private static byte[] with(byte[] frame, int index, int octet) {
        byte[] changed = frame.clone();
        changed[index] = (byte) octet;
        return changed;
    }

    private static String error(CapturedPacket packet) {
        return packet.error().getMessage();
    }
}
