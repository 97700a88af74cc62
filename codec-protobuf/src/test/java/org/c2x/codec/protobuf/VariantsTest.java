package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How the three schemes compare on random messages. */
class VariantsTest {
    private static final int MESSAGES = 1_000;

    static Stream<MessageType<?>> types() {
        return MessageTypes.of("protobuf-tuned").stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void codeSize_makesTheSameOctets_tunedNoMore(MessageType<?> type) {
        check(type);
    }

    private static <T> void check(MessageType<T> type) {
        Codec<T> speed = Codecs.get("protobuf", type.type());
        Codec<T> codeSize = Codecs.get("protobuf-codesize", type.type());
        Codec<T> tuned = Codecs.get("protobuf-tuned", type.type());
        long standardOctets = 0;
        long tunedOctets = 0;
        for (T message : new Scheme<>("protobuf", type).messages(MESSAGES)) {
            byte[] octets = speed.encode(message);

            assertArrayEquals(octets, codeSize.encode(message));
            assertEquals(message, codeSize.decode(octets));
            standardOctets += octets.length;
            tunedOctets += tuned.encodedLength(message);
        }
        assertTrue(tunedOctets <= standardOctets, tunedOctets + " > " + standardOctets);
    }
}
