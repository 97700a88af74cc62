package org.c2x.codec.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.asn1.runtime.Tracer;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.c2x.its.security.Certificate;
import org.c2x.its.security.SecuredMessage;
import org.junit.jupiter.api.Test;

class TracerTest {
    private static final int MESSAGES = 2_000;

    private final Tracer tracer = Codecs.tracer("binary", SecuredMessage.class).orElseThrow();

    private static byte[] envelope(String name) {
        return SecuredMessageBinary.CODEC.encode(
                (SecuredMessage) Contents.get(name).value());
    }

    private static List<String> lines(Trace trace, String path) {
        return trace.entries().stream()
                .filter(entry -> entry.path().startsWith(path))
                .map(entry -> entry.first() + " +" + entry.count() + " " + entry.what() + " " + entry.text())
                .toList();
    }

    /** The places are those of the octets in the reference of the layout. */
    @Test
    void certificate_withItsPackedOctets() {
        Trace trace = tracer.trace(envelope("sec1-certificate"));

        assertEquals(222, trace.consumedOctets());
        String certificate = "headerFields[0].signerInfo.certificate";
        assertEquals(
                List.of(
                        "17 +2 value ",
                        "17 +1 value authorizationTicket (1)",
                        "18 +1 value ''H",
                        "18 +1 length 0 octets"),
                lines(trace, certificate + ".subjectInfo"));
        assertEquals(
                List.of("55 +2 value assuranceLevel", "55 +1 type 2", "56 +1 value level 4, reserved 0, confidence 0"),
                lines(trace, certificate + ".subjectAttributes[1]"));
        assertEquals(
                List.of("59 +1 value 36 (cam)"),
                lines(trace, certificate + ".subjectAttributes[2].itsAidSspList[0].itsAid"));
        assertEquals(List.of("140 +8 value 170856001000000"), lines(trace, "headerFields[1].generationTime"));
    }

    /** Every octet belongs to the entry of one component, and the trace ends where the message does. */
    @Test
    void randomMessages_areTracedToTheirEnd() {
        SplittableRandom random = new SplittableRandom(5);
        RandomMessages source = RandomMessages.load();
        Set<String> alternatives = new HashSet<>();
        Stream.generate(() -> source.next(MessageTypes.SECURED_MESSAGE, random))
                .limit(MESSAGES)
                .forEach(message -> {
                    byte[] octets = SecuredMessageBinary.CODEC.encode(message);

                    Trace trace = tracer.trace(octets);

                    assertTrue(trace.error().isEmpty(), () -> trace.error().toString());
                    assertEquals(octets.length, trace.consumedOctets());
                    assertEquals(octets.length, octetsOfLeaves(trace.entries()));
                    assertTrue(trace.entries().stream()
                            .noneMatch(entry -> entry.text().matches("unknown.*|incomplete")));
                    trace.entries()
                            .forEach(entry -> alternatives.add(entry.path().replaceAll(".*[.]", "")));
                });
        assertTrue(
                alternatives.containsAll(List.of("uncompressed", "reconstructionValue", "polygon", "elevation", "t")));
    }

    /** Octets of the entries that no other is within; an octet string has its length within, and octets of its own. */
    private static int octetsOfLeaves(List<TraceEntry> entries) {
        int octets = 0;
        for (int i = 0; i < entries.size(); i++) {
            TraceEntry entry = entries.get(i);
            boolean leaf = i + 1 == entries.size() || entries.get(i + 1).depth() <= entry.depth();
            if (leaf) {
                octets += entry.count();
            } else if (entry.text().startsWith("'")) {
                octets += entry.count() - entries.get(i + 1).count();
            }
        }
        return octets;
    }

    @Test
    void certificateByItself() {
        Certificate certificate =
                CertificateBinary.CODEC.decode(Arrays.copyOfRange(envelope("sec1-certificate"), 6, 139));

        Trace trace = Codecs.tracer("binary", Certificate.class)
                .orElseThrow()
                .trace(CertificateBinary.CODEC.encode(certificate));

        assertEquals(133, trace.consumedOctets());
        assertEquals("Certificate", trace.entries().get(0).type());
    }

    @Test
    void damagedMessage_isTracedToWhereItGoesWrong() {
        byte[] octets = envelope("sec1-digest");
        octets[3] = 77;

        Trace trace = tracer.trace(octets);

        assertEquals(3, trace.error().orElseThrow().offset());
        assertEquals("headerFields[0]", trace.error().orElseThrow().path());
        assertEquals(List.of("3 +0 value incomplete"), lines(trace, "headerFields[0]"));
    }
}
