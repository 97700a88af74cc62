package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.Trace;
import org.c2x.asn1.runtime.TraceEntry;
import org.junit.jupiter.api.Test;

class PacketTraceTest {

    @Test
    void frame_isShownFromTheLinkLayerToTheLastComponent() {
        Trace trace = PacketTrace.of(Frames.readOne(Frames.CAM_V1));

        assertEquals("0 112 EthernetHeader", line(trace, "ethernet"));
        assertEquals("152 8 0x50 (single hop broadcast)", line(trace, "commonHeader.headerType"));
        assertEquals("304 32 481385200 (48.1385200°)", line(trace, "extendedHeader.source.latitude"));
        assertEquals("432 16 2001", line(trace, "btp.destinationPort"));
        assertEquals("464 327 CAM", line(trace, "CAM"));
        assertEquals("480 32 1234567", line(trace, "CAM.header.stationID"));
        assertEquals(Frames.CAM_V1.length, trace.consumedOctets());
        int end = 0;
        for (TraceEntry entry : trace.entries()) {
            assertTrue(entry.first() + entry.count() >= end || entry.depth() > 0, entry.toString());
            end = Math.max(end, entry.first() + entry.count());
        }
        assertEquals(8 * Frames.CAM_V1.length, end);
    }

    @Test
    void signedPacket_isShownWithTheMessageWithinTheEnvelope() {
        Trace trace = PacketTrace.of(Frames.readOne(Frames.hex(CapturesTest.SECURED_FRAME + CapturesTest.ENVELOPE)));

        String payload = "envelope.content.signedData.tbsData.payload.data.content.unsecuredData";
        List<String> paths = trace.entries().stream().map(TraceEntry::path).toList();
        assertTrue(line(trace, payload + ".btp.destinationPort").endsWith(" 16 2001"));
        assertTrue(paths.indexOf(payload + ".CAM.header.stationID") > paths.indexOf(payload));
        assertTrue(paths.indexOf("envelope.content.signedData.signature") > paths.lastIndexOf(payload + ".CAM"));
        assertEquals("144 8 3", line(trace, "envelope.protocolVersion"));
    }

    @Test
    void brokenPacket_isShownUpToWhereItGoesWrong() {
        CapturedPacket cut = Frames.readOne(Arrays.copyOf(Frames.CAM_V1, 40));
        byte[] octets = Frames.CAM_V1.clone();
        octets[58 + 9] = (byte) 0xff;
        CapturedPacket latitude = Frames.readOne(octets);

        Trace header = PacketTrace.of(cut);
        Trace message = PacketTrace.of(latitude);

        assertEquals(cut.error(), header.error().orElseThrow());
        assertEquals("extendedHeader.source.timestamp", last(header).path());
        assertEquals(latitude.error(), message.error().orElseThrow());
        assertEquals(latitude.error().path(), last(message).path());
        assertEquals(latitude.error().offset(), last(message).first());
    }

    @Test
    void otherFrames_endWithTheirHeader() {
        byte[] arp = Frames.CAM_V1.clone();
        arp[12] = 8;
        arp[13] = 6;

        assertEquals(
                "ethernet.etherType", last(PacketTrace.of(Frames.readOne(arp))).path());
        byte[] capture = Frames.pcap(arp);
        capture[20] = 114;
        assertEquals(List.of(), PacketTrace.of(Frames.read(capture).get(0)).entries());
    }

    @Test
    void payloadOfAnUnknownPort_isOneEntry() {
        byte[] octets = Frames.CAM_V1.clone();
        octets[54] = 0x17;

        assertEquals("464 328 41 octets", line(PacketTrace.of(Frames.readOne(octets)), "payload"));
    }

    private static TraceEntry last(Trace trace) {
        return trace.entries().get(trace.entries().size() - 1);
    }

    /** Place, and text or type. */
    private static String line(Trace trace, String path) {
        return trace.entries().stream()
                .filter(entry -> entry.path().equals(path) && entry.what().equals(TraceEntry.VALUE))
                .map(entry -> entry.first() + " " + entry.count() + " "
                        + (entry.text().isEmpty() ? entry.type() : entry.text()))
                .findFirst()
                .orElseThrow();
    }
}
