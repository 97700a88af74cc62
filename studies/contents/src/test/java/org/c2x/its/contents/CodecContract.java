package org.c2x.its.contents;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What {@link Codec} promises, for any scheme that codes whole messages into octets. Codec modules have it from the
 * test jar of this one.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CodecContract {
    private static final int MESSAGES = 50;
    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final int MOST_OCTETS = 50_000;

    private static final int MOST_PREFIXES = 100;
    private static final byte FILLER = 0x5a;

    private final String scheme;
    private final Map<MessageType<?>, List<Sample<?>>> samples = new HashMap<>();

    protected CodecContract(String scheme) {
        this.scheme = scheme;
    }

    /**
     * True if an encoding says itself where it ends, so that octets after it are left and no beginning of it is an
     * encoding too.
     */
    protected boolean isSelfDelimiting() {
        return true;
    }

    /** True if there is an encoding of every value; otherwise the messages that have none are left out. */
    protected boolean isComplete() {
        return true;
    }

    /** A message with its codec and its encoding. */
    record Sample<T>(Codec<T> codec, T value, byte[] encoding) {}

    /** The message types that the scheme has. */
    Stream<MessageType<?>> types() {
        return MessageTypes.of(scheme).stream();
    }

    private Stream<Sample<?>> samples(MessageType<?> type) {
        return samples.computeIfAbsent(type, this::newSamples).stream();
    }

    private <T> List<Sample<?>> newSamples(MessageType<T> type) {
        Codec<T> codec = Codecs.get(scheme, type.type());
        SplittableRandom random = new SplittableRandom(type.qualifiedName().hashCode());
        RandomMessages messages = RandomMessages.load();
        List<Sample<?>> made = new ArrayList<>();
        for (int octets = 0; made.size() < MESSAGES && octets < MOST_OCTETS; ) {
            T message = messages.next(type, random);
            try {
                byte[] encoding = codec.encode(message);
                made.add(new Sample<>(codec, message, encoding));
                octets += encoding.length;
            } catch (EncodeException refused) {
                assertFalse(isComplete(), refused::getMessage);
            }
        }
        return made;
    }

    @ParameterizedTest
    @MethodSource("types")
    void decode_givesWhatWasEncoded(MessageType<?> type) {
        samples(type)
                .forEach(sample -> assertEquals(sample.value(), sample.codec().decode(sample.encoding())));
    }

    @ParameterizedTest
    @MethodSource("types")
    void encodedLength_isTheLengthOfTheEncoding(MessageType<?> type) {
        samples(type).forEach(CodecContract::checkLength);
    }

    private static <T> void checkLength(Sample<T> sample) {
        assertEquals(sample.encoding().length, sample.codec().encodedLength(sample.value()));
    }

    @ParameterizedTest
    @MethodSource("types")
    void encode_intoABuffer_touchesNothingElse(MessageType<?> type) {
        samples(type).forEach(CodecContract::checkBuffer);
    }

    private static <T> void checkBuffer(Sample<T> sample) {
        byte[] expected = sample.encoding();
        byte[] buffer = new byte[expected.length + 11];
        Arrays.fill(buffer, FILLER);

        int written = sample.codec().encode(sample.value(), buffer, 3);

        assertEquals(expected.length, written);
        assertArrayEquals(expected, Arrays.copyOfRange(buffer, 3, 3 + written));
        byte[] around = {FILLER, FILLER, FILLER};
        assertArrayEquals(around, Arrays.copyOf(buffer, 3));
        assertArrayEquals(around, Arrays.copyOfRange(buffer, 3 + written, 6 + written));
    }

    @ParameterizedTest
    @MethodSource("types")
    void encode_intoABufferThatIsTooShort_isRefused(MessageType<?> type) {
        samples(type).forEach(CodecContract::checkShortBuffer);
    }

    private static <T> void checkShortBuffer(Sample<T> sample) {
        byte[] buffer = new byte[sample.encoding().length];
        Codec<T> codec = sample.codec();
        T value = sample.value();

        assertThrows(EncodeException.class, () -> codec.encode(value, buffer, 1));
        assertThrows(EncodeException.class, () -> codec.encode(value, buffer, buffer.length + 1));
        assertThrows(EncodeException.class, () -> codec.encode(value, buffer, -1));
    }

    @ParameterizedTest
    @MethodSource("types")
    void decode_ofAPart_readsThatPartOnly_andSaysItsLength(MessageType<?> type) {
        samples(type).forEach(this::checkPart);
    }

    private <T> void checkPart(Sample<T> sample) {
        byte[] encoding = sample.encoding();
        byte[] buffer = new byte[encoding.length + 12];
        Arrays.fill(buffer, FILLER);
        System.arraycopy(encoding, 0, buffer, 5, encoding.length);

        Decoded<T> exact = sample.codec().decode(buffer, 5, encoding.length);

        assertEquals(new Decoded<>(sample.value(), encoding.length), exact);
        if (isSelfDelimiting()) {
            assertEquals(exact, sample.codec().decode(buffer, 5, encoding.length + 7));
        }
    }

    @ParameterizedTest
    @MethodSource("types")
    void decode_ofAPartOutsideOfTheArray_isRefused(MessageType<?> type) {
        Codec<?> codec = Codecs.get(scheme, type.type());

        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 4, 7));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], -1, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(new byte[10], 5, -1));
    }

    @ParameterizedTest
    @MethodSource("types")
    void decode_ofAStrictPrefix_isRefused(MessageType<?> type) {
        samples(type).forEach(sample -> checkPrefixes(sample, Codecs.offsetUnit(scheme)));
    }

    private void checkPrefixes(Sample<?> sample, DecodeException.Unit unit) {
        byte[] encoding = sample.encoding();
        // of a long message not all, but others of each
        int step = 1 + encoding.length / MOST_PREFIXES;
        for (int length = Math.floorMod(encoding[encoding.length - 1], step);
                length < encoding.length;
                length += step) {
            byte[] prefix = Arrays.copyOf(encoding, length);
            try {
                Object other = sample.codec().decode(prefix);
                assertFalse(isSelfDelimiting(), () -> "accepted: " + prefix.length + " octets");
                assertNotEquals(sample.value(), other);
            } catch (DecodeException refused) {
                assertEquals(unit, refused.unit());
            }
        }
    }

    /** Certificates that are nested up to the limit, or 80 deep where that is refused; null if the scheme has none. */
    private byte[] deepMessage() throws InterruptedException {
        Optional<Codec<SecuredMessage>> codec = Codecs.find(scheme, SecuredMessage.class);
        if (codec.isEmpty()) {
            return null;
        }
        Object most = onStackOf(256, () -> codec.get().encode(NestedCertificates.message(Limits.DEFAULT.depth() / 3)));
        return most instanceof byte[] octets ? octets : codec.get().encode(NestedCertificates.message(25));
    }

    @Test
    void deepMessages_onThreadsWithLittleStack_areCodedOrRefused() throws InterruptedException {
        byte[] octets = deepMessage();
        Assumptions.assumeTrue(octets != null);
        Codec<SecuredMessage> codec = Codecs.get(scheme, SecuredMessage.class);
        SecuredMessage message = (SecuredMessage) onStackOf(256, () -> codec.decode(octets));
        for (double size = 0.125; size <= 1; size += 0.0625) {
            checkOutcome(DecodeException.class, onStackOf(size, () -> codec.decode(octets)));
            checkOutcome(DecodeException.class, onStackOf(size, () -> codec.decode(octets, 0, octets.length)));
            checkOutcome(EncodeException.class, onStackOf(size, () -> codec.encode(message)));
            checkOutcome(EncodeException.class, onStackOf(size, () -> codec.encodedLength(message)));
        }
    }

    private static void checkOutcome(Class<? extends RuntimeException> refusal, Object outcome) {
        if (outcome instanceof Throwable failure) {
            assertInstanceOf(refusal, failure);
        }
    }

    /** What comes of work on a stack of so many MB, be it thrown. */
    private static Object onStackOf(double size, Supplier<?> work) throws InterruptedException {
        Object[] outcome = new Object[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        outcome[0] = work.get();
                    } catch (RuntimeException | Error e) {
                        outcome[0] = e;
                    }
                },
                "stack",
                (long) (size * (1 << 20)));
        thread.start();
        thread.join();
        return outcome[0];
    }

    @ParameterizedTest
    @ValueSource(ints = {144, 192, 256, 384})
    void deepFirstMessage_onLittleStack_leavesNoClassUnusable(int stack) throws IOException, InterruptedException {
        byte[] octets = deepMessage();
        Assumptions.assumeTrue(octets != null);
        byte[] valid = Codecs.get(scheme, SecuredMessage.class).encode(NestedCertificates.message(1));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        FirstMessage.class.getName(),
                        scheme,
                        Integer.toString(stack))
                .redirectErrorStream(true)
                .start();
        try (Writer in = process.outputWriter()) {
            in.write(HexFormat.of().formatHex(octets) + '\n' + HexFormat.of().formatHex(valid) + '\n');
        }
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, process.waitFor(), said);
    }
}
