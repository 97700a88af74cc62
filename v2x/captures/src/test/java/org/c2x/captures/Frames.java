package org.c2x.captures;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.c2x.streams.Workers;

/** Frames that Wireshark shows without a complaint, and captures of them. */
final class Frames {
    private static final String SOURCE = "940002000012d687075bcd151cb15af006e56ae0856d0a97";
    private static final String ETHERNET = "ffffffffffff02000012d6878947";

    static final byte[] CAM_V1 = hex(ETHERNET
            + "11001a0120500280002d0100" + SOURCE + "0000000007d10000"
            + "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");

    static final byte[] CAM_V2 = hex(ETHERNET
            + "11001a0120500280002d0100" + SOURCE + "0000000007d10000"
            + "02020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a36961f96880");

    static final byte[] DENM_V1 = hex(ETHERNET
            + "11001a0a20400180003c0a0000010000" + SOURCE
            + "1cb15af006e56ae001f400000000000007d20000"
            + "01010012d687c500096b43801511d254b186a474952c633525643f0722f3ce0064050384251c058012c050d78080038018dff37c"
            + "73800310");

    static final byte[] DENM_V2 = hex(ETHERNET
            + "11001a0a20400180003c0a0000010000" + SOURCE
            + "1cb15af006e56ae001f400000000000007d20000"
            + "02010012d687c500096b43801511d254b186a474952c633525643f0722f3ce0064050384251c058012c050cbc04001c00c6ff9be"
            + "39c00188");

    static final Instant TIME = Instant.parse("2024-02-29T12:34:56.123456Z");

    private Frames() {}

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits);
    }

    /** A capture, with a second between its frames. */
    static byte[] pcap(byte[]... frames) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(PcapWriter.fileHeader(LinkType.ETHERNET));
        for (int i = 0; i < frames.length; i++) {
            out.writeBytes(PcapWriter.packet(TIME.plusSeconds(i), frames[i]));
        }
        return out.toByteArray();
    }

    static List<CapturedPacket> read(byte[] capture) {
        return new ArrayList<>(Captures.read(new ByteArrayInputStream(capture)).toList());
    }

    /** With an error instead of each remark. */
    static CapturedPacket readStrictly(byte[] frame) {
        return Captures.read(new ByteArrayInputStream(pcap(frame)), Parsing.STRICT, Workers.CALLER, Function.identity())
                .toList()
                .get(0);
    }

    static CapturedPacket readOne(byte[] frame) {
        return read(pcap(frame)).get(0);
    }
}
