package org.c2x.packets;

import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.TraceRecorder;

/**
 * Reads what is in a part of an array, layer by layer. Errors and traces count from the part's start on, errors in
 * octets, traces in bits.
 */
public final class PacketReader {
    private final FieldReader in;
    private final int length;

    /**
     * A reader at the first octet.
     *
     * @param trace notes the fields of headers; null if nobody wants to know
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public PacketReader(byte[] octets, int offset, int length, @Nullable TraceRecorder trace) {
        this.in = new FieldReader(octets, offset, length, trace);
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
            case IEEE_802_11 -> WirelessReader.read(in, false);
            case IEEE_802_11_RADIOTAP -> WirelessReader.readWithRadiotap(in);
        };
    }

    /**
     * Reads a packet; octets after its payload, which short frames and checksums have, are ignored.
     *
     * @throws DecodeException if it is none
     */
    public Packet packet() {
        return PacketCodec.read(in);
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
            throw new DecodeException(
                    Unit.OCTET,
                    offset(),
                    "payload",
                    "expected nothing after it, found " + (length - offset()) + " octets");
        }
        return body;
    }

    /** Octets that were read. */
    public int offset() {
        return in.offset();
    }
}
