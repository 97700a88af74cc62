package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.contents.RandomMessages;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;

/** What {@link Codec} promises, and agreement with UPER: what one encodes and decodes is what the other does. */
class BinaryContractTest {
    private static final int MESSAGES = 200;
    private static final int AGREEING_MESSAGES = 20_000;
    private static final byte FILLER = 0x5a;

    private final Codec<SecuredMessage> codec = Codecs.get("binary", SecuredMessage.class);

    private static Stream<SecuredMessage> messages(int count) {
        SplittableRandom random = new SplittableRandom(103_097);
        RandomMessages source = RandomMessages.load();
        return Stream.generate(() -> source.next(MessageTypes.SECURED_MESSAGE, random)).limit(count);
    }

    @Test
    void randomMessages_areTheSameAfterBinary_andAfterUper() {
        Codec<SecuredMessage> uper = Codecs.get("uper", SecuredMessage.class);
        messages(AGREEING_MESSAGES).forEach(message -> {
            byte[] octets = codec.encode(message);

            assertEquals(message, codec.decode(octets));
            assertEquals(message, uper.decode(uper.encode(codec.decode(octets))));
            assertArrayEquals(octets, codec.encode(codec.decode(octets)));
            assertEquals(octets.length, codec.encodedLength(message));
        });
    }

    @Test
    void encode_intoABuffer_touchesNothingElse() {
        messages(MESSAGES).forEach(message -> {
            byte[] expected = codec.encode(message);
            byte[] buffer = new byte[expected.length + 11];
            Arrays.fill(buffer, FILLER);

            int written = codec.encode(message, buffer, 3);

            assertEquals(expected.length, written);
            assertArrayEquals(expected, Arrays.copyOfRange(buffer, 3, 3 + written));
            byte[] around = {FILLER, FILLER, FILLER};
            assertArrayEquals(around, Arrays.copyOf(buffer, 3));
            assertArrayEquals(around, Arrays.copyOfRange(buffer, 3 + written, 6 + written));
        });
    }

    @Test
    void encode_intoABufferThatIsTooShort_isRefused() {
        messages(MESSAGES).forEach(message -> {
            byte[] buffer = new byte[codec.encode(message).length];

            assertThrows(EncodeException.class, () -> codec.encode(message, buffer, 1));
            assertThrows(EncodeException.class, () -> codec.encode(message, buffer, buffer.length + 1));
            assertThrows(EncodeException.class, () -> codec.encode(message, buffer, -1));
        });
    }

    @Test
    void decode_ofAPart_readsThatPartOnly_andSaysItsLength() {
        messages(MESSAGES).forEach(message -> {
            byte[] encoding = codec.encode(message);
            byte[] buffer = new byte[encoding.length + 12];
            Arrays.fill(buffer, FILLER);
            System.arraycopy(encoding, 0, buffer, 5, encoding.length);

            Decoded<SecuredMessage> exact = codec.decode(buffer, 5, encoding.length);
            Decoded<SecuredMessage> followed = codec.decode(buffer, 5, encoding.length + 7);

            assertEquals(new Decoded<>(message, encoding.length), exact);
            assertEquals(exact, followed);
        });
    }

    @Test
    void decode_ofAPartOutsideOfTheArray_isRefused() {
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 4, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], -1, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 5, -1));
    }

    @Test
    void decode_ofEveryStrictPrefix_isRefused() {
        messages(MESSAGES).forEach(message -> {
            byte[] encoding = codec.encode(message);
            for (int length = 0; length < encoding.length; length++) {
                byte[] prefix = Arrays.copyOf(encoding, length);
                DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(prefix));
                assertEquals(DecodeException.Unit.OCTET, refused.unit());
            }
        });
    }
}
