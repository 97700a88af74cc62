package org.c2x.captures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.packets.BasicHeader;
import org.c2x.packets.Body;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.LinkType;
import org.c2x.packets.Packet;
import org.c2x.packets.PacketReader;
import org.c2x.packets.Parsing;
import org.c2x.packets.SecuredPacket;
import org.c2x.packets.ShortMessage;
import org.c2x.packets.UnsecuredPacket;

/** Reads a frame layer by layer, and keeps the layers before one that is wrong. */
final class PacketLayers {
    private final CapturedFrame frame;
    private final byte[] octets;
    private @Nullable LinkHeader link;
    private @Nullable Packet packet;
    private @Nullable ShortMessage shortMessage;
    private @Nullable Envelope envelope;
    private @Nullable Body body;
    private @Nullable ItsMessage<?> message;
    private final Parsing parsing;
    private final Decoders decoders;
    private final List<DecodeException> remarks = new ArrayList<>();

    private PacketLayers(CapturedFrame frame, Decoders decoders) {
        this.frame = frame;
        this.parsing = decoders.parsing();
        this.decoders = decoders;
        this.octets = frame.octets().copy();
    }

    /** The packet of a frame. */
    static CapturedPacket read(CapturedFrame frame, Decoders decoders) {
        PacketLayers layers = new PacketLayers(frame, decoders);
        DecodeException error = null;
        try {
            layers.read();
        } catch (DecodeException e) {
            error = e;
        }
        boolean isCut = layers.octets.length < frame.originalLength();
        return layers.packet(isCut && (error != null || !layers.remarks.isEmpty()) ? layers.notCaptured() : error);
    }

    private CapturedPacket packet(@Nullable DecodeException error) {
        return new CapturedPacket(
                frame.number(),
                frame.time(),
                frame.linkType(),
                OctetString.wrap(octets),
                frame.originalLength(),
                link,
                packet,
                shortMessage,
                envelope,
                body,
                message,
                remarks,
                error);
    }

    private DecodeException notCaptured() {
        return new DecodeException(
                Unit.OCTET,
                octets.length,
                "",
                "the capture has only " + octets.length + " octets of the frame's " + frame.originalLength());
    }

    private void read() {
        LinkType type = LinkType.of(frame.linkType(), parsing);
        if (type == null) {
            throw new DecodeException(Unit.OCTET, 0, "", "frames of link type " + frame.linkType() + " are not read");
        }
        PacketReader in = new PacketReader(octets, 0, octets.length, parsing, null);
        try {
            link = in.linkHeader(type);
            shortMessage = link == null ? null : in.shortMessage(link);
            if (link == null || shortMessage == null && !in.reachPacket(link)) {
                return;
            }
            packet = shortMessage == null ? in.packet() : null;
        } finally {
            remarks.addAll(in.remarks());
        }
        if (shortMessage != null) {
            readShort(shortMessage.payload().length(), in.offset());
        } else if (packet instanceof UnsecuredPacket unsecured) {
            body = unsecured.body();
            readMessage(body, in.offset(), octets.length);
        } else if (packet instanceof SecuredPacket secured) {
            int start = in.offset() - secured.envelope().length();
            envelope =
                    decoders.envelopes().read(octets, start, secured.envelope().length(), remarks::add);
            if (envelope.payload() != null) {
                readSecured(secured.basic(), envelope.payload(), start);
            }
        }
    }

    /** Reads the envelope of a short message, if it has one. */
    private void readShort(int length, int end) {
        if (length > 0 && octets[end - length] == EnvelopeReader.IEEE_1609_2) {
            envelope = decoders.envelopes().read(octets, end - length, length, remarks::add);
        }
    }

    private void readSecured(BasicHeader basic, OctetString payload, int from) {
        int start = indexOf(payload, from);
        PacketReader in = new PacketReader(octets, start, payload.length(), parsing, null);
        try {
            body = in.body(basic);
        } catch (DecodeException e) {
            throw Places.ofPart(start, "payload", e);
        } finally {
            in.remarks().forEach(remark -> remarks.add(Places.ofPart(start, "payload", remark)));
        }
        readMessage(body, start + in.offset(), start + payload.length());
    }

    /** Where a payload is that begins somewhere after an octet: an envelope has it as it is. */
    private int indexOf(OctetString payload, int from) {
        byte[] wanted = payload.toByteArray();
        int at = from;
        while (!Arrays.equals(octets, at, at + wanted.length, wanted, 0, wanted.length)) {
            at++;
        }
        return at;
    }

    /**
     * Reads the message of a body.
     *
     * @param end   where the payload ends as the body says
     * @param limit where it ends at the latest
     */
    private void readMessage(Body body, int end, int limit) {
        ItsService service = ItsService.of(body);
        if (service == null) {
            return;
        }
        int start = end - body.payload().length();
        if (MessageDecoder.isOfTr103562(service, octets, start, end - start)) {
            note(MessageDecoder.wrongVersion(service, start, "2", "1, as CPMs of TR 103 562 have"));
            return;
        }
        try {
            message = decoders.messages().decode(service, octets, start, end - start);
        } catch (DecodeException e) {
            if (parsing.strict() || limit == end) {
                throw e;
            }
            message = decodeLonger(service, start, end, limit, e);
        }
        if (message != null) {
            checkVersion(service, message.type().protocolVersion(), start);
        }
    }

    private void checkVersion(ItsService service, int expected, int start) {
        int found = octets[start] & 0xff;
        if (found != expected) {
            note(MessageDecoder.wrongVersion(service, start, Integer.toString(expected), Integer.toString(found)));
        }
    }

    private void note(DecodeException remark) {
        if (parsing.strict()) {
            message = null;
            throw remark;
        }
        remarks.add(remark);
    }

    /** A message that ends after the payload as its length has it. */
    private @Nullable ItsMessage<?> decodeLonger(
            ItsService service, int start, int end, int limit, DecodeException shorter) {
        try {
            ItsMessage<?> whole = decoders.messages().decode(service, octets, start, limit - start);
            remarks.add(new DecodeException(
                    Unit.OCTET,
                    end,
                    "payload",
                    "expected the message to end here, as payloadLength says, but it is longer"));
            return whole;
        } catch (DecodeException e) {
            throw shorter;
        }
    }
}
