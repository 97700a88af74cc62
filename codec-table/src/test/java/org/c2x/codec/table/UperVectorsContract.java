package org.c2x.codec.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HexFormat;
import java.util.function.Function;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Decoded;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** UPER octets that other implementations made: they decode to the given values and come back when encoded again. */
public abstract class UperVectorsContract {
    private final String scheme;

    protected UperVectorsContract(String scheme) {
        this.scheme = scheme;
    }

    static Stream<Vector> vectors() {
        return Stream.of(Vector.messages(), Vector.messagesOfToday(), Vector.file("contents"))
                .flatMap(Function.identity());
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void octets_decodeToTheValue_andComeBack(Vector vector) {
        check(vector, vector.type().type());
    }

    private <T> void check(Vector vector, Class<T> type) {
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
