package org.c2x.cli;

import java.io.IOException;
import java.time.Instant;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.PcapWriter;
import org.c2x.packets.LinkType;

/** Packets as a capture of their own (pcap), with times in microseconds; without one, they are of 1970. */
final class PacketFrames implements PacketOutput<PacketFrames.Frame> {
    private final Console console;
    /** Of all frames; null as long as there are none. */
    private @Nullable Integer linkType;

    PacketFrames(Console console) {
        this.console = console;
    }

    /** A frame as it is in a file. */
    record Frame(int linkType, byte[] octets) {}

    @Override
    public @Nullable Frame of(CapturedLine line) {
        CapturedPacket packet = line.packet();
        if (packet.isDamage()) {
            return null;
        }
        Instant time = packet.time() == null ? Instant.EPOCH : packet.time();
        try {
            return new Frame(
                    packet.linkType(), PcapWriter.packet(time, packet.octets().toByteArray(), packet.length()));
        } catch (IllegalArgumentException noSuchTime) {
            throw new EncodeException("", noSuchTime.getMessage());
        }
    }

    @Override
    public void add(Frame made) throws IOException {
        if (linkType == null) {
            begin(made.linkType);
        } else if (linkType != made.linkType) {
            throw new BadInputException("a pcap file can have only one link type, but these packets have " + linkType
                    + " and " + made.linkType + ": choose one with --filter link=" + linkType);
        }
        console.print(made.octets);
    }

    private void begin(int type) throws IOException {
        linkType = type;
        console.print(PcapWriter.fileHeader(type));
    }

    @Override
    public void close() throws IOException {
        if (linkType == null) {
            begin(LinkType.ETHERNET.number());
        }
    }
}
