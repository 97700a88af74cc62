package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.c2x.its.contents.Tshark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** TShark finds in random packets of all types what we put in. Skipped where TShark is not installed. */
class TsharkTest {
    private static final int PACKETS = 400;

    @TempDir
    private Path folder;

    @Test
    void randomPackets_areReadAlike() throws Exception {
        Tshark.require();
        RandomPackets source = new RandomPackets(new SplittableRandom(5));
        List<Packet> packets =
                IntStream.range(0, PACKETS).mapToObj(i -> source.packet()).toList();
        EthernetHeader ethernet =
                new EthernetHeader(MacAddress.BROADCAST, new MacAddress(0x0200_0012_d687L), Packet.ETHER_TYPE);
        List<String> fields = new ArrayList<>(fields(ethernet, packets.get(0)).keySet());
        fields.add("_ws.malformed");
        Path capture = Tshark.write(
                folder.resolve("packets.pcap"),
                Tshark.ETHERNET,
                packets.stream().map(ethernet::frame).toList());

        List<List<String>> found = Tshark.dissect(capture, fields);

        List<List<String>> expected = packets.stream()
                .map(packet -> {
                    List<String> values =
                            new ArrayList<>(fields(ethernet, packet).values());
                    values.add("");
                    return values;
                })
                .toList();
        assertEquals(PACKETS, found.size());
        for (int i = 0; i < PACKETS; i++) {
            assertEquals(expected.get(i), found.get(i), packets.get(i).toString());
        }
    }

    /** What TShark has to say of a packet: fields and their values as it writes them. */
    private static Map<String, String> fields(EthernetHeader ethernet, Packet packet) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("eth.dst", ethernet.destination().toString());
        fields.put("eth.src", ethernet.source().toString());
        fields.put("geonw.bh.version", "" + packet.basic().version());
        fields.put("geonw.bh.lt.mult", "" + packet.basic().lifetime().multiplier());
        fields.put("geonw.bh.lt.base", "" + packet.basic().lifetime().base().ordinal());
        fields.put("geonw.bh.rhl", "" + packet.basic().remainingHopLimit());
        Body body = ((UnsecuredPacket) packet).body();
        TrafficClass trafficClass = body.common().trafficClass();
        fields.put("geonw.ch.htype", hex(ExtendedHeaderCodec.code(body.extended()), 2));
        fields.put("geonw.ch.tc.buffer", flag(trafficClass.storeCarryForward()));
        fields.put("geonw.ch.tc.offload", flag(trafficClass.channelOffload()));
        fields.put("geonw.ch.tc.id", "" + trafficClass.id());
        fields.put("geonw.ch.flags.mob", flag(body.common().mobile()));
        int payload = body.payload().length() + BodyCodec.octets(body.transport());
        fields.put("geonw.ch.plength", "" + payload);
        fields.put("geonw.ch.mhl", "" + body.common().maximumHopLimit());
        putSource(body.extended(), fields);
        putDestination(body.extended(), fields);
        putTransport(body.transport(), fields);
        return fields;
    }

    private static void putSource(ExtendedHeader header, Map<String, String> fields) {
        LongPositionVector source = header.source();
        boolean numbered = header instanceof ForwardedHeader;
        fields.put("geonw.seq_num", numbered ? hex(((ForwardedHeader) header).sequenceNumber(), 4) : "");
        putAddress("geonw.src_pos.addr", source.address(), fields);
        fields.put("geonw.src_pos.tst", "" + source.timestamp());
        fields.put("geonw.src_pos.lat", "" + source.latitude());
        fields.put("geonw.src_pos.long", "" + source.longitude());
        fields.put("geonw.src_pos.pai", flag(source.accurate()));
        fields.put("geonw.src_pos.speed", "" + source.speed());
        fields.put("geonw.src_pos.hdg", "" + source.heading());
    }

    private static void putDestination(ExtendedHeader header, Map<String, String> fields) {
        ShortPositionVector position = header instanceof GeoUnicast unicast
                ? unicast.destination()
                : header instanceof LocationServiceReply reply ? reply.destination() : null;
        putAddress("geonw.dst_pos.addr", position == null ? null : position.address(), fields);
        fields.put("geonw.dst_pos.tst", position == null ? "" : "" + position.timestamp());
        fields.put("geonw.dst_pos.lat", position == null ? "" : "" + position.latitude());
        fields.put("geonw.dst_pos.long", position == null ? "" : "" + position.longitude());
        GnAddress requested = header instanceof LocationServiceRequest request ? request.requested() : null;
        putAddress("geonw.ls_req.addr", requested, fields);
        GeoArea area = header instanceof GeoAnycast anycast
                ? anycast.area()
                : header instanceof GeoBroadcast broadcast ? broadcast.area() : null;
        boolean circle = area != null && area.shape() == GeoArea.Shape.CIRCLE;
        fields.put("geonw.gxc.latitude", area == null ? "" : "" + area.latitude());
        fields.put("geonw.gxc.longitude", area == null ? "" : "" + area.longitude());
        fields.put("geonw.gxc.radius", circle ? "" + area.distanceA() : "");
        fields.put("geonw.gxc.distancea", area == null || circle ? "" : "" + area.distanceA());
        fields.put("geonw.gxc.distanceb", area == null ? "" : "" + area.distanceB());
        fields.put("geonw.gxc.angle", area == null ? "" : "" + area.angle());
    }

    private static void putAddress(String prefix, GnAddress address, Map<String, String> fields) {
        fields.put(prefix + ".manual", address == null ? "" : flag(address.manual()));
        fields.put(prefix + ".type", address == null ? "" : "" + address.stationType());
        fields.put(prefix + ".country", address == null ? "" : "" + address.countryCode());
        fields.put(prefix + ".mid", address == null ? "" : address.mac().toString());
    }

    private static void putTransport(Transport transport, Map<String, String> fields) {
        BtpA a = transport instanceof BtpA btp ? btp : null;
        BtpB b = transport instanceof BtpB btp ? btp : null;
        fields.put("btpa.dstport", a == null ? "" : "" + a.destinationPort());
        fields.put("btpa.srcport", a == null ? "" : "" + a.sourcePort());
        fields.put("btpb.dstport", b == null ? "" : "" + b.destinationPort());
        fields.put("btpb.dstportinf", b == null ? "" : hex(b.destinationPortInfo(), 4));
    }

    private static String flag(boolean value) {
        return value ? "1" : "0";
    }

    private static String hex(int value, int digits) {
        String hex = Integer.toHexString(value);
        return "0x" + "0".repeat(digits - hex.length()) + hex;
    }
}
