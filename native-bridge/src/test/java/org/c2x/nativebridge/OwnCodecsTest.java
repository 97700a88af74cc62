package org.c2x.nativebridge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.c2x.its.contents.Content;
import org.c2x.study.StudyContents;
import org.c2x.study.cdr.CSRecord;
import org.c2x.study.nbap.NBAPPDU;
import org.c2x.study.tap3.TransferBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Our own C, through the bridge: the octets of the virtual machine's codecs, and no harm from bad input. */
class OwnCodecsTest {
    static final Map<String, String> VIRTUAL = Map.of(
            "native-uper-c", "uper",
            "native-uper-c-ffm", "uper",
            "native-aper-c", "aper",
            "native-oer-c", "oer",
            "native-der-c", "der",
            "native-exi-c", "exi-compiled",
            "native-binary", "binary");
    private static final int MESSAGES = 256;
    private static final int DAMAGED = 2_000;
    private static final int KEPT = 5_000;

    record Case<T>(String scheme, Content<T> content, Codec<T> codec, byte[] octets) {
        @Override
        public String toString() {
            return scheme + ' ' + content.name();
        }
    }

    static List<Case<?>> cases() {
        assumeTrue(
                NativeLibrary.loaded().missing().isEmpty(),
                () -> NativeLibrary.loaded().missing().toString());
        List<Case<?>> cases = new ArrayList<>();
        VIRTUAL.forEach(
                (scheme, virtual) -> NativeTypes.contents().forEach(content -> add(scheme, virtual, content, cases)));
        return cases;
    }

    private static <T> void add(String scheme, String virtual, Content<T> content, List<Case<?>> cases) {
        Codecs.find(scheme, content.type()).ifPresent(codec -> {
            try {
                cases.add(new Case<>(
                        scheme,
                        content,
                        codec,
                        Codecs.get(virtual, content.type()).encode(content.value())));
            } catch (EncodeException noPlace) {
                // the encoding does not carry the content
            }
        });
    }

    @ParameterizedTest
    @MethodSource("cases")
    void octets_areThoseOfTheVirtualMachine(Case<?> one) {
        check(one);
    }

    private static <T> void check(Case<T> one) {
        T message = one.content.value();

        assertArrayEquals(one.octets, one.codec.encode(message));
        assertEquals(message, one.codec.decode(one.octets));
        assertEquals(one.octets.length, one.codec.encodedLength(message));
        assertEquals(
                one.octets.length,
                one.codec.decode(one.octets, 0, one.octets.length).consumedOctets());
        assertThrows(EncodeException.class, () -> one.codec.encode(message, new byte[one.octets.length - 1], 0));
    }

    @Test
    void octetsOfDifferentMessagesOfTheAsn1cStudy_areThoseOfTheVirtualMachine() {
        cases(); // skipped without the library
        assertSameOctets("native-uper-c", NBAPPDU.class, StudyContents.nbapStream(MESSAGES));
        assertSameOctets("native-aper-c", NBAPPDU.class, StudyContents.nbapStream(MESSAGES));
        assertSameOctets("native-der-c", TransferBatch.class, StudyContents.tap3Stream(MESSAGES));
        assertSameOctets("native-der-c", CSRecord.class, StudyContents.cdrStream(MESSAGES));
    }

    private static <T> void assertSameOctets(String scheme, Class<T> type, List<T> messages) {
        Codec<T> codec = Codecs.get(scheme, type);
        Codec<T> virtual = Codecs.get(VIRTUAL.get(scheme), type);
        for (T message : messages) {
            byte[] octets = virtual.encode(message);
            assertArrayEquals(octets, codec.encode(message), scheme);
            assertEquals(message, codec.decode(octets), scheme);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void damagedOctets_giveAMessageOrARefusalWithinThem(Case<?> one) {
        Random random = new Random(4711);
        for (int i = 0; i < DAMAGED; i++) {
            byte[] damaged = Arrays.copyOf(one.octets, 1 + random.nextInt(one.octets.length));
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            try {
                one.codec.decode(damaged);
            } catch (DecodeException refusal) {
                assertTrue(refusal.offset() >= 0 && refusal.offset() <= 8L * damaged.length, refusal::getMessage);
            }
        }
    }

    static Stream<String> schemes() {
        return cases().stream().map(Case::scheme).distinct();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void messages_keepTheirOctets_whileSeveralThreadsDecodeOthers(String scheme) {
        List<Case<?>> cases =
                cases().stream().filter(one -> one.scheme().equals(scheme)).toList();
        List<Kept> kept = IntStream.range(0, KEPT)
                .parallel()
                .mapToObj(i -> decodedAfterARefusal(cases.get(i % cases.size())))
                .toList();
        System.gc();

        kept.forEach(one -> assertArrayEquals(one.octets, one.codec.encode(one.message)));
    }

    private record Kept(byte[] octets, Codec<NativeMessage> codec, NativeMessage message) {}

    private static Kept decodedAfterARefusal(Case<?> one) {
        Codec<NativeMessage> codec = mapped(one).message();
        assertThrows(DecodeException.class, () -> codec.decode(one.octets, 0, one.octets.length - 1));
        codec.decode(one.octets); // for the collector
        return new Kept(one.octets, codec, codec.decode(one.octets));
    }

    @SuppressWarnings("unchecked") // the message codec of a native scheme is of native messages
    private static <T> MappedCodec<T, NativeMessage> mapped(Case<T> one) {
        return (MappedCodec<T, NativeMessage>) one.codec;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void freedAtOnce_leavesOthersAsTheyAre(Case<?> one) {
        Codec<NativeMessage> codec = mapped(one).message();
        NativeMessage before = codec.decode(one.octets);
        for (int i = 0; i < KEPT; i++) {
            ((LoopCodec<NativeMessage>) codec).decodeAndFree(one.octets);
        }

        assertArrayEquals(one.octets, codec.encode(before));
        assertArrayEquals(one.octets, codec.encode(codec.decode(one.octets)));
        byte[] cut = Arrays.copyOf(one.octets, one.octets.length - 1);
        assertThrows(DecodeException.class, () -> ((LoopCodec<NativeMessage>) codec).decodeAndFree(cut));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void loops_refuseWhatTheCodecRefuses(Case<?> one) {
        loop(one);
    }

    private static <T> void loop(Case<T> one) {
        MappedCodec<T, NativeMessage> mapped = mapped(one);
        LoopCodec<NativeMessage> loop = (LoopCodec<NativeMessage>) mapped.message();

        loop.encodeNanos(mapped.mapping().toMessage(one.content.value()), 10);
        loop.decodeNanos(one.octets, 10);
        byte[] cut = Arrays.copyOf(one.octets, one.octets.length - 1);
        assertThrows(DecodeException.class, () -> loop.decodeNanos(cut, 10));
    }
}
