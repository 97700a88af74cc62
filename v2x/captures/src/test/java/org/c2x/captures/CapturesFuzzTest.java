package org.c2x.captures;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;

/**
 * Whatever the octets are, there are packets, some perhaps with an error. A build replays the saved inputs;
 * {@code JAZZER_FUZZ=1} searches for new ones.
 */
class CapturesFuzzTest {

    @FuzzTest(maxDuration = "25m")
    void capture(byte[] octets) {
        Packets.check(octets);
    }

    @FuzzTest(maxDuration = "25m")
    void frame(byte[] octets) {
        Packets.check(Frames.pcap(octets));
    }

    /** A frame of the link type that the first octet chooses. */
    @FuzzTest(maxDuration = "25m")
    void link(byte[] octets) {
        if (octets.length > 0) {
            Packets.checkLink(octets);
        }
    }

    /** Apart from the tests: Jazzer breaks records that were loaded before it came. */
    private static final class Packets {
        private static final int GN_PORT = 47_100;

        static void checkLink(byte[] octets) {
            LinkType[] types = LinkType.values();
            LinkType type = types[(octets[0] & 0xff) % types.length];
            Parsing parsing = Parsing.GENEROUS.withUdpPort(GN_PORT);
            check(new Stack(type, parsing, null).receive(Arrays.copyOfRange(octets, 1, octets.length)), parsing);
        }

        static void check(byte[] capture) {
            try (Stream<CapturedPacket> packets = Captures.read(new ByteArrayInputStream(capture))) {
                packets.forEach(packet -> check(packet, Parsing.GENEROUS));
            }
        }

        private static void check(CapturedPacket packet, Parsing parsing) {
            long bits = 8L * packet.octets().length();
            PacketTrace.of(packet, parsing)
                    .entries()
                    .forEach(entry -> assertTrue(
                            entry.first() >= 0 && entry.first() + entry.count() <= bits, () -> packet + ": " + entry));
            DecodeException error = packet.error();
            if (error != null && packet.linkType() >= 0) {
                long end = error.unit() == Unit.BIT ? bits : bits / Byte.SIZE;
                assertTrue(error.offset() >= 0 && error.offset() <= end, packet::toString);
            }
        }
    }
}
