package org.c2x.captures;

import java.util.Arrays;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.packets.Body;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.LinkType;
import org.c2x.packets.Packet;
import org.c2x.packets.PacketReader;
import org.c2x.packets.SecuredPacket;
import org.c2x.packets.UnsecuredPacket;

/** Reads a frame layer by layer, and keeps the layers before one that is wrong. */
final class PacketLayers {
    private final CapturedFrame frame;
    private final byte[] octets;
    private @Nullable LinkHeader link;
    private @Nullable Packet packet;
    private @Nullable Envelope envelope;
    private @Nullable Body body;
    private @Nullable ItsMessage<?> message;

    private PacketLayers(CapturedFrame frame) {
        this.frame = frame;
        this.octets = frame.octets().copy();
    }

    /** The packet of a frame. */
    static CapturedPacket read(CapturedFrame frame, MessageDecoder messages) {
        PacketLayers layers = new PacketLayers(frame);
        try {
            layers.read(messages);
        } catch (DecodeException e) {
            return layers.packet(layers.octets.length < frame.originalLength() ? layers.notCaptured() : e);
        }
        return layers.packet(null);
    }

    private CapturedPacket packet(@Nullable DecodeException error) {
        return new CapturedPacket(
                frame.number(),
                frame.time(),
                frame.linkType(),
                OctetString.wrap(octets),
                link,
                packet,
                envelope,
                body,
                message,
                error);
    }

    private DecodeException notCaptured() {
        return new DecodeException(
                Unit.OCTET,
                octets.length,
                "",
                "the capture has only " + octets.length + " octets of the frame's " + frame.originalLength());
    }

    private void read(MessageDecoder messages) {
        LinkType type = LinkType.of(frame.linkType());
        if (type == null) {
            throw new DecodeException(Unit.OCTET, 0, "", "frames of link type " + frame.linkType() + " are not read");
        }
        PacketReader in = new PacketReader(octets, 0, octets.length, null);
        link = in.linkHeader(type);
        if (link == null || link.etherType() != Packet.ETHER_TYPE) {
            return;
        }
        packet = in.packet();
        if (packet instanceof UnsecuredPacket unsecured) {
            body = unsecured.body();
            readMessage(body, in.offset(), messages);
        } else if (packet instanceof SecuredPacket secured) {
            int start = in.offset() - secured.envelope().length();
            envelope = EnvelopeReader.read(octets, start, secured.envelope().length());
            if (envelope.payload() != null) {
                readSecured(envelope.payload(), start, messages);
            }
        }
    }

    private void readSecured(OctetString payload, int from, MessageDecoder messages) {
        int start = indexOf(payload, from);
        PacketReader in = new PacketReader(octets, start, payload.length(), null);
        try {
            body = in.body(packet.basic());
        } catch (DecodeException e) {
            throw Places.ofPart(start, "payload", e);
        }
        readMessage(body, start + payload.length(), messages);
    }

    /** Where a payload stands that is somewhere after an octet: an envelope has it as it is. */
    private int indexOf(OctetString payload, int from) {
        byte[] wanted = payload.toByteArray();
        int at = from;
        while (!Arrays.equals(octets, at, at + wanted.length, wanted, 0, wanted.length)) {
            at++;
        }
        return at;
    }

    private void readMessage(Body body, int end, MessageDecoder messages) {
        ItsService service = ItsService.of(body);
        if (service != null) {
            int length = body.payload().length();
            message = messages.decode(service, octets, end - length, length);
        }
    }
}
