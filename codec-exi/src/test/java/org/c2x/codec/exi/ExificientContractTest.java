package org.c2x.codec.exi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.codec.exi.Samples.Sample;
import org.c2x.its.contents.MessageType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@link Codec} promises, of every EXIficient scheme and message type. */
class ExificientContractTest {
    private static final int MESSAGES = 60;
    private static final byte FILLER = 0x5a;

    static Stream<Arguments> schemesAndTypes() {
        return Samples.schemesAndTypes("exi-exificient");
    }

    @ParameterizedTest
    @MethodSource("schemesAndTypes")
    void messagesComeBack(String scheme, MessageType<?> type) {
        Samples.of(scheme, type, MESSAGES).forEach(ExificientContractTest::checkRoundTrip);
    }

    private static <T> void checkRoundTrip(Sample<T> sample) {
        Codec<T> codec = sample.codec();
        assertEquals(sample.message(), codec.decode(sample.octets()));
        assertEquals(sample.octets().length, codec.encodedLength(sample.message()));
    }

    @ParameterizedTest
    @MethodSource("schemesAndTypes")
    void buffersAreTouchedNowhereElse(String scheme, MessageType<?> type) {
        Samples.of(scheme, type, 5).forEach(ExificientContractTest::checkBuffers);
    }

    private static <T> void checkBuffers(Sample<T> sample) {
        byte[] octets = sample.octets();
        Codec<T> codec = sample.codec();
        byte[] buffer = new byte[octets.length + 11];
        Arrays.fill(buffer, FILLER);

        assertEquals(octets.length, codec.encode(sample.message(), buffer, 3));
        assertArrayEquals(octets, Arrays.copyOfRange(buffer, 3, 3 + octets.length));
        byte[] around = {FILLER, FILLER, FILLER};
        assertArrayEquals(around, Arrays.copyOf(buffer, 3));
        assertArrayEquals(around, Arrays.copyOfRange(buffer, 3 + octets.length, 6 + octets.length));

        Decoded<T> expected = new Decoded<>(sample.message(), octets.length);
        assertEquals(expected, codec.decode(buffer, 3, octets.length));
        assertEquals(expected, codec.decode(buffer, 3, octets.length + 8));

        byte[] tooShort = new byte[octets.length];
        for (int offset : new int[] {1, octets.length + 1, -1}) {
            assertThrows(EncodeException.class, () -> codec.encode(sample.message(), tooShort, offset));
        }
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(tooShort, 1, octets.length));
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(tooShort, -1, 1));
    }

    @ParameterizedTest
    @MethodSource("schemesAndTypes")
    void prefixesAreRefused(String scheme, MessageType<?> type) {
        Samples.of(scheme, type, 5).forEach(ExificientContractTest::checkPrefixes);
    }

    private static void checkPrefixes(Sample<?> sample) {
        for (int length = 0; length < sample.octets().length; length++) {
            byte[] prefix = Arrays.copyOf(sample.octets(), length);
            DecodeException refused = assertThrows(DecodeException.class, () -> sample.codec().decode(prefix));
            assertEquals(DecodeException.Unit.BIT, refused.unit());
        }
    }
}
