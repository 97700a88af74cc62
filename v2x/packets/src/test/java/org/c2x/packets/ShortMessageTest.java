package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.its.contents.Tshark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** WAVE Short Messages. */
class ShortMessageTest {
    private static final String ETHERNET = "ffffffffffff02000012d68788dc";

    @TempDir
    private Path folder;

    private static ShortMessage read(String hex, Parsing parsing) {
        byte[] octets = HexFormat.of().parseHex(ETHERNET + hex);
        PacketReader in = new PacketReader(octets, 0, octets.length, parsing, null);
        return in.shortMessage(in.linkHeader(LinkType.ETHERNET));
    }

    @ParameterizedTest
    @CsvSource({
        "0300 20 03 616263, 32",
        "0300 8002 03 616263, 130",
        "0300 80fd 8003 616263, 381",
        // three extensions: channel, data rate, power
        "0b 03 0f01ac 10010c 040114 00 20 03 616263, 32",
        // octets after the message
        "0300 20 03 616263 0000, 32",
    })
    void message_asTsharkReadsIt(String hex, long psid) throws Exception {
        String digits = hex.replace(" ", "");

        ShortMessage message = read(digits, Parsing.STRICT);

        assertEquals(new ShortMessage(psid, OctetString.ofHex("616263")), message);
        Tshark.require();
        Path capture = Tshark.write(
                folder.resolve("frames.pcap"), 1, List.of(HexFormat.of().parseHex(ETHERNET + digits)));
        // of lengths, the last one is that of the message
        String lengths = (digits.startsWith("0b") ? "1,1,1," : "") + "3";
        String shown = Tshark.dissect(capture, List.of("wsmp.psid", "wsmp.wave_ie_len"))
                .toString();
        assertEquals("[[" + String.format("0x%08x", psid) + ", " + lengths + "]]", shown);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'wsmp.subtype at octet 14: expected 4 bits, found only 0'",
        "0200, 'wsmp.version at octet 14: expected 3, found 2'",
        "0302, 'wsmp.transport at octet 15: expected an address that is a PSID, 0 or 1, found 2'",
        "0300f0, 'wsmp.psid at octet 16: expected at most 3 ones at its beginning'",
        "0b05 0f05ac, 'wsmp.content at octet 18: expected 5 octets, found only 1'",
        "0300204000, 'wsmp.length at octet 17: found 64, but there are only 1 octets after it'",
    })
    void whatIsWrong_isSaid(String hex, String problem) {
        DecodeException refused = assertThrows(DecodeException.class, () -> read(hex.replace(" ", ""), Parsing.STRICT));

        assertEquals(problem, refused.getMessage());
    }

    @Test
    void greatestPsid_extensionsAfterIt_andShorterMessages() {
        assertEquals(new ShortMessage(0x1020_407f, OctetString.of()), read("0301efffffff00" + "00", Parsing.GENEROUS));
        assertEquals(new ShortMessage(0x4080, OctetString.ofHex("61")), read("0300c000000561", Parsing.GENEROUS));
    }

    @Test
    void otherFrames_haveNone() {
        byte[] octets = HexFormat.of().parseHex(ETHERNET.replace("88dc", "8947"));
        PacketReader in = new PacketReader(octets, 0, octets.length, Parsing.STRICT, null);

        assertNull(in.shortMessage(in.linkHeader(LinkType.ETHERNET)));
    }
}
