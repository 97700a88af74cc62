package org.c2x.codec.ber;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that the air has damaged, and octets that somebody has made up. */
class DamagedInputTest {
    private static final int DAMAGES = 3_000;

    static Stream<MessageType<?>> types() {
        return MessageTypes.of("ber").stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void damagedMessages_areRefused_orAnotherMessage(MessageType<?> type) {
        checkDamages(type);
    }

    private static <T> void checkDamages(MessageType<T> type) {
        Codec<T> codec = Codecs.get("ber", type.type());
        Damage<T> target = Damage.to(type);
        RandomMessages messages = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(690);
        for (int i = 0; i < DAMAGES; i++) {
            target.check(damage(codec.encode(messages.next(type, random)), random));
        }
    }

    private static byte[] damage(byte[] octets, SplittableRandom random) {
        byte[] damaged = octets.clone();
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            int bit = random.nextInt(damaged.length * Byte.SIZE);
            damaged[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
        }
        return random.nextInt(8) == 0 ? Arrays.copyOf(damaged, random.nextInt(damaged.length)) : damaged;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "30847fffffff8000", // more octets than there are
                "3084ffffffff8000", // a negative length, if taken for an int
                "3088000000000000000230008000", // a length of eight octets
                "30ff00", // a length whose form is reserved
                "300480847fffffff", // more octets inside than there are
                "3080",
                "308080",
                "30800000", // an indefinite length without end, of a primitive encoding, without components
                "0000", // no data value
                "3fffffffffff7f00",
                "3f8000",
                "3f1000", // tag numbers that are too large, or not in their least octets
                "",
                "30",
                "3f",
                "3f81",
                "3082",
                "308201"
            })
    void hostileLengthsAndTags_areRefused(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);

        for (MessageType<?> type : MessageTypes.of("ber")) {
            Codec<?> codec = Codecs.get("ber", type.type());
            DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(octets));
            assertTrue(refused.offset() <= octets.length, refused::getMessage);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0x30, 0x60, 0xa0, 0xa2, 0xbf})
    void deepNesting_isRefused(int tag) {
        byte[] octets = new byte[1_000_000];
        for (int i = 0; i < octets.length; i += 2) {
            octets[i] = (byte) tag;
            octets[i + 1] = (byte) 0x80;
        }

        for (MessageType<?> type : MessageTypes.of("ber")) {
            Codec<?> codec = Codecs.get("ber", type.type());
            assertTimeoutPreemptively(
                    Duration.ofSeconds(10), () -> assertThrows(DecodeException.class, () -> codec.decode(octets)));
        }
    }
}
