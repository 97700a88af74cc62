package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Damaged messages are refused with a typed error, or are messages that can be encoded again. */
class DamagedInputTest {
    private static final int MUTATIONS = 5 * Integer.getInteger("c2x.messages", 1_000);
    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final int MOST_OCTETS = 200 * MUTATIONS;

    static Stream<Scheme<?>> schemes() {
        return Scheme.all();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void damagedMessages(Scheme<?> scheme) {
        check(scheme);
    }

    private static <T> void check(Scheme<T> scheme) {
        Codec<T> codec = scheme.codec();
        List<byte[]> encodings =
                scheme.messages(200).stream().map(codec::encode).toList();
        SplittableRandom random = new SplittableRandom(7);
        int refused = 0;
        int tried = 0;
        for (int octets = 0; tried < MUTATIONS && octets < MOST_OCTETS; tried++) {
            byte[] damaged = damage(encodings.get(random.nextInt(encodings.size())), random);
            refused += isRefused(codec, damaged) ? 1 : 0;
            octets += damaged.length;
        }
        assertTrue(refused > tried / 20 && refused < tried, "refused " + refused + " of " + tried);
    }

    private static <T> boolean isRefused(Codec<T> codec, byte[] octets) {
        T message;
        try {
            message = codec.decode(octets);
        } catch (DecodeException e) {
            assertTrue(0 <= e.offset() && e.offset() <= octets.length, e::getMessage);
            return true;
        }
        try {
            assertEquals(message, codec.decode(codec.encode(message)));
        } catch (EncodeException e) {
            assertTrue(message.toString().contains("UNKNOWN_EXTENSION"), e::getMessage);
        }
        return false;
    }

    private static byte[] damage(byte[] octets, SplittableRandom random) {
        byte[] damaged = octets.clone();
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            int bit = random.nextInt(damaged.length * Byte.SIZE);
            damaged[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
        }
        return switch (random.nextInt(8)) {
            case 0 -> Arrays.copyOf(damaged, random.nextInt(damaged.length));
            case 1 -> {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
                yield damaged;
            }
            default -> damaged;
        };
    }
}
