package org.c2x.packets;

import org.c2x.asn1.runtime.coding.Check;

/**
 * The header of an Ethernet frame: IEEE 802.3.
 *
 * @param destination whom the frame is for
 * @param source      who sent it
 * @param etherType   0 to 65,535: which protocol follows, after tags of virtual networks
 */
public record EthernetHeader(MacAddress destination, MacAddress source, int etherType) implements LinkHeader {
    /** Length of the header. */
    public static final int OCTETS = 14;

    public EthernetHeader {
        Check.present("destination", destination);
        Check.present("source", source);
        Check.range("etherType", etherType, 0, 0xffff);
    }

    static EthernetHeader read(FieldReader in) {
        in.enter("ethernet", "EthernetHeader");
        MacAddress destination = MacAddress.read("destination", in);
        MacAddress source = MacAddress.read("source", in);
        int etherType = (int) in.number("etherType", 16, Meanings::hex);
        in.leave();
        return new EthernetHeader(destination, source, VlanTags.skip(etherType, in));
    }

    /** The frame of a packet. */
    public byte[] frame(Packet packet) {
        byte[] frame = new byte[OCTETS + PacketCodec.CODEC.encodedLength(packet)];
        FieldWriter out = new FieldWriter(frame, 0);
        destination.write(out);
        source.write(out);
        out.number(etherType, 16);
        PacketCodec.CODEC.encode(packet, frame, OCTETS);
        return frame;
    }
}
