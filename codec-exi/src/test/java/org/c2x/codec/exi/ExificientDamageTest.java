package org.c2x.codec.exi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.codec.exi.Samples.Sample;
import org.c2x.its.messages.MessageType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Damaged messages end with a {@link DecodeException}, or with a message that can be coded again. */
class ExificientDamageTest {
    private static final int MESSAGES = 20;
    private static final int DAMAGES = 50;

    static Stream<Arguments> schemesAndTypes() {
        return Samples.schemesAndTypes("exi-exificient");
    }

    @ParameterizedTest
    @MethodSource("schemesAndTypes")
    void flippedBitsAreRefusedOrAnotherMessage(String scheme, MessageType<?> type) {
        SplittableRandom random = new SplittableRandom(1);
        Samples.of(scheme, type, MESSAGES).forEach(sample -> checkDamages(sample, random));
    }

    private static void checkDamages(Sample<?> sample, SplittableRandom random) {
        for (int i = 0; i < DAMAGES; i++) {
            byte[] octets = sample.octets().clone();
            for (int flips = random.nextInt(1, 4); flips > 0; flips--) {
                int bit = random.nextInt(8 * octets.length);
                octets[bit / 8] ^= (byte) (0x80 >> bit % 8);
            }
            check(sample.codec(), octets);
        }
    }

    private static <T> void check(Codec<T> codec, byte[] octets) {
        T message;
        try {
            message = codec.decode(octets);
        } catch (DecodeException e) {
            assertTrue(0 <= e.offset() && e.offset() <= 8L * octets.length, e.getMessage());
            return;
        }
        assertEquals(message, codec.decode(codec.encode(message)));
    }
}
