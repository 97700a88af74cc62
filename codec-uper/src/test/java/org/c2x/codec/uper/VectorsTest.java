package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Octets that other implementations made: they decode to the given values and come back when encoded again. */
class VectorsTest {

    static Stream<Vector> messages() {
        return Vector.messages();
    }

    static Stream<Vector> contents() {
        return Vector.file("contents");
    }

    @ParameterizedTest
    @MethodSource({"messages", "contents"})
    void compiled_decodesToTheValue_andEncodesToTheOctets(Vector vector) {
        check("uper", vector, vector.type().type());
    }

    @ParameterizedTest
    @MethodSource({"messages", "contents"})
    void table_decodesToTheValue_andEncodesToTheOctets(Vector vector) {
        check("uper-table", vector, vector.type().type());
    }

    @ParameterizedTest
    @MethodSource("contents")
    void content_isTheValueOfItsVector(Vector vector) {
        Content<?> content = Contents.get(vector.id());

        assertEquals(Codecs.get("jer", content.type()).decode(vector.json()), content.value());
    }

    private static <T> void check(String scheme, Vector vector, Class<T> type) {
        Codec<T> codec = Codecs.get(scheme, type);
        T expected = Codecs.get("jer", type).decode(vector.json());

        Decoded<T> decoded = codec.decode(vector.octets(), 0, vector.octets().length);

        assertEquals(expected, decoded.value());
        assertEquals(vector.octets().length, decoded.consumedOctets());
        assertEquals(hex(vector.octets()), hex(codec.encode(expected)));
        assertEquals(vector.octets().length, codec.encodedLength(expected));
    }

    private static String hex(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }
}
