package org.c2x.captures;

import java.time.Instant;
import java.util.List;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.packets.Body;
import org.c2x.packets.LinkHeader;
import org.c2x.packets.Packet;

/**
 * A packet of a capture, layer by layer. A malformed packet has an error, and the layers before it. A
 * frame of another protocol has neither a packet nor an error.
 *
 * @param number   from 1 on, counting all frames of the capture
 * @param time     null if the capture has none
 * @param octets   the frame; none if the capture itself is damaged here
 * @param linkType number of the frame's form, {@link org.c2x.packets.LinkType}; -1 if the capture itself is damaged
 * @param link     null if it is damaged, or not that of a frame that carries data
 * @param packet   null if it is damaged, or of another protocol
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
        @Nullable LinkHeader link,
        @Nullable Packet packet,
        @Nullable Envelope envelope,
        @Nullable Body body,
        @Nullable ItsMessage<?> message,
        List<DecodeException> remarks,
        @Nullable DecodeException error) {

    public CapturedPacket {
        remarks = List.copyOf(remarks);
    }

    /** Of damage to the capture itself. */
    static CapturedPacket damaged(long number, DecodeException error) {
        return new CapturedPacket(number, null, -1, OctetString.of(), null, null, null, null, null, List.of(), error);
    }
}
