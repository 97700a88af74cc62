package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Tshark;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.packets.Body;
import org.c2x.packets.BtpB;
import org.c2x.packets.EthernetHeader;
import org.c2x.packets.GeoBroadcast;
import org.c2x.packets.LinkType;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.MacAddress;
import org.c2x.packets.Packet;
import org.c2x.packets.PacketCodec;
import org.c2x.packets.SecuredPacket;
import org.c2x.packets.UnsecuredPacket;
import org.c2x.security.Curve;
import org.c2x.security.Signer;
import org.c2x.security.SimulatorChain;
import org.c2x.security.dot2.PsidSsp;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TShark shows captures of random messages as we do. Skipped where TShark is not installed. */
class TsharkTest {
    private static final int MESSAGES_A_TYPE = 150;
    private static final List<MessageType<?>> TYPES =
            List.of(MessageTypes.CAM_V1, MessageTypes.DENM_V1, MessageTypes.CAM_V2, MessageTypes.DENM_V2);

    /** Fields of headers, as TShark calls them. */
    private static final List<String> HEADER_FIELDS = List.of("""
            frame.number frame.time_epoch eth.src geonw.bh.rhl geonw.ch.htype geonw.ch.plength geonw.src_pos.addr.type
            geonw.src_pos.tst geonw.src_pos.lat geonw.src_pos.long geonw.src_pos.pai geonw.src_pos.speed
            geonw.src_pos.hdg geonw.seq_num geonw.gxc.latitude geonw.gxc.longitude geonw.gxc.radius btpb.dstport
            _ws.malformed
            """.split("\\s+"));

    /** Components that TShark has under the same name, with {@code its.}, {@code itsv1.}, … in front. */
    private static final List<String> COMPONENTS = List.of("""
            protocolVersion messageID stationID latitude longitude altitudeValue semiMajorConfidence headingValue
            speedValue curvatureValue yawRateValue causeCode subCauseCode originatingStationID sequenceNumber
            deltaLatitude pathDeltaTime generationDeltaTime stationType vehicleWidth detectionTime referenceTime
            """.split("\\s+"));

    private static final List<String> PREFIXES = List.of("its.", "itsv1.", "cam.", "camv1.", "denm.", "denmv1.");
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    @Test
    void randomMessages_areShownAlike() throws Exception {
        check(MESSAGES_A_TYPE, frame -> frame);
    }

    @Test
    void signedMessages_areShownAlike() throws Exception {
        List<PsidSsp> permissions = List.of(SimulatorChain.permission(36, "010000"));
        SimulatorChain chain =
                new SimulatorChain(new SimulatorChain.Plan(Curve.BRAINPOOL_P256R1, Frames.TIME, 1, null, permissions));
        Signer signer = chain.ticket().signer();
        check(20, frame -> signed(frame, signer));
    }

    private void check(int messagesAType, UnaryOperator<byte[]> security) throws IOException, InterruptedException {
        Tshark.require();
        Path capture = Files.write(folder.resolve("messages.pcap"), capture(messagesAType, security));
        List<List<String>> expected;
        try (Stream<CapturedPacket> packets = Captures.open(capture)) {
            expected = packets.map(TsharkTest::shown).toList();
        }
        List<String> known = known();

        List<List<String>> found =
                Tshark.dissect(
                                capture,
                                Stream.concat(HEADER_FIELDS.stream(), known.stream())
                                        .toList())
                        .stream()
                        .map(columns -> shown(columns, known))
                        .toList();

        assertEquals(TYPES.size() * messagesAType, found.size());
        for (int i = 0; i < found.size(); i++) {
            assertEquals(expected.get(i), found.get(i));
        }
    }

    private static byte[] signed(byte[] frame, Signer signer) {
        int header = EthernetHeader.OCTETS;
        UnsecuredPacket packet = (UnsecuredPacket)
                PacketCodec.CODEC.decode(frame, header, frame.length - header).value();
        OctetString payload = OctetString.of(PacketCodec.CODEC.encodeBody(packet.body()));
        MacAddress source = packet.body().extended().source().address().mac();
        OctetString envelope = OctetString.of(signer.sign(payload, 36, Frames.TIME));
        return new EthernetHeader(MacAddress.BROADCAST, source, Packet.ETHER_TYPE)
                .frame(new SecuredPacket(packet.basic(), envelope));
    }

    private static byte[] capture(int messagesAType, UnaryOperator<byte[]> security) {
        RandomMessages source = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(11);
        MessageFrames frames = new MessageFrames(Frames.TIME);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(PcapWriter.fileHeader(LinkType.ETHERNET));
        for (MessageType<?> type : TYPES) {
            for (int i = 0; i < messagesAType; i++) {
                MessageFrames.Frame frame = frame(type, frames, source, random);
                out.writeBytes(PcapWriter.packet(frame.time(), security.apply(frame.octets())));
            }
        }
        return out.toByteArray();
    }

    private static <T> MessageFrames.Frame frame(
            MessageType<T> type, MessageFrames frames, RandomMessages source, SplittableRandom random) {
        T message;
        do {
            message = source.next(type, random);
        } while (!Tshark.reads(json(type, message)));
        return frames.next(type, message);
    }

    private static <T> String json(MessageType<T> type, T message) {
        return new String(Codecs.get("jer", type.type()).encode(message), StandardCharsets.UTF_8);
    }

    private static <T> String json(ItsMessage<T> message) {
        return json(message.type(), message.value());
    }

    /** The fields that this TShark has: it gives up on others. */
    private List<String> known() throws IOException, InterruptedException {
        Path output = folder.resolve("fields");
        new ProcessBuilder("tshark", "-G", "fields")
                .redirectOutput(output.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        List<String> all = Files.readAllLines(output, StandardCharsets.ISO_8859_1).stream()
                .map(line -> line.split("\t"))
                .filter(columns -> columns[0].equals("F"))
                .map(columns -> columns[2])
                .toList();
        return COMPONENTS.stream()
                .flatMap(component -> PREFIXES.stream().map(prefix -> prefix + component))
                .filter(all::contains)
                .toList();
    }

    private static List<String> shown(CapturedPacket packet) {
        assertEquals(null, packet.error());
        Body body = packet.body();
        LongPositionVector source = body.extended().source();
        Instant time = packet.time();
        GeoBroadcast broadcast = body.extended() instanceof GeoBroadcast header ? header : null;
        List<String> shown = new ArrayList<>(List.of(
                "" + packet.number(),
                String.format("%d.%09d", time.getEpochSecond(), time.getNano()),
                packet.link().source().toString(),
                "" + packet.packet().basic().remainingHopLimit(),
                broadcast == null ? "0x50" : "0x40",
                "" + (4 + body.payload().length()),
                "" + source.address().stationType(),
                "" + source.timestamp(),
                "" + source.latitude(),
                "" + source.longitude(),
                source.accurate() ? "1" : "0",
                "" + source.speed(),
                "" + source.heading(),
                broadcast == null ? "" : String.format("0x%04x", broadcast.sequenceNumber()),
                broadcast == null ? "" : "" + broadcast.area().latitude(),
                broadcast == null ? "" : "" + broadcast.area().longitude(),
                broadcast == null ? "" : "" + broadcast.area().distanceA(),
                "" + ((BtpB) body.transport()).destinationPort(),
                ""));
        try {
            JsonNode json = JSON.readTree(json(packet.message()));
            for (String component : COMPONENTS) {
                shown.add(component + numbers(json.findValuesAsText(component).stream()));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return shown;
    }

    private static List<String> shown(List<String> columns, List<String> known) {
        List<String> shown = new ArrayList<>(columns.subList(0, HEADER_FIELDS.size()));
        for (String component : COMPONENTS) {
            Stream<String> values = PREFIXES.stream()
                    .map(prefix -> known.indexOf(prefix + component))
                    .filter(index -> index >= 0)
                    .flatMap(index -> Arrays.stream(
                            columns.get(HEADER_FIELDS.size() + index).split(",")));
            shown.add(component + numbers(values));
        }
        return shown;
    }

    private static List<Long> numbers(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).map(Long::valueOf).sorted().toList();
    }
}
