package org.c2x.packets;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;

/**
 * The octets of packets, in the strict form of the standard. A secured packet takes all octets that there are; offsets
 * of errors count octets.
 */
public final class PacketCodec implements Codec<Packet> {
    /** Codecs have no state, so there need not be another. */
    public static final PacketCodec CODEC = new PacketCodec();

    private static final int COMMON_HEADER = 1;
    private static final int SECURED_PACKET = 2;

    private PacketCodec() {}

    @Override
    public byte[] encode(Packet packet) {
        byte[] octets = new byte[encodedLength(packet)];
        write(packet, new FieldWriter(octets, 0));
        return octets;
    }

    @Override
    public int encode(Packet packet, byte[] buffer, int offset) {
        int length = encodedLength(packet);
        Objects.checkIndex(offset, buffer.length + 1);
        if (length > buffer.length - offset) {
            throw new EncodeException("", "expected room for " + length + " octets, found " + (buffer.length - offset));
        }
        write(packet, new FieldWriter(buffer, offset));
        return length;
    }

    @Override
    public int encodedLength(Packet packet) {
        return BasicHeader.OCTETS
                + (packet instanceof UnsecuredPacket unsecured
                        ? BodyCodec.octets(unsecured.body())
                        : ((SecuredPacket) packet).envelope().length());
    }

    @Override
    public Packet decode(byte[] octets) {
        return decode(octets, 0, octets.length).value();
    }

    @Override
    public Decoded<Packet> decode(byte[] octets, int offset, int length) {
        FieldReader in = new FieldReader(octets, offset, length, true, null);
        return new Decoded<>(read(in), in.offset());
    }

    static Packet read(FieldReader in) {
        in.enter("basicHeader", "BasicHeader");
        int version = (int) in.number("version", 4);
        if (version > BasicHeader.VERSION) {
            throw in.error("version", "expected 0 or 1, found " + version);
        }
        int next = (int) in.number("nextHeader", 4, PacketCodec::nextHeaderText);
        if (next != COMMON_HEADER && next != SECURED_PACKET) {
            throw in.error("nextHeader", "expected 1 (common header) or 2 (secured packet), found " + next);
        }
        in.reserved(8);
        Lifetime lifetime = Lifetime.read(in);
        BasicHeader basic = new BasicHeader(version, lifetime, (int) in.number("remainingHopLimit", 8));
        in.leave();
        return next == COMMON_HEADER
                ? new UnsecuredPacket(basic, BodyCodec.read(basic, in))
                : new SecuredPacket(basic, in.rest());
    }

    private static String nextHeaderText(long number) {
        String name = switch ((int) number) {
            case COMMON_HEADER -> "common header";
            case SECURED_PACKET -> "secured packet";
            default -> "unknown";
        };
        return Meanings.named(number, name);
    }

    private static void write(Packet packet, FieldWriter out) {
        BasicHeader basic = packet.basic();
        out.number(basic.version(), 4);
        out.number(packet instanceof UnsecuredPacket ? COMMON_HEADER : SECURED_PACKET, 4);
        out.reserved(8);
        basic.lifetime().write(out);
        out.number(basic.remainingHopLimit(), 8);
        if (packet instanceof UnsecuredPacket unsecured) {
            int most = unsecured.body().common().maximumHopLimit();
            if (basic.remainingHopLimit() > most) {
                throw new EncodeException(
                        "basic.remainingHopLimit",
                        "expected at most the " + most + " granted, found " + basic.remainingHopLimit());
            }
            BodyCodec.write(unsecured.body(), out);
        } else {
            out.octets(((SecuredPacket) packet).envelope());
        }
    }

    /** What is to be secured of a packet. */
    public byte[] encodeBody(Body body) {
        byte[] octets = new byte[BodyCodec.octets(body)];
        BodyCodec.write(body, new FieldWriter(octets, 0));
        return octets;
    }
}
