package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;

/** Binary and UPER carry the same messages; and the layout leaves no choices: what can be read is what is written. */
class AgreementTest {
    private static final int MESSAGES = 20_000;

    private final Codec<SecuredMessage> codec = Codecs.get("binary", SecuredMessage.class);

    private static Stream<SecuredMessage> messages() {
        SplittableRandom random = new SplittableRandom(103_097);
        RandomMessages source = RandomMessages.load();
        return Stream.generate(() -> source.next(MessageTypes.SECURED_MESSAGE, random))
                .limit(MESSAGES);
    }

    @Test
    void randomMessages_areTheSameAfterBinary_andAfterUper() {
        Codec<SecuredMessage> uper = Codecs.get("uper", SecuredMessage.class);
        messages().forEach(message -> {
            byte[] octets = codec.encode(message);

            assertEquals(message, codec.decode(octets));
            assertEquals(message, uper.decode(uper.encode(codec.decode(octets))));
            assertEquals(octets.length, codec.encodedLength(message));
        });
    }

    @Test
    void damagedMessages_areRefused_orReadAsSomethingElseWithJustThatEncoding() {
        SplittableRandom random = new SplittableRandom(1);
        messages().forEach(message -> {
            byte[] octets = codec.encode(message);
            octets[random.nextInt(octets.length)] = (byte) random.nextInt();

            checkRefusedOrSame(octets);
        });
    }

    private void checkRefusedOrSame(byte[] octets) {
        try {
            Decoded<SecuredMessage> decoded = codec.decode(octets, 0, octets.length);
            assertArrayEquals(Arrays.copyOf(octets, decoded.consumedOctets()), codec.encode(decoded.value()));
        } catch (DecodeException refused) {
            assertTrue(0 <= refused.offset() && refused.offset() <= octets.length, refused::getMessage);
        }
    }
}
