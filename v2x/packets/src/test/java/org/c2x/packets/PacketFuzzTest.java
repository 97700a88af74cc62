package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.TraceRecorder;

/**
 * Whatever the octets are, there is a packet that has them again, or the typed exception. A build replays the saved
 * inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class PacketFuzzTest {
    @FuzzTest(maxDuration = "25m")
    void packet(byte[] octets) {
        try {
            Packet packet = PacketCodec.CODEC.decode(octets);
            byte[] again = PacketCodec.CODEC.encode(packet);
            assertArrayEquals(Arrays.copyOf(octets, again.length), again);
        } catch (DecodeException refused) {
            requireInside(refused, octets);
        }
    }

    @FuzzTest(maxDuration = "25m")
    void frame(byte[] octets) {
        Frames.check(octets);
    }

    private static void requireInside(DecodeException refused, byte[] octets) {
        assertTrue(refused.offset() >= 0 && refused.offset() <= octets.length, refused::getMessage);
    }

    /** Apart from the tests: Jazzer breaks records that were loaded before it came. */
    private static final class Frames {
        private static final int GN_PORT = 4001;

        static void check(byte[] octets) {
            for (LinkType type : LinkType.values()) {
                check(octets, type, Parsing.STRICT);
                check(octets, type, Parsing.GENEROUS.withUdpPort(GN_PORT));
            }
        }

        private static void check(byte[] octets, LinkType type, Parsing parsing) {
            TraceRecorder recorder = new TraceRecorder(Unit.BIT);
            PacketReader in = new PacketReader(octets, 0, octets.length, parsing, recorder);
            try {
                LinkHeader link = in.linkHeader(type);
                if (link != null && in.reachPacket(link)) {
                    in.packet();
                }
                recorder.complete(octets.length);
            } catch (DecodeException refused) {
                requireInside(refused, octets);
                recorder.stopped(refused);
            }
            in.remarks().forEach(remark -> requireInside(remark, octets));
        }
    }
}
