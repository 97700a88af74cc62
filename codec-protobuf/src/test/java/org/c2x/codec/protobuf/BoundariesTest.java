package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Record and message as starting points of a measurement. */
class BoundariesTest {
    private static final int MESSAGES = 400;

    static Stream<Scheme<?>> schemes() {
        return Scheme.all();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void recordAndMessage_giveTheSameOctets_andComeBack(Scheme<?> scheme) {
        check(scheme, (MappedCodec<?, ?>) scheme.codec());
    }

    @SuppressWarnings("unchecked") // the codec is one of the scheme's messages
    private static <T, M> void check(Scheme<T> scheme, MappedCodec<?, M> codec) {
        MappedCodec<T, M> mapped = (MappedCodec<T, M>) codec;
        for (T message : scheme.messages(MESSAGES)) {
            M prepared = mapped.mapping().toMessage(message);

            byte[] encoding = mapped.message().encode(prepared);

            assertArrayEquals(mapped.encode(message), encoding);
            assertEquals(prepared, mapped.message().decode(encoding));
            assertEquals(message, mapped.decode(encoding));
        }
    }
}
