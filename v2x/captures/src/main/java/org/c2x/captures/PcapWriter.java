package org.c2x.captures;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Instant;
import org.c2x.packets.LinkType;

/** Makes files of pcap, with microseconds: a header, and after it the packets one after the other. */
public final class PcapWriter {
    private static final int PACKET_HEADER_OCTETS = 16;
    private static final int NANOS_A_UNIT = 1_000;
    static final long GREATEST_SECOND = 0xffff_ffffL;

    private PcapWriter() {}

    /** What a file begins with. */
    public static byte[] fileHeader(LinkType type) {
        return fileHeader(type.number());
    }

    /** The same for any number of a link type. */
    public static byte[] fileHeader(int linkType) {
        return buffer(PcapReader.FILE_HEADER_OCTETS)
                .putInt((int) PcapReader.MICROSECONDS)
                .putShort((short) PcapReader.MAJOR_VERSION)
                .putShort((short) PcapReader.MINOR_VERSION)
                // time zone and accuracy of times, which nobody uses
                .putLong(0)
                .putInt(FrameReader.LONGEST_FRAME)
                .putInt(linkType)
                .array();
    }

    /**
     * A frame as it is in a file.
     *
     * @throws IllegalArgumentException if the time is before 1970 or after 2106, or the frame longer than 262,144
     *                                  octets
     */
    public static byte[] packet(Instant time, byte[] frame) {
        return packet(time, frame, frame.length);
    }

    /**
     * The same for a frame of which not all is there.
     *
     * @param length of the frame as it was sent, in octets
     */
    public static byte[] packet(Instant time, byte[] frame, long length) {
        long second = time.getEpochSecond();
        if (second < 0 || second > GREATEST_SECOND) {
            throw new IllegalArgumentException("pcap has no time " + time);
        } else if (frame.length > FrameReader.LONGEST_FRAME) {
            throw new IllegalArgumentException("pcap has no frame of " + frame.length + " octets");
        }
        return buffer(PACKET_HEADER_OCTETS + frame.length)
                .putInt((int) second)
                .putInt(time.getNano() / NANOS_A_UNIT)
                .putInt(frame.length)
                .putInt((int) length)
                .put(frame)
                .array();
    }

    private static ByteBuffer buffer(int octets) {
        return ByteBuffer.allocate(octets).order(ByteOrder.LITTLE_ENDIAN);
    }
}
