package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PacketCodecTest {
    private static final HexFormat HEX = HexFormat.of();

    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final String SOURCE = "940002000012d687075bcd151cb15af006e56ae0856d0a97";

    /** A CAM as Wireshark shows it. */
    private static final String SINGLE_HOP = "11001a01" + "20500280002d0100" + SOURCE + "00000000" + "07d10000" + CAM;

    /** A DENM's headers as Wireshark shows them, with four octets in the place of the message. */
    private static final String BROADCAST = "11001a0a" + "20400180" + "0008" + "0a00" + "00010000" + SOURCE
            + "1cb15af006e56ae001f4000000000000" + "07d20000" + "01020304";

    private static final LongPositionVector POSITION = new LongPositionVector(
            new GnAddress(true, 5, 0, new MacAddress(0x0200_0012_d687L)),
            123_456_789,
            481_385_200,
            115_698_400,
            true,
            1389,
            2711);
    private static final Lifetime MINUTE = new Lifetime(6, Lifetime.Base.TEN_SECONDS);

    @Test
    void singleHopBroadcast_asWiresharkShowsIt() {
        Packet packet = new UnsecuredPacket(
                new BasicHeader(1, MINUTE, 1),
                new Body(
                        new CommonHeader(new TrafficClass(false, false, 2), true, 1),
                        new SingleHopBroadcast(POSITION, 0),
                        new BtpB(2001, 0),
                        OctetString.ofHex(CAM)));

        assertEquals(packet, decode(SINGLE_HOP));
        assertEquals(SINGLE_HOP, HEX.formatHex(PacketCodec.CODEC.encode(packet)));
        assertEquals(60, MINUTE.duration().toSeconds());
    }

    @Test
    void geoBroadcast_asWiresharkShowsIt() {
        Packet packet = new UnsecuredPacket(
                new BasicHeader(1, MINUTE, 10),
                new Body(
                        new CommonHeader(new TrafficClass(false, false, 1), true, 10),
                        new GeoBroadcast(1, POSITION, GeoArea.circle(481_385_200, 115_698_400, 500)),
                        new BtpB(2002, 0),
                        OctetString.ofHex("01020304")));

        assertEquals(packet, decode(BROADCAST));
        assertEquals(BROADCAST, HEX.formatHex(PacketCodec.CODEC.encode(packet)));
    }

    @Test
    void beacon_ofARealStation() {
        String beacon = "02002b01" + "0010800000000100" + "940000000000000b2524e3f100004e20000000008000" + "0000";

        Packet packet = decode("0100" + beacon.substring(4));

        assertEquals(
                HeaderType.BEACON, ((UnsecuredPacket) packet).body().extended().type());
        assertEquals(
                20_000, ((UnsecuredPacket) packet).body().extended().source().latitude());
        assertEquals(OctetString.ofHex(beacon.substring(8)), ((SecuredPacket) decode(beacon)).envelope());
    }

    @Test
    void randomPackets_comeBack() {
        RandomPackets random = new RandomPackets(new SplittableRandom(3));
        for (int i = 0; i < 2_000; i++) {
            Packet packet = random.packet();

            byte[] octets = PacketCodec.CODEC.encode(packet);

            assertEquals(packet, PacketCodec.CODEC.decode(octets));
            assertEquals(octets.length, PacketCodec.CODEC.encodedLength(packet));
        }
    }

    @Test
    void part_isReadAndWrittenInPlace() {
        byte[] frame = HEX.parseHex("ffff" + SINGLE_HOP + "0000000000");
        byte[] written = new byte[frame.length];
        Arrays.fill(written, (byte) 0xff);

        var decoded = PacketCodec.CODEC.decode(frame, 2, frame.length - 2);
        int length = PacketCodec.CODEC.encode(decoded.value(), written, 2);

        assertEquals(SINGLE_HOP.length() / 2, decoded.consumedOctets());
        assertEquals(decoded.consumedOctets(), length);
        assertArrayEquals(HEX.parseHex(SINGLE_HOP), Arrays.copyOfRange(written, 2, 2 + length));
        assertThrows(EncodeException.class, () -> PacketCodec.CODEC.encode(decoded.value(), new byte[20], 2));
    }

    @Test
    void packetsCutAnywhere_areRefused() {
        RandomPackets random = new RandomPackets(new SplittableRandom(4));
        for (int i = 0; i < 100; i++) {
            byte[] octets = PacketCodec.CODEC.encode(random.packet());
            for (int length = 0; length < octets.length; length++) {
                byte[] cut = Arrays.copyOf(octets, length);
                DecodeException error = assertThrows(DecodeException.class, () -> PacketCodec.CODEC.decode(cut));
                assertEquals(Unit.OCTET, error.unit());
                assertTrue(error.offset() <= length);
            }
        }
    }

    @Test
    void anyOctets_areAPacketOrAnError() {
        SplittableRandom random = new SplittableRandom(6);
        RandomPackets packets = new RandomPackets(random);
        for (int i = 0; i < 20_000; i++) {
            byte[] octets = PacketCodec.CODEC.encode(packets.packet());
            octets[random.nextInt(octets.length)] ^= (byte) (1 << random.nextInt(8));
            try {
                Packet packet = PacketCodec.CODEC.decode(octets);
                byte[] again = PacketCodec.CODEC.encode(packet);
                assertArrayEquals(Arrays.copyOf(octets, again.length), again);
            } catch (DecodeException refused) {
                assertTrue(refused.offset() < octets.length);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0  | 21 | basicHeader.version at octet 0: expected 0 or 1, found 2",
                "0  | 10 | basicHeader.nextHeader at octet 0: expected 1 (common header) or 2 (secured packet), "
                        + "found 0",
                "1  | 01 | basicHeader.reserved at octet 1: expected 0, found 1",
                "3  | 02 | commonHeader.maximumHopLimit at octet 10: expected at least the remaining 2, found 1",
                "4  | 40 | commonHeader.nextHeader at octet 4: expected 0 to 3, found 4",
                "4  | 21 | commonHeader.reserved at octet 4: expected 0, found 1",
                "5  | 52 | commonHeader.headerType at octet 5: found type 5, subtype 2, which is none",
                "5  | 00 | commonHeader.headerType at octet 5: found type 0, subtype 0, which is none",
                "5  | 10 | commonHeader.headerType at octet 5: expected no next header in a beacon, found 2",
                "7  | 81 | commonHeader.reserved at octet 7: expected 0, found 1",
                "8  | ff | commonHeader.payloadLength at octet 8: found 65325, but there are only 45 octets after the "
                        + "headers",
                "9  | 03 | commonHeader.payloadLength at octet 8: expected at least 4, found 3",
                "11 | 80 | commonHeader.reserved at octet 11: expected 0, found 128",
            })
    void whatIsWrong_isSaidWithItsPlace(int index, String octet, String message) {
        byte[] octets = HEX.parseHex(SINGLE_HOP);
        octets[index] = (byte) HexFormat.fromHexDigits(octet);

        DecodeException error = assertThrows(DecodeException.class, () -> PacketCodec.CODEC.decode(octets));

        assertEquals(message, error.getMessage());
    }

    @Test
    void cutHeader_isSaidWithItsField() {
        byte[] octets = HEX.parseHex(SINGLE_HOP.replaceFirst("002d", "0004").substring(0, 2 * 30));

        DecodeException error = assertThrows(DecodeException.class, () -> PacketCodec.CODEC.decode(octets));

        assertEquals(
                "commonHeader.payloadLength at octet 8: found 4, but there are only 0 octets after the headers",
                error.getMessage());
    }

    @Test
    void valuesThatNoPacketHas_cannotBeMade() {
        assertThrows(IllegalArgumentException.class, () -> new MacAddress(1L << 48));
        assertThrows(IllegalArgumentException.class, () -> new BtpB(65536, 0));
        assertThrows(IllegalArgumentException.class, () -> new BasicHeader(2, MINUTE, 1));
        CommonHeader common = new CommonHeader(new TrafficClass(false, false, 0), false, 1);
        OctetString tooLong = OctetString.of(new byte[65532]);
        assertThrows(
                IllegalArgumentException.class,
                () -> new Body(common, new SingleHopBroadcast(POSITION, 0), new BtpB(1, 0), tooLong));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Body(common, new Beacon(POSITION), new BtpB(1, 0), OctetString.of()));
    }

    private static Packet decode(String hex) {
        return PacketCodec.CODEC.decode(HEX.parseHex(hex));
    }
}
