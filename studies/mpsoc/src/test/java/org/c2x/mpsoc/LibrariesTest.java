package org.c2x.mpsoc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Content;
import org.c2x.mpsoc.protobuf.Messages;
import org.c2x.mpsoc.structs.AllSensors;
import org.c2x.mpsoc.structs.InstrCnt;
import org.c2x.mpsoc.structs.Temperature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LibrariesTest {
    private static final List<String> STRUCTS = List.of("mpsoc-a", "mpsoc-b", "mpsoc-c");

    /** Those of MsgPack-c 4.0.0 in C and of protoc 4.36.2, which is in C++. */
    @ParameterizedTest
    @ValueSource(strings = {"msgpack", "msgpack-kept", "protobuf"})
    void octets_areThoseOfOtherImplementations(String scheme) throws IOException {
        for (String struct : STRUCTS) {
            assertEquals(recorded(struct, scheme), Vectors.hex(scheme, Vectors.content(struct)), struct);
        }
    }

    /** Octets that flatc 2.0.8 makes of JSON; in which order it writes is its own affair. */
    @ParameterizedTest
    @ValueSource(strings = {"flatbuffers", "flatbuffers-kept"})
    void octetsOfFlatc_areRead_andOursAreAsMany(String scheme) throws IOException {
        for (String struct : STRUCTS) {
            Content<?> content = Vectors.content(struct);
            byte[] octets = HexFormat.of().parseHex(recorded(struct, scheme));

            assertEquals(content.value(), Codecs.get(scheme, content.type()).decode(octets), struct);
            assertEquals(2 * octets.length, Vectors.hex(scheme, content).length(), struct);
        }
    }

    /** Its data sizes of MessagePack, protobuf and FlatBuffers. */
    @Test
    void lengths_areThoseOfTheStudy() {
        assertEquals(List.of(9, 15, 67), lengths("msgpack"));
        assertEquals(List.of(24, 72, 224), lengths("flatbuffers"));
        assertEquals(List.of(8, 22, 87), lengths("protobuf"));
        assertEquals(
                10,
                Messages.AppData.newBuilder()
                        .setTemperature(Messages.Temperature.newBuilder()
                                .setTimestamp(Values.TIMESTAMP)
                                .setTemp(25.5f))
                        .build()
                        .getSerializedSize(),
                "nanopb’s published length, in the message around it");
    }

    @ParameterizedTest
    @ValueSource(strings = {"msgpack", "msgpack-kept", "flatbuffers", "flatbuffers-kept", "protobuf"})
    void codecs_keepTheContract(String scheme) {
        STRUCTS.forEach(struct -> assertContract(scheme, Vectors.content(struct)));
    }

    private static <T> void assertContract(String scheme, Content<T> content) {
        Codec<T> codec = Codecs.get(scheme, content.type());
        byte[] octets = codec.encode(content.value());
        byte[] buffer = new byte[octets.length + 3];

        assertEquals(octets.length, codec.encodedLength(content.value()));
        assertEquals(octets.length, codec.encode(content.value(), buffer, 2));
        assertArrayEquals(octets, Arrays.copyOfRange(buffer, 2, 2 + octets.length));
        assertEquals(content.value(), codec.decode(buffer, 2, octets.length).value());
        assertEquals(octets.length, codec.decode(buffer, 2, octets.length).consumedOctets());
        assertThrows(EncodeException.class, () -> codec.encode(content.value(), buffer, 4));
    }

    /** Each message cut off everywhere, and with each of its octets as each other one. */
    @ParameterizedTest
    @ValueSource(strings = {"msgpack", "msgpack-kept", "flatbuffers", "flatbuffers-kept", "protobuf"})
    void damagedMessages_areReadOrRefused(String scheme) {
        STRUCTS.forEach(struct -> assertReadOrRefused(scheme, Vectors.content(struct)));
    }

    private static <T> void assertReadOrRefused(String scheme, Content<T> content) {
        Codec<T> codec = Codecs.get(scheme, content.type());
        byte[] octets = codec.encode(content.value());
        for (int length = 0; length < octets.length; length++) {
            readOrRefuse(codec, Arrays.copyOf(octets, length));
        }
        for (int i = 0; i < octets.length; i++) {
            byte[] damaged = octets.clone();
            for (int value = 0; value < 256; value++) {
                damaged[i] = (byte) value;
                readOrRefuse(codec, damaged);
            }
        }
        assertEquals(content.value(), codec.decode(octets), "afterwards");
    }

    private static void readOrRefuse(Codec<?> codec, byte[] octets) {
        try {
            codec.decode(octets);
        } catch (DecodeException e) {
            assertTrue(e.offset() >= 0, e.getMessage());
        }
    }

    @Test
    void refusals_sayWhereAndWhat() {
        // a text of 33 characters; the counter of branches of the first processor, a text
        assertRefused("msgpack", InstrCnt.class, "98d921", "name at octet 1: expected size 0..31, found 33");
        assertRefused(
                "msgpack",
                AllSensors.class,
                "99a092cd03e8ca41cc0000ca3f0000002ac400029198a00102a0",
                "processors[0].branch at octet 25: expected a number of 32 bits: "
                        + "Expected Integer, but got String (a0)");
        assertRefused(
                "flatbuffers",
                Temperature.class,
                "08000000040004000400000000",
                "temperature at octet 8: expected a mandatory component, found none");
        assertRefused(
                "protobuf", Temperature.class, "08e807", "temp at octet 0: expected a mandatory component, found none");
    }

    private static void assertRefused(String scheme, Class<?> type, String hex, String message) {
        Codec<?> codec = Codecs.get(scheme, type);
        byte[] octets = HexFormat.of().parseHex(hex);

        assertEquals(
                message,
                assertThrows(DecodeException.class, () -> codec.decode(octets)).getMessage());
    }

    private static List<Integer> lengths(String scheme) {
        return STRUCTS.stream()
                .map(struct -> Vectors.hex(scheme, Vectors.content(struct)).length() / 2)
                .toList();
    }

    private static String recorded(String struct, String scheme) throws IOException {
        String beginning = struct + ' ' + scheme.replace("-kept", "") + ' ';
        return Vectors.lines("libraries.txt").stream()
                .filter(line -> line.startsWith(beginning))
                .map(line -> line.substring(beginning.length()))
                .findFirst()
                .orElseThrow();
    }
}
