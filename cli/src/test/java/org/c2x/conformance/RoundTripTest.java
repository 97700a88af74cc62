package org.c2x.conformance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scheme, every content and random messages: what was encoded comes back, by every method of a codec. */
class RoundTripTest {
    private static final int RANDOM = 100;
    private static final int BEFORE = 3;
    private static final int AFTER = 5;

    static Stream<Messages<?>> all() {
        return Messages.all(RANDOM);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyMessage_comesBack(Messages<?> messages) {
        check(messages);
    }

    private static <T> void check(Messages<T> messages) {
        assertTrue(messages.messages().size() > 0, "carries nothing");
        for (T message : messages.messages()) {
            check(messages.codec(), message);
        }
    }

    private static <T> void check(Codec<T> codec, T message) {
        byte[] octets = codec.encode(message);
        String hex = HexFormat.of().formatHex(octets);
        assertEquals(message, codec.decode(octets), hex);
        assertEquals(octets.length, codec.encodedLength(message), hex);

        byte[] buffer = new byte[BEFORE + octets.length + AFTER];
        Arrays.fill(buffer, (byte) 0x20);
        assertEquals(octets.length, codec.encode(message, buffer, BEFORE), hex);
        assertArrayEquals(octets, Arrays.copyOfRange(buffer, BEFORE, BEFORE + octets.length), hex);

        Decoded<T> part = codec.decode(buffer, BEFORE, octets.length);
        assertEquals(message, part.value(), hex);
        assertEquals(octets.length, part.consumedOctets(), hex);
        assertThrows(EncodeException.class, () -> codec.encode(message, new byte[octets.length - 1], 0), hex);
    }
}
