package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.MappedCodec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@link Codec} promises; a message of protobuf has no end of its own. */
class ContractTest {
    private static final int MESSAGES = 400;
    private static final byte FILLER = 0x5a;

    static Stream<Scheme<?>> schemes() {
        return Scheme.all();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void messages_comeBackAsTheyWere(Scheme<?> scheme) {
        checkRoundTrips(scheme);
    }

    private static <T> void checkRoundTrips(Scheme<T> scheme) {
        Codec<T> codec = scheme.codec();
        for (T message : scheme.messages(MESSAGES)) {
            byte[] encoding = codec.encode(message);

            assertEquals(message, codec.decode(encoding));
            assertEquals(encoding.length, codec.encodedLength(message));
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void buffers_areWrittenAndReadInTheGivenPartOnly(Scheme<?> scheme) {
        checkParts(scheme);
    }

    private static <T> void checkParts(Scheme<T> scheme) {
        Codec<T> codec = scheme.codec();
        for (T message : scheme.messages(50)) {
            byte[] encoding = codec.encode(message);
            byte[] buffer = new byte[encoding.length + 11];
            Arrays.fill(buffer, FILLER);

            int written = codec.encode(message, buffer, 3);

            assertEquals(encoding.length, written);
            assertArrayEquals(encoding, Arrays.copyOfRange(buffer, 3, 3 + written));
            byte[] around = {FILLER, FILLER, FILLER};
            assertArrayEquals(around, Arrays.copyOf(buffer, 3));
            assertArrayEquals(around, Arrays.copyOfRange(buffer, 3 + written, 6 + written));
            assertEquals(new Decoded<>(message, written), codec.decode(buffer, 3, written));
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void buffersThatAreTooShort_areRefused(Scheme<?> scheme) {
        checkShortBuffers(scheme);
    }

    private static <T> void checkShortBuffers(Scheme<T> scheme) {
        Codec<T> codec = scheme.codec();
        T message = scheme.messages(1).get(0);
        byte[] buffer = new byte[codec.encodedLength(message)];

        assertThrows(EncodeException.class, () -> codec.encode(message, buffer, 1));
        assertThrows(EncodeException.class, () -> codec.encode(message, buffer, buffer.length + 1));
        assertThrows(EncodeException.class, () -> codec.encode(message, buffer, -1));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 4, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], -1, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 5, -1));
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void prefixes_areRefusedOrOtherMessages(Scheme<?> scheme) {
        checkPrefixes(scheme);
    }

    /** Where an optional field at the end is cut off, a valid message is left. */
    private static <T> void checkPrefixes(Scheme<T> scheme) {
        Codec<T> codec = scheme.codec();
        for (T message : scheme.messages(20)) {
            byte[] encoding = codec.encode(message);
            for (int length = 0; length < encoding.length; length++) {
                byte[] prefix = Arrays.copyOf(encoding, length);
                try {
                    assertTrue(!codec.decode(prefix).equals(message));
                } catch (DecodeException e) {
                    assertEquals(DecodeException.Unit.OCTET, e.unit());
                    assertTrue(0 <= e.offset() && e.offset() <= length, e::getMessage);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void theTwoBoundaries_giveTheSameOctets(Scheme<?> scheme) {
        checkBoundaries(scheme, (MappedCodec<?, ?>) scheme.codec());
    }

    @SuppressWarnings("unchecked")
    private static <T, M> void checkBoundaries(Scheme<T> scheme, MappedCodec<?, M> codec) {
        MappedCodec<T, M> mapped = (MappedCodec<T, M>) codec;
        for (T message : scheme.messages(20)) {
            M prepared = mapped.mapping().toMessage(message);

            byte[] encoding = mapped.message().encode(prepared);

            assertArrayEquals(mapped.encode(message), encoding);
            assertEquals(prepared, mapped.message().decode(encoding));
        }
    }
}
