package org.c2x.packets;

import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.TraceRecorder;

/**
 * Reads what is in a part of an array, layer by layer. Errors and traces count from the part's start on, errors in
 * octets, traces in bits.
 */
public final class PacketReader {
    /** Octets of the check sequence of a frame, which captures may have. */
    private static final int CHECKSUM = 4;
    /** Octets of the shortest Ethernet frame without it (IEEE 802.3 clause 4A.4.2); shorter ones are padded. */
    private static final int SHORTEST = 60;

    private final FieldReader in;
    private final Parsing parsing;
    private final int length;

    /**
     * A reader at the first octet.
     *
     * @param trace notes the fields of headers; null if nobody wants to know
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public PacketReader(byte[] octets, int offset, int length, Parsing parsing, @Nullable TraceRecorder trace) {
        this.in = new FieldReader(octets, offset, length, parsing.strict(), trace);
        this.parsing = parsing;
        this.length = length;
    }

    /**
     * Reads the header of a frame; null if it is none that carries data.
     *
     * @throws DecodeException if it is cut, or in a form that is not read
     */
    public @Nullable LinkHeader linkHeader(LinkType type) {
        return switch (type) {
            case ETHERNET -> EthernetHeader.read(in);
            case LOOPBACK, OPENBSD_LOOPBACK -> CookedReader.readLoopback(in);
            case IP -> CookedReader.ip(in);
            case LINUX_COOKED -> CookedReader.readLinux(in);
            case LINUX_COOKED_2 -> CookedReader.readLinux2(in);
            case PPI -> WirelessReader.readWithPpi(in);
            case GEONETWORKING -> new CookedHeader(null, Packet.ETHER_TYPE);
            case IEEE_802_11 -> WirelessReader.read(in, false, null);
            case IEEE_802_11_RADIOTAP -> WirelessReader.readWithRadiotap(in);
        };
    }

    /**
     * Goes to the packet that a frame carries: after the header, or in UDP at the port that {@link Parsing#udpPort}
     * says. False if it carries none.
     *
     * @throws DecodeException if a header is cut
     */
    public boolean reachPacket(LinkHeader link) {
        return link.etherType() == Packet.ETHER_TYPE
                || parsing.udpPort() != null && Datagram.reach(link.etherType(), parsing.udpPort(), in);
    }

    /**
     * Reads the WAVE Short Message that a frame carries; null if it carries none. What follows it is ignored.
     *
     * @throws DecodeException if it is cut, or in a form that is not read
     */
    public @Nullable ShortMessage shortMessage(LinkHeader link) {
        return link.etherType() == ShortMessage.ETHER_TYPE ? ShortMessage.read(in) : null;
    }

    /**
     * Reads a packet. After its payload short frames have padding, and captures a checksum; more is remarked.
     *
     * @throws DecodeException if it is none
     */
    public Packet packet() {
        Packet packet = PacketCodec.read(in);
        int after = length - offset();
        if (after > CHECKSUM && length > SHORTEST + CHECKSUM) {
            in.remark("payload", "expected at most a checksum after it, found " + after + " octets");
        }
        return packet;
    }

    /**
     * Reads the payload of a security envelope.
     *
     * @param basic of the packet that has the envelope
     * @throws DecodeException if it is no body, or there is more after it
     */
    public Body body(BasicHeader basic) {
        Body body = BodyCodec.read(basic, in);
        if (offset() < length) {
            in.remark("payload", "expected nothing after it, found " + (length - offset()) + " octets");
        }
        return body;
    }

    /** What is against the standard, or can hardly be right, in what was read. */
    public List<DecodeException> remarks() {
        return List.copyOf(in.remarks());
    }

    /** Octets that were read. */
    public int offset() {
        return in.offset();
    }
}
