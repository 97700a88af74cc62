package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.codec.table.Vector;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.Attempt;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.Messages;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link Messages#recognise(byte[])} with the compiled codecs. */
class RecogniseTest {

    static Stream<MessageType<?>> types() {
        return MessageTypes.of("uper").stream();
    }

    static Stream<Vector> vectors() {
        return Vector.messages();
    }

    static Stream<Content<?>> contents() {
        return Stream.concat(Contents.all().stream(), Contents.today().stream());
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_fitTheirType(MessageType<?> type) {
        SplittableRandom random = new SplittableRandom(15);
        for (int i = 0; i < 20; i++) {
            byte[] octets = random(type, random);
            assertTrue(fitting(octets).contains(type), () -> HexFormat.of().formatHex(octets));
        }
    }

    private static <T> byte[] random(MessageType<T> type, SplittableRandom random) {
        return Codecs.get("uper", type.type()).encode(RandomMessages.load().next(type, random));
    }

    private static List<? extends MessageType<?>> fitting(byte[] octets) {
        return Messages.recognise(octets).stream()
                .filter(Attempt::fits)
                .map(Attempt::type)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void messagesOfOthers_areOfTheirFamily(Vector vector) {
        assertEquals(vector.type(), Messages.recognise(vector.octets()).get(0).type());
    }

    @ParameterizedTest
    @MethodSource("contents")
    void contents_areOfTheirName(Content<?> content) {
        MessageType<?> type = MessageTypes.of(content.type()).orElseThrow();

        Attempt likeliest = Messages.recognise(encode(content)).get(0);

        assertTrue(likeliest.fits());
        assertEquals(type.name(), likeliest.type().name());
    }

    private static <T> byte[] encode(Content<T> content) {
        return Codecs.get("uper", content.type()).encode(content.value());
    }

    @Test
    void anotherVersionOfTheSameType_isDoubtedByItsNumber() {
        byte[] cam = encode(Contents.get("cam"));

        Attempt.Read other = assertInstanceOf(Attempt.Read.class, attempt(cam, MessageTypes.CAM_V2));

        assertTrue(other.doubts().contains("protocolVersion is 1, not 2"), other::toString);
    }

    private static Attempt attempt(byte[] octets, MessageType<?> type) {
        return Messages.recognise(octets).stream()
                .filter(attempt -> attempt.type().equals(type))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aCutMessage_isLikeliestOfTheTypeThatItsHeaderSays() {
        byte[] denm = encode(Contents.get("denm"));

        Attempt likeliest = Messages.recognise(Arrays.copyOf(denm, 20)).get(0);

        assertEquals(MessageTypes.DENM_V1, likeliest.type());
        Attempt.Refused refused = assertInstanceOf(Attempt.Refused.class, likeliest);
        assertTrue(refused.error().path().startsWith("denm.management"), refused::toString);
    }

    @Test
    void octetsAfterAMessage_areDoubted() {
        byte[] cam = encode(Contents.get("cam"));

        Attempt.Read longer =
                assertInstanceOf(Attempt.Read.class, attempt(Arrays.copyOf(cam, 43), MessageTypes.CAM_V1));

        assertEquals(List.of("octets after the message: 2"), longer.doubts());
    }

    @Test
    void nothing_isNoMessage() {
        assertFalse(Messages.recognise(new byte[0]).stream().anyMatch(Attempt::fits));
    }

    @Test
    void jer_isRecognisedByItsNames() {
        byte[] json = json(Contents.get("denm"));

        assertEquals(
                MessageTypes.DENM_V1, Messages.recognise(json, "jer").get(0).type());
    }

    private static <T> byte[] json(Content<T> content) {
        return Codecs.get("jer", content.type()).encode(content.value());
    }
}
