package org.c2x.its.contents;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What {@link Codec} promises, for any scheme that codes whole messages into octets. Codec modules have it from the
 * test jar of this one.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class CodecContract {
    private static final int MESSAGES = 50;
    private static final byte FILLER = 0x5a;

    private final String scheme;

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

    /** A message with its codec. */
    record Sample<T>(Codec<T> codec, T value) {

        byte[] encoding() {
            return codec.encode(value);
        }

        boolean hasEncoding() {
            try {
                codec.encode(value);
                return true;
            } catch (EncodeException refused) {
                return false;
            }
        }
    }

    /** The message types that the scheme has. */
    Stream<MessageType<?>> types() {
        return MessageTypes.all().stream()
                .filter(type -> Codecs.find(scheme, type.type()).isPresent());
    }

    private <T> Stream<Sample<T>> samples(MessageType<T> type) {
        Codec<T> codec = Codecs.get(scheme, type.type());
        SplittableRandom random = new SplittableRandom(type.qualifiedName().hashCode());
        RandomMessages messages = RandomMessages.load();
        return Stream.generate(() -> new Sample<>(codec, messages.next(type, random)))
                .filter(sample -> isComplete() || sample.hasEncoding())
                .limit(MESSAGES);
    }

    @ParameterizedTest
    @MethodSource("types")
    void decode_givesWhatWasEncoded(MessageType<?> type) {
        samples(type).forEach(sample -> assertEquals(sample.value(), sample.codec().decode(sample.encoding())));
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
    void decode_ofEveryStrictPrefix_isRefused(MessageType<?> type) {
        samples(type).forEach(sample -> checkPrefixes(sample, Codecs.offsetUnit(scheme)));
    }

    private void checkPrefixes(Sample<?> sample, DecodeException.Unit unit) {
        byte[] encoding = sample.encoding();
        for (int length = 0; length < encoding.length; length++) {
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
}
