package org.c2x.codec.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The table codec is the oracle of the compiled one: they agree on messages, and on what is none. The property
 * {@code c2x.messages} says how many of each type are tried: {@code -Dc2x.messages=10000} for a long run.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CompiledSchemeContract {
    private static final long SEED = 20_140_101;
    private static final int MESSAGES = Integer.getInteger("c2x.messages", 1_000);
    private static final int MUTATIONS = 3 * MESSAGES;

    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final long OCTETS = 200L * MESSAGES;

    private final String scheme;

    protected CompiledSchemeContract(String scheme) {
        this.scheme = scheme;
    }

    Stream<MessageType<?>> types() {
        return MessageTypes.of(scheme).stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_haveTheSameEncoding(MessageType<?> type) {
        checkEncodings(type);
    }

    private <T> void checkEncodings(MessageType<T> type) {
        Codec<T> compiled = Codecs.get(scheme, type.type());
        Codec<T> table = Codecs.get(scheme + "-table", type.type());
        RandomMessages messages = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(SEED);
        long tried = 0;
        for (int i = 0; i < MESSAGES && tried < OCTETS; i++) {
            T message = messages.next(type, random);

            byte[] octets = compiled.encode(message);
            tried += octets.length;

            assertArrayEquals(table.encode(message), octets, () -> "of " + message);
            assertEquals(message, compiled.decode(octets));
            assertEquals(message, table.decode(octets));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void damagedMessages_areReadAlike(MessageType<?> type) {
        checkDamaged(type);
    }

    private <T> void checkDamaged(MessageType<T> type) {
        Codec<T> compiled = Codecs.get(scheme, type.type());
        Codec<T> table = Codecs.get(scheme + "-table", type.type());
        RandomMessages messages = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(SEED);
        long tried = 0;
        for (int i = 0; i < MUTATIONS && tried < OCTETS; i++) {
            byte[] damaged = damage(compiled.encode(messages.next(type, random)), random);
            tried += damaged.length;

            assertEquals(
                    outcome(table, damaged),
                    outcome(compiled, damaged),
                    () -> HexFormat.of().formatHex(damaged));
        }
    }

    /**
     * The decoded message and its length, empty if the input was refused. Where, may differ: compiled code reads
     * neighbouring fields as one word and so notices a missing end sooner than a bad value before it.
     */
    private static Optional<Decoded<?>> outcome(Codec<?> codec, byte[] octets) {
        try {
            return Optional.of(codec.decode(octets, 0, octets.length));
        } catch (DecodeException e) {
            assertTrue(0 <= e.offset() && e.offset() <= (long) octets.length * Byte.SIZE, e::getMessage);
            return Optional.empty();
        }
    }

    /** Changes a few bits, sometimes puts a random octet in or takes the end away. */
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
