package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.TraceEntry;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.junit.jupiter.api.Test;

/** WAVE Short Messages in frames. */
class ShortMessagesTest {
    private static final String ETHERNET = "ffffffffffff02000012d68788dc";

    @Test
    void messageInAnEnvelope_hasItsPayload() {
        CapturedPacket packet = Frames.readOne(Frames.hex(ETHERNET + "03002006" + "038003616263"));

        assertNull(packet.error());
        assertEquals("short message", packet.type());
        assertEquals("02:00:00:12:d6:87", packet.station());
        assertEquals(Envelope.Kind.UNSECURED, packet.envelope().kind());
        assertEquals(OctetString.ofHex("616263"), packet.shortPayload());
        List<String> paths =
                PacketTrace.of(packet).entries().stream().map(TraceEntry::path).toList();
        assertTrue(paths.containsAll(List.of("wsmp.psid", "envelope.content.unsecuredData")), paths::toString);
    }

    @Test
    void messageWithoutEnvelope_isItsOwnPayload() {
        CapturedPacket packet = Frames.readOne(Frames.hex(ETHERNET + "03002002" + "0014"));

        assertNull(packet.envelope());
        assertEquals(OctetString.ofHex("0014"), packet.shortPayload());
        assertEquals(
                "payload",
                PacketTrace.of(packet)
                        .entries()
                        .get(PacketTrace.of(packet).entries().size() - 1)
                        .path());
    }

    @Test
    void brokenEnvelope_isAnErrorAtItsPlace() {
        CapturedPacket packet = Frames.readOne(Frames.hex(ETHERNET + "03002003" + "038003"));

        assertTrue(
                packet.error().getMessage().startsWith("envelope.content.unsecuredData at octet "),
                packet.error().getMessage());
        assertEquals(32, packet.shortMessage().psid());
        assertEquals("short message", packet.type());
        PacketTrace.of(packet);
    }

    /** 150 data within each other, which another library reads. */
    @Test
    void deepEnvelope_isReadWithinTheLimitsOfTheUser() throws IOException {
        String envelope =
                Files.readAllLines(Path.of("../security/src/test/resources/org/c2x/security/vectors.tsv")).stream()
                        .filter(line -> line.contains("recursion_depth150"))
                        .map(line -> line.substring(line.lastIndexOf('\t') + 1))
                        .findFirst()
                        .orElseThrow();
        byte[] frame =
                Frames.hex(ETHERNET + "030020" + String.format("%04x", 0x8000 + envelope.length() / 2) + envelope);
        Parsing deep = Parsing.GENEROUS.withLimits(Limits.DEFAULT.withDepth(1_000));

        CapturedPacket refused = new Stack(LinkType.ETHERNET).receive(frame);
        CapturedPacket read = new Stack(LinkType.ETHERNET, deep, null).receive(frame);

        assertTrue(refused.error().getMessage().endsWith("expected at most 500 levels of nesting"));
        assertNull(read.error());
        assertEquals(Envelope.Kind.SIGNED, read.envelope().kind());
    }
}
