package org.c2x.captures;

import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.packets.Body;
import org.c2x.packets.BtpA;
import org.c2x.packets.BtpB;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.LongPositionVector;
import org.c2x.packets.Packet;
import org.c2x.packets.ShortMessage;

/**
 * A packet of a capture, layer by layer. A malformed packet has an error, and the layers before it. A
 * frame of another protocol has neither a packet nor an error.
 *
 * @param number   from 1 on, counting all frames of the capture
 * @param time     null if the capture has none
 * @param octets   the frame, as far as it was captured; none if the capture itself is damaged here
 * @param length   of the frame as it was sent, in octets
 * @param linkType number of the frame's form, {@link org.c2x.packets.LinkType}; -1 if the capture itself is damaged
 * @param link     null if it is damaged, or not that of a frame that carries data
 * @param packet   null if it is damaged, or of another protocol
 * @param shortMessage a WAVE Short Message; null if it is none, or damaged
 * @param envelope what secures the packet; null if nothing does, or it is damaged
 * @param body     the packet from its common header on; null if it is damaged or encrypted
 * @param message  null if it is damaged, or nobody knows messages of its port
 * @param remarks  what is against the standards, or can hardly be right, but was read all the same; their offsets count
 *                 as that of the error
 * @param error    what is wrong; its offset counts from the beginning of the frame, or of the file where the capture
 *                 itself is damaged
 */
public record CapturedPacket(
        long number,
        @Nullable Instant time,
        int linkType,
        OctetString octets,
        long length,
        @Nullable LinkHeader link,
        @Nullable Packet packet,
        @Nullable ShortMessage shortMessage,
        @Nullable Envelope envelope,
        @Nullable Body body,
        @Nullable ItsMessage<?> message,
        List<DecodeException> remarks,
        @Nullable DecodeException error) {

    /** What the type of frames of other protocols is called. */
    public static final String OTHER = "other";

    /** What the type of WAVE Short Messages is called. */
    public static final String SHORT_MESSAGE = "short message";

    private static final int DAMAGED = -1;

    public CapturedPacket {
        remarks = List.copyOf(remarks);
    }

    /** Of damage to the capture itself. */
    static CapturedPacket damaged(long number, DecodeException error) {
        return new CapturedPacket(
                number, null, -1, OctetString.of(), 0, null, null, null, null, null, null, List.of(), error);
    }

    /** Whether this is no packet, but says where the capture itself is damaged. */
    public boolean isDamage() {
        return linkType == DAMAGED;
    }

    /**
     * What it carries: the message by the name of its {@link ItsService}, else the type of the GeoNetworking packet,
     * how an envelope that cannot be read is secured, {@value #SHORT_MESSAGE} or {@value #OTHER}; null if unknown.
     */
    public @Nullable String type() {
        if (body != null) {
            ItsService service = ItsService.of(body);
            return service == null ? body.extended().type().toString() : service.name();
        }
        if (shortMessage != null) {
            return SHORT_MESSAGE;
        } else if (error != null) {
            return null;
        }
        return envelope == null ? OTHER : envelope.kind().toString();
    }

    /**
     * The number of the station whose message it is; null if it has no message of a service. Of a message that is
     * damaged or of another version, what its header says, which is the same in all versions.
     */
    public @Nullable Long stationId() {
        if (message != null) {
            return message.stationId();
        }
        if (body == null) {
            return null;
        }
        ItsService service = ItsService.of(body);
        return service == null ? null : MessageDecoder.stationId(service, body.payload());
    }

    /** {@link #stationId}, else the address of the packet's source; null if unknown. */
    public @Nullable String station() {
        Long station = stationId();
        if (station != null) {
            return station.toString();
        }
        if (shortMessage != null) {
            return link == null || link.source() == null ? null : link.source().toString();
        }
        return body == null ? null : body.extended().source().address().mac().toString();
    }

    /** The port of BTP that it is for; null if it has none. */
    public @Nullable Integer port() {
        if (body != null && body.transport() instanceof BtpB btp) {
            return btp.destinationPort();
        }
        return body != null && body.transport() instanceof BtpA btp ? (Integer) btp.destinationPort() : null;
    }

    /** What a WAVE Short Message carries, out of its envelope if it has one; null if there is none, or it is secret. */
    public @Nullable OctetString shortPayload() {
        if (shortMessage == null) {
            return null;
        }
        return envelope == null ? shortMessage.payload() : envelope.payload();
    }

    /** Where its source says to be; null if that is nowhere or unknown. */
    public @Nullable Position position() {
        if (body == null || !body.extended().source().isPlace()) {
            return null;
        }
        LongPositionVector source = body.extended().source();
        return new Position(source.latitude(), source.longitude());
    }

    /** Who says to have signed: the HashedId8 of a certificate, else the form of the signer; null if nobody does. */
    public @Nullable String signer() {
        Envelope.Signer signer = envelope == null ? null : envelope.signer();
        if (signer == null) {
            return null;
        }
        return signer.digest() == null ? signer.form() : signer.digest().toHex();
    }
}
