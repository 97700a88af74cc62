package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.contents.Tshark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkHeaderTest {
    private static final HexFormat HEX = HexFormat.of();

    /** A packet of an unspecified protocol, without payload. */
    private static final String PACKET =
            "11001a01" + "0050028000000100" + "940002000012d687075bcd151cb15af006e56ae0856d0a97" + "00000000";

    private static final String ADDRESSES = "ffffffffffff" + "02000012d687" + "010203040506";
    private static final String SNAP = "aaaa030000008947";
    private static final String DATA = "0800" + "0000" + ADDRESSES + "3012" + SNAP;
    private static final String QOS_DATA = "8800" + "0000" + ADDRESSES + "3012" + "0500" + SNAP;
    private static final String CHECKSUM = "12345678";

    /** Time stamp, flags, rate. */
    private static final String RADIOTAP = "0000" + "1200" + "07000000" + "0102030405060708" + "100c";

    private static final String UDP_TO_4001 = "9c400fa1" + "0030" + "0000";
    private static final String IPV4 = "45000044" + "00004000" + "40110000" + "7f000001" + "7f000001" + UDP_TO_4001;
    private static final String ADDRESS = "00000000000000000000000000000001";
    private static final String IPV6 = "60000000" + "0030" + "1140" + ADDRESS + ADDRESS + UDP_TO_4001;

    private static final MacAddress STATION = new MacAddress(0x0200_0012_d687L);
    private static final MacAddress OTHER = new MacAddress(0x0102_0304_0506L);

    @TempDir
    private Path folder;

    @Test
    void ethernet() {
        EthernetHeader header = new EthernetHeader(MacAddress.BROADCAST, STATION, Packet.ETHER_TYPE);
        String frame = "ffffffffffff" + "02000012d687" + "8947" + PACKET;

        assertEquals(header, read(LinkType.ETHERNET, frame));
        assertEquals(frame, HEX.formatHex(header.frame(PacketCodec.CODEC.decode(HEX.parseHex(PACKET)))));
    }

    @ParameterizedTest
    @CsvSource({
        "IEEE_802_11," + DATA + ",0",
        "IEEE_802_11," + QOS_DATA + ",5",
        "IEEE_802_11_RADIOTAP," + RADIOTAP + DATA + ",0",
        // two words say what is present, one of them that there is no more
        "IEEE_802_11_RADIOTAP,00000d000000008000000000ff" + QOS_DATA + ",5",
        // flags without a time stamp; headers are padded
        "IEEE_802_11_RADIOTAP,00000900020000003088000000" + ADDRESSES + "301205000000" + SNAP + ",5",
    })
    void wireless_asTsharkReadsIt(LinkType type, String headers, int priority) throws Exception {
        String end = headers.contains("07000000") || headers.contains("0200000030") ? CHECKSUM : "";
        WirelessHeader header =
                new WirelessHeader(MacAddress.BROADCAST, STATION, OTHER, 0x123, priority, Packet.ETHER_TYPE, null);

        PacketReader in = reader(headers + PACKET + end);

        assertEquals(header, in.linkHeader(type));
        assertEquals(PacketCodec.CODEC.decode(HEX.parseHex(PACKET)), in.packet());
        Tshark.require();
        Path capture = Tshark.write(
                folder.resolve("frames.pcap"), type.number(), List.of(HEX.parseHex(headers + PACKET + end)));
        List<String> fields = List.of("wlan.da", "wlan.sa", "wlan.bssid", "wlan.seq", "geonw.src_pos.tst");
        assertEquals(
                List.of(List.of(
                        header.destination().toString(),
                        header.source().toString(),
                        header.bssid().toString(),
                        "" + header.sequenceNumber(),
                        "123456789")),
                Tshark.dissect(capture, fields));
    }

    @ParameterizedTest
    @CsvSource({
        // flags, rate, channel
        "00000f002e000000000c6c098000c9,-55",
        // channel and hopping alone, after a time stamp
        "000018003900000001020304050607086c09800000007f00,127",
        // it would be after the header's end
        "000008002000000000,",
    })
    void signal_asTsharkReadsIt(String radiotap, Integer dBm) throws Exception {
        int length = Integer.parseInt(radiotap.substring(4, 6), 16);
        String frame = radiotap.substring(0, 2 * length) + DATA + PACKET;

        WirelessHeader header = (WirelessHeader) reader(frame).linkHeader(LinkType.IEEE_802_11_RADIOTAP);

        assertEquals(dBm, header.signal());
        Tshark.require();
        Path capture = Tshark.write(
                folder.resolve("frames.pcap"), LinkType.IEEE_802_11_RADIOTAP.number(), List.of(HEX.parseHex(frame)));
        assertEquals(
                List.of(List.of(dBm == null ? "" : dBm.toString())),
                Tshark.dissect(capture, List.of("radiotap.dbm_antsignal")));
    }

    @ParameterizedTest
    @CsvSource({
        "ETHERNET,ffffffffffff02000012d6878100a0058947,true",
        "ETHERNET,ffffffffffff02000012d68788a80001810020058947,true",
        "LINUX_COOKED,00010001000602000012d68700008947,true",
        "LINUX_COOKED,0001000100060200 0012d687 0000 8100 0005 8947,true",
        "LINUX_COOKED,000100010000000000000000 0000 8947,false",
        "LINUX_COOKED_2,89470000000000030001000602000012d6870000,true",
        "PPI,0000080069000000" + DATA + ",true",
    })
    void otherLinks_asTsharkReadsThem(LinkType type, String header, boolean hasSource) throws Exception {
        byte[] frame = HEX.parseHex(header.replace(" ", "") + PACKET);
        PacketReader in = new PacketReader(frame, 0, frame.length, Parsing.STRICT, null);

        LinkHeader link = in.linkHeader(type);

        assertEquals(hasSource ? STATION : null, link.source());
        assertTrue(in.reachPacket(link));
        assertEquals(PacketCodec.CODEC.decode(HEX.parseHex(PACKET)), in.packet());
        Tshark.require();
        Path capture = Tshark.write(folder.resolve("frames.pcap"), type.number(), List.of(frame));
        assertEquals(List.of(List.of("123456789")), Tshark.dissect(capture, List.of("geonw.src_pos.tst")));
    }

    @ParameterizedTest
    @CsvSource({
        "ETHERNET,ffffffffffff02000012d6870800" + IPV4,
        "ETHERNET,ffffffffffff02000012d68786dd" + IPV6,
        "IP," + IPV4,
        "IP," + IPV6,
        "LOOPBACK,02000000" + IPV4,
        "LOOPBACK,1e000000" + IPV6,
        "OPENBSD_LOOPBACK,00000002" + IPV4,
        "GEONETWORKING,''",
    })
    void datagramsOfThePort_haveAPacket(LinkType type, String header) {
        byte[] frame = HEX.parseHex(header + PACKET);

        PacketReader in = new PacketReader(frame, 0, frame.length, Parsing.GENEROUS.withUdpPort(4001), null);

        assertTrue(in.reachPacket(in.linkHeader(type)));
        assertEquals(PacketCodec.CODEC.decode(HEX.parseHex(PACKET)), in.packet());
        for (Parsing parsing : List.of(Parsing.GENEROUS, Parsing.GENEROUS.withUdpPort(4002))) {
            PacketReader other = new PacketReader(frame, 0, frame.length, parsing, null);
            assertEquals(type == LinkType.GEONETWORKING, other.reachPacket(other.linkHeader(type)));
        }
    }

    @Test
    void linkTypesOfOwners_areWhatTheUserSays() {
        Parsing parsing = Parsing.GENEROUS.withOtherLink(LinkType.GEONETWORKING);

        assertEquals(LinkType.GEONETWORKING, LinkType.of(147, parsing));
        assertEquals(LinkType.GEONETWORKING, LinkType.of(162, parsing));
        assertNull(LinkType.of(163, parsing));
        assertNull(LinkType.of(147, Parsing.GENEROUS));
        assertNull(LinkType.of(-1, parsing));
        assertEquals(LinkType.ETHERNET, LinkType.of(1, parsing));
    }

    @Test
    void wireless_addressesByDirection() {
        String rest = "0000" + ADDRESSES + "0000" + SNAP;

        LinkHeader toDistribution = read(LinkType.IEEE_802_11, "0801" + rest);
        LinkHeader fromDistribution = read(LinkType.IEEE_802_11, "0802" + rest);

        assertEquals(OTHER, toDistribution.destination());
        assertEquals(STATION, toDistribution.source());
        assertEquals(MacAddress.BROADCAST, ((WirelessHeader) toDistribution).bssid());
        assertEquals(MacAddress.BROADCAST, fromDistribution.destination());
        assertEquals(OTHER, fromDistribution.source());
        assertEquals(STATION, ((WirelessHeader) fromDistribution).bssid());
    }

    @ParameterizedTest
    @ValueSource(strings = {"80000000", "d4000000", "48010000", "c8010000"})
    void framesWithoutData_haveNoHeader(String frame) {
        assertNull(read(LinkType.IEEE_802_11, frame));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "IEEE_802_11 | 0900 | wlan.reserved at octet 0: expected 0, found 1",
                "IEEE_802_11 | 0840 | wlan.flags at octet 1: encrypted frames, fragments and frames with four "
                        + "addresses are not read",
                "IEEE_802_11_RADIOTAP | 01 | radiotap.version at octet 0: expected 0, found 1",
                "IEEE_802_11_RADIOTAP | 0000070000000000 | radiotap.length at octet 2: expected at least 8, found 7",
                "IEEE_802_11_RADIOTAP | 000008000200000000 | radiotap.fields at octet 8: expected an end at octet 8 at "
                        + "the latest",
                "IEEE_802_11_RADIOTAP | 0000ffff00000000 | radiotap.fields at octet 8: expected 65527 octets, found "
                        + "only 0",
                "ETHERNET | ffffffffffff0200 | ethernet.source at octet 6: expected 48 bits, found only 16",
            })
    void framesThatAreNotRead(LinkType type, String frame, String message) {
        assertEquals(
                message,
                assertThrows(DecodeException.class, () -> read(type, frame)).getMessage());
    }

    @Test
    void framesCutAnywhere_areRefused() {
        byte[] frame = HEX.parseHex(RADIOTAP + QOS_DATA);
        for (int length = 0; length < frame.length; length++) {
            byte[] cut = Arrays.copyOf(frame, length);
            assertThrows(
                    DecodeException.class,
                    () -> new PacketReader(cut, 0, cut.length, Parsing.STRICT, null)
                            .linkHeader(LinkType.IEEE_802_11_RADIOTAP));
        }
    }

    private static LinkHeader read(LinkType type, String frame) {
        return reader(frame).linkHeader(type);
    }

    private static PacketReader reader(String frame) {
        byte[] octets = HEX.parseHex(frame);
        return new PacketReader(octets, 0, octets.length, Parsing.STRICT, null);
    }
}
