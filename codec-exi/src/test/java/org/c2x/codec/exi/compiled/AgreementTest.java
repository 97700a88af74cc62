package org.c2x.codec.exi.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** EXIficient is the oracle of the compiled codec: they agree on messages, and on what is none. */
class AgreementTest {
    private static final String COMPILED = "exi-compiled";
    private static final String ORACLE = "exi-exificient";
    private static final long SEED = 20_150_101;
    /** Of each type, those that EXI can express. */
    private static final int MESSAGES = 3_000;

    /** Every so many of them with the longest lists, which chance alone hardly makes. */
    private static final int STRETCHED = 10;

    private static final int MUTATIONS = 6_000;

    /** Families of more cases than chance makes in the time of a test, and with lists in lists in lists. */
    private static final Set<String> LARGE_FAMILIES = Set.of("r2", "infrastructure");

    /** So many times fewer messages of those. */
    private static final int LARGE = 10;

    /** The header and the code of the root element, where EXIficient looks for other forms of EXI. */
    private static final int HEADER_BITS = 9;

    static Stream<MessageType<?>> types() {
        return MessageTypes.of("exi-compiled").stream();
    }

    static Stream<Content<?>> contents() {
        return Stream.concat(Contents.all().stream(), Contents.today().stream());
    }

    @ParameterizedTest
    @MethodSource("contents")
    void contents_haveTheSameOctets(Content<?> content) {
        checkContent(content);
    }

    private static <T> void checkContent(Content<T> content) {
        checkEncoding(Codecs.get(COMPILED, content.type()), Codecs.get(ORACLE, content.type()), content.value());
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_haveTheSameOctets(MessageType<?> type) {
        checkEncodings(type);
    }

    private static <T> void checkEncodings(MessageType<T> type) {
        Codec<T> compiled = Codecs.get(COMPILED, type.type());
        Codec<T> oracle = Codecs.get(ORACLE, type.type());
        RandomMessages messages = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(SEED);
        Coverage<T> coverage = Coverage.of(type);
        boolean large = isLarge(type);
        for (int count = 0; count < times(MESSAGES, type); ) {
            T message = messages.next(type, random);
            if (!large && count % STRETCHED == 0) {
                message = coverage.withLongestLists(message);
            }
            if (checkEncoding(compiled, oracle, message)) {
                coverage.add(message);
                count++;
            }
        }
        if (!large) {
            assertEquals(Set.of(), coverage.missing());
        }
    }

    private static boolean isLarge(MessageType<?> type) {
        return LARGE_FAMILIES.contains(type.family());
    }

    private static int times(int usual, MessageType<?> type) {
        return isLarge(type) ? usual / LARGE : usual;
    }

    /** False if the message, as both codecs say, has no encoding. */
    private static <T> boolean checkEncoding(Codec<T> compiled, Codec<T> oracle, T message) {
        Optional<byte[]> octets = encode(compiled, message);
        Optional<byte[]> expected = encode(oracle, message);

        assertEquals(expected.map(HexFormat.of()::formatHex), octets.map(HexFormat.of()::formatHex), message::toString);
        octets.ifPresent(encoding -> {
            assertEquals(message, compiled.decode(encoding));
            assertEquals(encoding.length, compiled.encodedLength(message));
        });
        return octets.isPresent();
    }

    private static <T> Optional<byte[]> encode(Codec<T> codec, T message) {
        try {
            return Optional.of(codec.encode(message));
        } catch (EncodeException refused) {
            assertTrue(!refused.path().isEmpty(), refused::getMessage);
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void damagedMessages_areReadAlike(MessageType<?> type) {
        checkDamaged(type);
    }

    private static <T> void checkDamaged(MessageType<T> type) {
        Codec<T> compiled = Codecs.get(COMPILED, type.type());
        Codec<T> oracle = Codecs.get(ORACLE, type.type());
        RandomMessages messages = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < times(MUTATIONS, type); i++) {
            T message = messages.next(type, random);
            Optional<byte[]> octets = encode(compiled, message);
            if (octets.isPresent()) {
                byte[] damaged = damage(octets.get(), random);
                if (hasLongIndex(compiled, damaged)) {
                    continue;
                }
                assertEquals(
                        outcome(oracle, damaged),
                        outcome(compiled, damaged),
                        () -> HexFormat.of().formatHex(damaged));
            }
        }
    }

    /** Whether a length, index or character is no long: the library takes the last bits of such a number. */
    private static boolean hasLongIndex(Codec<?> codec, byte[] octets) {
        try {
            codec.decode(octets);
            return false;
        } catch (DecodeException refused) {
            return refused.getMessage().contains("a number of at most 63 bits");
        }
    }

    /** The decoded message and its length, empty if the input was refused. */
    private static Optional<Decoded<?>> outcome(Codec<?> codec, byte[] octets) {
        try {
            return Optional.of(codec.decode(octets, 0, octets.length));
        } catch (DecodeException e) {
            assertTrue(0 <= e.offset() && e.offset() <= (long) octets.length * Byte.SIZE, e::getMessage);
            return Optional.empty();
        }
    }

    /** Changes a few bits after the header, sometimes takes the end away. */
    private static byte[] damage(byte[] octets, SplittableRandom random) {
        byte[] damaged = octets.clone();
        for (int changes = random.nextInt(1, 4); changes > 0; changes--) {
            int bit = random.nextInt(HEADER_BITS, damaged.length * Byte.SIZE);
            damaged[bit >>> 3] ^= (byte) (0x80 >>> (bit & 7));
        }
        return random.nextInt(8) == 0 ? Arrays.copyOf(damaged, random.nextInt(2, damaged.length + 1)) : damaged;
    }
}
