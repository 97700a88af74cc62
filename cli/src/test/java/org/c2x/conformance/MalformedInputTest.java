package org.c2x.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever octets a decoder is given, it gives a value or a {@link DecodeException} with a place within the input. The
 * property {@code c2x.messages} says how often each message is damaged in one way.
 */
class MalformedInputTest {
    private static final int MESSAGES = 4;
    private static final int DAMAGED = Integer.getInteger("c2x.messages", 1_000);
    /** Decoded of one message in a test at most, about: a MAPEM may have thousands of octets. */
    private static final int OCTETS = 50 * DAMAGED;

    private static final int GARBAGE = 500;
    private static final int LONGEST_GARBAGE = 400;
    private static final int SECONDS = 60;

    private final Random random = new Random(4711);

    static Stream<Messages<?>> all() {
        return Messages.all(MESSAGES);
    }

    @ParameterizedTest
    @MethodSource("all")
    @Timeout(value = SECONDS, unit = TimeUnit.SECONDS)
    void prefixes(Messages<?> messages) {
        encodings(messages).forEach(octets -> {
            int step = 1 + octets.length / tries(octets);
            for (int length = 0; length < octets.length; length += step) {
                decode(messages, Arrays.copyOf(octets, length));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    @Timeout(value = SECONDS, unit = TimeUnit.SECONDS)
    void flippedBits(Messages<?> messages) {
        encodings(messages).forEach(octets -> {
            int step = 1 + 8 * octets.length / tries(octets);
            for (int bit = random.nextInt(step); bit < 8 * octets.length; bit += step) {
                byte[] damaged = octets.clone();
                damaged[bit / 8] ^= (byte) (0x80 >> bit % 8);
                decode(messages, damaged);
                damaged[random.nextInt(octets.length)] = (byte) random.nextInt();
                decode(messages, damaged);
            }
        });
    }

    /** Runs of ones are the largest numbers and lengths that an encoding can express. */
    @ParameterizedTest
    @MethodSource("all")
    @Timeout(value = SECONDS, unit = TimeUnit.SECONDS)
    void hugeNumbersAndLengths(Messages<?> messages) {
        encodings(messages).forEach(octets -> {
            int step = 1 + 4 * octets.length / tries(octets);
            for (int from = 0; from < octets.length; from += step) {
                for (int length = 1; length <= 9; length += 2) {
                    byte[] damaged = octets.clone();
                    Arrays.fill(damaged, from, Math.min(octets.length, from + length), (byte) 0xff);
                    decode(messages, damaged);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("all")
    @Timeout(value = SECONDS, unit = TimeUnit.SECONDS)
    void garbage(Messages<?> messages) {
        for (int i = 0; i < GARBAGE; i++) {
            byte[] garbage = new byte[random.nextInt(LONGEST_GARBAGE)];
            random.nextBytes(garbage);
            decode(messages, garbage);
        }
        for (int octet = 0; octet < 256; octet++) {
            byte[] same = new byte[LONGEST_GARBAGE];
            Arrays.fill(same, (byte) octet);
            decode(messages, same);
        }
    }

    private static int tries(byte[] octets) {
        return Math.min(DAMAGED, 1 + OCTETS / Math.max(1, octets.length));
    }

    private static <T> Stream<byte[]> encodings(Messages<T> messages) {
        return messages.messages().stream().map(messages.codec()::encode);
    }

    private static void decode(Messages<?> messages, byte[] octets) {
        Codec<?> codec = messages.codec();
        try {
            codec.decode(octets);
        } catch (DecodeException refused) {
            long end = end(octets, Codecs.offsetUnit(messages.scheme()));
            assertTrue(
                    refused.offset() >= 0 && refused.offset() <= end,
                    () -> refused.getMessage() + ", of " + end + ": "
                            + HexFormat.of().formatHex(octets));
        } catch (RuntimeException | Error other) {
            fail(messages + ": " + other + " for " + HexFormat.of().formatHex(octets), other);
        }
    }

    private static long end(byte[] octets, Unit unit) {
        return switch (unit) {
            case BIT -> 8L * octets.length;
            case OCTET -> octets.length;
            case CHARACTER -> new String(octets, StandardCharsets.UTF_8).length();
        };
    }
}
