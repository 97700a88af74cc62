package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.v1.CAM;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.c2x.security.Check;
import org.c2x.security.Curve;
import org.c2x.security.Reason;
import org.c2x.security.SimulatorChain;
import org.c2x.security.TrustStore;
import org.c2x.security.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages to octets and back in one call each. */
class StackTest {
    private static final CAM CAM = (CAM) Contents.get("cam").value();

    static List<Content<?>> contents() {
        return Contents.all().stream()
                .filter(content ->
                        MessageTypes.of(content.type()).flatMap(ItsService::of).isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("contents")
    void messageOfEachType_isReceivedAsItWasSent(Content<?> content) {
        for (LinkType link : List.of(LinkType.ETHERNET, LinkType.GEONETWORKING)) {
            Stack stack = new Stack(link, Parsing.STRICT.withRelease2(), null);

            CapturedPacket packet = stack.receive(stack.send(content.value(), Frames.TIME));

            assertNull(packet.error());
            boolean isOldVersion =
                    MessageTypes.of(content.type()).orElseThrow().family().equals("v2");
            assertTrue(isOldVersion || content.value().equals(packet.message().value()), content.name());
        }
    }

    @Test
    void octets_areThoseThatWiresharkShows() {
        CapturedPacket known = Frames.readOne(Frames.CAM_V1);

        byte[] sent = new Stack(LinkType.ETHERNET).send(known.message().value(), Frames.TIME);

        // the time of the position
        System.arraycopy(Frames.CAM_V1, 34, sent, 34, 4);
        assertEquals(OctetString.of(Frames.CAM_V1), OctetString.of(sent));
    }

    private final SimulatorChain chain = new SimulatorChain(new SimulatorChain.Plan(
            Curve.NIST_P256,
            Frames.TIME.minusSeconds(60),
            168,
            null,
            List.of(SimulatorChain.permission(36, "01fffc"))));

    @Test
    void signatureOfAStranger_isFoundRight_onceItsCertificateCame() {
        Stack stack =
                new Stack(LinkType.GEONETWORKING, Parsing.STRICT, chain.ticket().signer());
        CapturedPacket first = stack.receive(stack.send(CAM, Frames.TIME));
        CapturedPacket next = stack.receive(stack.send(CAM, Frames.TIME.plusMillis(100)));
        assertEquals("digest", next.envelope().signer().form());
        EnvelopeVerifier verifier = new EnvelopeVerifier(new TrustStore());

        assertEquals(Reason.SIGNER_UNKNOWN, verifier.verify(next).reason());
        for (CapturedPacket packet : List.of(first, next)) {
            Verdict verdict = verifier.verify(packet);

            assertEquals(Reason.ISSUER_UNKNOWN, verdict.reason());
            assertTrue(verdict.checked().contains(Check.SIGNATURE));
        }
    }

    @Test
    void signedMessage_isVerified() {
        Stack stack =
                new Stack(LinkType.GEONETWORKING, Parsing.STRICT, chain.ticket().signer());
        TrustStore store = new TrustStore();
        Stream.of(chain.root(), chain.authority()).forEach(one -> store.trust(one.certificate()));

        byte[] octets = stack.send(CAM, Frames.TIME);
        CapturedPacket packet = stack.receive(octets, 0, octets.length, Frames.TIME);

        assertEquals(CAM, packet.message().value());
        assertTrue(new EnvelopeVerifier(store).verify(packet).isValid());
        assertThrows(
                EncodeException.class, () -> stack.send(Contents.get("denm").value(), Frames.TIME));
    }

    @ParameterizedTest
    @EnumSource(LinkType.class)
    void anyOctets_areAPacket_damagedWhereTheyAre(LinkType link) {
        Stack stack = new Stack(link);
        byte[] octets = new Stack(LinkType.ETHERNET).send(CAM);
        for (int length = 0; length < octets.length; length++) {
            CapturedPacket packet = stack.receive(Arrays.copyOf(octets, length));

            assertEquals(length + 1, packet.number());
            assertFalse(packet.isDamage());
            assertNull(packet.message());
            PacketTrace.of(packet);
        }
        assertThrows(IndexOutOfBoundsException.class, () -> stack.receive(octets, 1, octets.length, Frames.TIME));
    }

    /** What is in a CAM of the version before as well has the same octets in Release 2. */
    @Test
    void camOfTwoVersions_isOfTheOneThatIsChosen() {
        byte[] octets = Frames.CAM_V2;

        MessageType<?> first =
                new Stack(LinkType.ETHERNET).receive(octets).message().type();
        MessageType<?> second = new Stack(LinkType.ETHERNET, Parsing.GENEROUS.withRelease2(), null)
                .receive(octets)
                .message()
                .type();

        assertEquals(List.of(MessageTypes.CAM_V2, MessageTypes.CAM_R2), List.of(first, second));
    }

    @Test
    void whatIsNoMessage_isNotSent() {
        Stack stack = new Stack(LinkType.ETHERNET);

        EncodeException refused = assertThrows(EncodeException.class, () -> stack.send("CAM"));
        assertEquals("class java.lang.String is no class of messages", refused.getMessage());
    }

    @Test
    void traceOfADatagram_beginsWithGeoNetworking() {
        Stack stack = new Stack(LinkType.GEONETWORKING);

        assertEquals(
                "basicHeader",
                PacketTrace.of(stack.receive(stack.send(CAM))).entries().get(0).path());
    }
}
