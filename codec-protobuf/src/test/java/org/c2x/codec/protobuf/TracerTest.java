package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Trace;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.study.PersonnelRecord;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TracerTest {

    private static <T> Trace trace(String scheme, Content<T> content) {
        return trace(scheme, content.type(), Codecs.get(scheme, content.type()).encode(content.value()));
    }

    private static Trace trace(String scheme, Class<?> type, byte[] octets) {
        return Codecs.tracer(scheme, type).orElseThrow().trace(octets);
    }

    private static List<String> lines(Trace trace, String path) {
        return trace.entries().stream()
                .filter(entry -> entry.path().startsWith(path))
                .map(entry -> entry.first() + " +" + entry.count() + " " + entry.what() + " " + entry.text())
                .toList();
    }

    static Stream<Scheme<?>> schemes() {
        return Scheme.all();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void contents_areTracedToTheirEnd(Scheme<?> scheme) {
        Contents.all().stream()
                .filter(content -> content.type() == scheme.type().type())
                .forEach(content -> {
                    Trace trace = trace(scheme.scheme(), content);

                    assertEquals(DecodeException.Unit.OCTET, trace.unit());
                    assertTrue(trace.error().isEmpty(), content.name());
                    assertEquals(trace.consumedOctets(), trace.entries().get(0).count(), content.name());
                    assertTrue(trace.entries().stream()
                            .noneMatch(entry -> entry.text().matches("unknown.*|incomplete")));
                });
    }

    /** Ten octets for a negative int32, one for a sint32. */
    @Test
    void numbers_withTheirFieldsAndWireTypes() {
        String yawRate = "cam.cam_parameters.high_frequency_container.basic_vehicle_container_high_frequency.yaw_rate";

        assertEquals(
                List.of(
                        "112 +15 value ",
                        "112 +2 tag and length field 9, length 13",
                        "114 +11 value -420",
                        "114 +1 tag field 1, varint",
                        "125 +2 value YAW_RATE_CONFIDENCE_DEG_SEC_000_10 (2)",
                        "125 +1 tag field 2, varint"),
                lines(trace("protobuf", Contents.get("cam")), yawRate));
        assertEquals(
                "+3 value -420",
                lines(trace("protobuf-tuned", Contents.get("cam")), yawRate)
                        .get(2)
                        .replaceFirst("\\d+ ", ""));
    }

    @Test
    void repeatedFields_byTheirIndex() {
        assertEquals(
                List.of("96 +7 value \"Susan\"", "96 +2 tag and length field 1, length 5"),
                lines(trace("protobuf", Contents.get("employee")), "children.element[1].name.given_name"));
    }

    @Test
    void unknownFields_areShownAsSuch() {
        byte[] octets = HexFormat.of().parseHex("f23f0107");

        Trace trace = trace("protobuf", PersonnelRecord.class, octets);

        assertEquals("0 +4 unknown field field 1022, length", lines(trace, "").get(1));
        assertTrue(trace.error().isPresent(), "what is mandatory is missing");
    }

    @Test
    void badMessages_areTracedToWhereTheyGoWrong() {
        byte[] cutOff = HexFormat.of().parseHex("0a080801");
        byte[] otherWireType = HexFormat.of().parseHex("0a020d01");

        Trace trace = trace("protobuf", CAM.class, cutOff);
        assertEquals(
                "header at octet 2", trace.error().orElseThrow().getMessage().replaceFirst(":.*", ""));
        assertEquals(0, trace.consumedOctets());

        Trace other = trace("protobuf", CAM.class, otherWireType);
        assertTrue(
                other.error().orElseThrow().getMessage().contains("wire type"),
                other.error().toString());
    }

    /** Protobuf can say what the standard does not allow; the codec refuses it. */
    @Test
    void valuesOutOfRange_haveTheErrorOfTheCodec() {
        byte[] octets = Codecs.get("protobuf", CAM.class)
                .encode((CAM) Contents.get("cam").value());
        octets[3] = 0x7f;
        octets[21] = 0x7f;

        assertTrue(trace("protobuf", CAM.class, octets).error().isEmpty());

        octets[61 - 1] = 0x7f;
        Trace trace = trace("protobuf", CAM.class, octets);

        assertTrue(
                trace.error().orElseThrow().path().endsWith("headingValue"),
                trace.error().toString());
        assertEquals(127, trace.entries().get(0).count());
    }
}
