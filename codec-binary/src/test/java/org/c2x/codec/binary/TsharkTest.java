package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Tshark;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.security.Payload;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TShark finds the same values in random envelopes as we put in. Skipped where TShark is not installed. */
class TsharkTest {
    private static final int MESSAGES = 300;

    /** A field of TShark, and what the components are called that it shows. */
    private record Field(String name, List<String> components) {

        static Field of(String name, String... components) {
            return new Field("geonw.sec." + name, List.of(components));
        }

        /** All values in a message, sorted. */
        String values(JsonNode message) {
            return sorted(components.stream()
                    .flatMap(component -> message.findValues(component).stream())
                    .flatMap(TsharkTest::texts));
        }
    }

    private static final List<Field> FIELDS = List.of(
            Field.of("time64", "generationTime", "time"),
            Field.of("time32", "expiration", "timeEnd", "startValidity", "endValidity"),
            Field.of("lat", "latitude"),
            Field.of("lon", "longitude"),
            Field.of("msg_id", "messageType"),
            Field.of("confidence", "logStdDev"),
            Field.of("hashedid3", "requestUnrecognizedCertificate"),
            Field.of("hashedid8", "certificateDigestWithEcdsaP256", "digest", "certId"),
            Field.of("nonce", "aes128Ccm"),
            Field.of("eccpoint.x", "xCoordinateOnly", "compressedLsbY0", "compressedLsbY1", "x"),
            Field.of("eccpoint.y", "y"),
            Field.of("signature.s", "s"),
            Field.of("radius", "radius"),
            Field.of("regionid", "regionIdentifier"),
            Field.of("duration.value", "value"),
            Field.of("subj_assur.reserved", "reserved"));

    /** What TShark 4.0 reads in a way of its own: rectangles without a length, numbers of 32 bits, what SSPs mean. */
    private static final List<String> OUT_OF_REACH =
            List.of("rectangle", "localRegion", "itsAidList", "itsAidSspList", "priorityItsAidList", "prioritySspList");

    /** Basic header of GeoNetworking, EN 302 636-4-1: version 1, a secured packet follows. */
    private static final byte[] BASIC_HEADER = {0x12, 0, 0x1a, 1};

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    @Test
    void randomMessages_areReadAlike() throws Exception {
        Tshark.require();
        Codec<SecuredMessage> jer = Codecs.get("jer", SecuredMessage.class);
        SplittableRandom random = new SplittableRandom(47);
        List<byte[]> packets = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        while (packets.size() < MESSAGES) {
            SecuredMessage message = withEmptyPayload(RandomMessages.load().next(MessageTypes.SECURED_MESSAGE, random));
            JsonNode json = JSON.readTree(jer.encode(message));
            if (OUT_OF_REACH.stream().allMatch(component -> json.findValue(component) == null)) {
                packets.add(SecuredMessageBinary.CODEC.encode(message));
                expected.add(FIELDS.stream()
                        .map(field -> field.values(json))
                        .toList()
                        .toString());
            }
        }

        List<String> found = dissect(packets);

        assertEquals(expected, found);
    }

    /** Because TShark takes a payload for a packet. */
    private static SecuredMessage withEmptyPayload(SecuredMessage message) {
        return new SecuredMessage(
                message.protocolVersion(),
                message.securityProfile(),
                message.headerFields(),
                List.of(new Payload.Signed(OctetString.of())),
                message.trailerFields());
    }

    private static Stream<String> texts(JsonNode value) {
        if (value.isArray()) {
            List<String> elements = new ArrayList<>();
            value.forEach(element -> elements.add(text(element)));
            return elements.stream();
        }
        return value.isValueNode() ? Stream.of(text(value)) : Stream.of();
    }

    private static String text(JsonNode value) {
        return value.asText().toLowerCase(Locale.ROOT);
    }

    private static String sorted(Stream<String> values) {
        return values.sorted().toList().toString();
    }

    private List<String> dissect(List<byte[]> packets) throws IOException, InterruptedException {
        List<byte[]> secured = packets.stream()
                .map(packet -> ByteBuffer.allocate(BASIC_HEADER.length + packet.length)
                        .put(BASIC_HEADER)
                        .put(packet)
                        .array())
                .toList();
        List<String> fields = FIELDS.stream().map(Field::name).toList();
        return Tshark.dissect("gnw", secured, folder, fields).stream()
                .map(TsharkTest::values)
                .toList();
    }

    private static String values(List<String> columns) {
        return columns.stream()
                .map(column -> sorted(Arrays.stream(column.split(",")).filter(value -> !value.isEmpty())))
                .toList()
                .toString();
    }
}
