package org.c2x.captures;

import java.time.Instant;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.EthernetHeader;
import org.c2x.packets.LinkType;
import org.c2x.packets.Parsing;
import org.c2x.security.Signer;

/**
 * From the frames or datagrams of a radio or a socket to messages, and back, in one call each: link, GeoNetworking,
 * security envelope, BTP and message. What it makes is what {@link MessageFrames} makes. Thread-safe.
 */
public final class Stack {
    private final LinkType link;
    private final Decoders decoders;
    private final MessageFrames frames;
    private final AtomicLong received = new AtomicLong();

    /**
     * A stack that reads what can be read, and does not sign.
     *
     * @param link what octets begin with; {@link LinkType#GEONETWORKING} if they have no link layer, as in UDP
     */
    public Stack(LinkType link) {
        this(link, Parsing.GENEROUS, null);
    }

    /**
     * A stack with all choices.
     *
     * @param link    what octets begin with
     * @param parsing how packets are read
     * @param signer  signs what is sent; null if nobody does
     */
    public Stack(LinkType link, Parsing parsing, @Nullable Signer signer) {
        this.link = link;
        this.decoders = Decoders.of(parsing);
        this.frames = new MessageFrames(Instant.now(), signer);
    }

    /** What just arrived; {@link CapturedPacket#message} is the message, of the version that it has. */
    public CapturedPacket receive(byte[] octets) {
        return receive(octets, 0, octets.length, Instant.now());
    }

    /**
     * What arrived in a part of an array, which is copied.
     *
     * @param time when it did
     * @throws IndexOutOfBoundsException if the part is not within the array
     */
    public CapturedPacket receive(byte[] octets, int offset, int length, Instant time) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        CaptureInput.Part part = new CaptureInput.Part(octets, offset, length);
        CapturedFrame frame = new CapturedFrame(received.incrementAndGet(), time, link.number(), length, part);
        return PacketLayers.read(frame, decoders);
    }

    /**
     * The octets of a message that is sent now, from the Ethernet header on; for other links from GeoNetworking on.
     *
     * @param message a CAM, DENM, CPM, VAM or one of the infrastructure, of any version
     * @throws EncodeException if it is none of these, UPER cannot express it, or the signer may not sign it
     */
    public byte[] send(Object message) {
        return send(message, Instant.now());
    }

    /**
     * The same for one that is sent at a time.
     *
     * @throws IllegalArgumentException if that is before 2004 or after the year 2143
     */
    public byte[] send(Object message, Instant time) {
        MessageType<?> type = MessageTypes.of(message.getClass())
                .orElseThrow(() -> new EncodeException("", message.getClass() + " is no class of messages"));
        byte[] frame = frame(type, message, time);
        return link == LinkType.ETHERNET ? frame : Arrays.copyOfRange(frame, EthernetHeader.OCTETS, frame.length);
    }

    private synchronized <T> byte[] frame(MessageType<T> type, Object message, Instant time) {
        return frames.next(type, type.type().cast(message), time).octets();
    }
}
