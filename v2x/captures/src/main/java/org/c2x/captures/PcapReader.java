package org.c2x.captures;

import java.io.IOException;
import java.time.Instant;
import org.c2x.asn1.runtime.Nullable;

/** The format of libpcap (draft-ietf-opsawg-pcap), in either order of octets, with micro- or nanoseconds. */
final class PcapReader extends FrameReader {
    static final long MICROSECONDS = 0xa1b2_c3d4L;
    static final int MAJOR_VERSION = 2;
    static final int MINOR_VERSION = 4;
    static final int FILE_HEADER_OCTETS = 24;

    private static final long NANOSECONDS = 0xa1b2_3c4dL;
    private static final int PACKET_HEADER_OCTETS = 16;

    private int linkType;

    /** Nanoseconds; 0 as long as the header of the file has not been read. */
    private int timeUnit;

    PcapReader(CaptureInput in) {
        super(in);
    }

    @Override
    @Nullable
    CapturedFrame read() throws IOException {
        if (timeUnit == 0) {
            readFileHeader();
        }
        if (!in.has(PACKET_HEADER_OCTETS)) {
            if (in.left() == 0) {
                return null;
            }
            throw cut("packetHeader", PACKET_HEADER_OCTETS);
        }
        long captured = in.number(8);
        if (captured > LONGEST_FRAME) {
            throw last(in.error(
                    8, "packetHeader.capturedLength", "expected at most " + LONGEST_FRAME + ", found " + captured));
        }
        int length = (int) captured;
        if (!in.has(PACKET_HEADER_OCTETS + length)) {
            throw cut("packet", PACKET_HEADER_OCTETS + length);
        }
        Instant time = Instant.ofEpochSecond(in.number(0), in.number(4) * timeUnit);
        CapturedFrame frame =
                new CapturedFrame(count(), time, linkType, in.number(12), in.part(PACKET_HEADER_OCTETS, length));
        in.skip(PACKET_HEADER_OCTETS + length);
        return frame;
    }

    private void readFileHeader() throws IOException {
        if (!in.has(FILE_HEADER_OCTETS)) {
            throw cut("fileHeader", FILE_HEADER_OCTETS);
        }
        long magic = in.number(0);
        if (magic != MICROSECONDS && magic != NANOSECONDS) {
            in.setLittleEndian(true);
            magic = in.number(0);
        }
        if (magic != MICROSECONDS && magic != NANOSECONDS) {
            throw last(in.error(0, "fileHeader.magic", "expected a capture, pcap or pcapng"));
        }
        if (in.shortNumber(4) != MAJOR_VERSION) {
            throw last(in.error(
                    4, "fileHeader.majorVersion", "expected " + MAJOR_VERSION + ", found " + in.shortNumber(4)));
        }
        timeUnit = magic == MICROSECONDS ? 1_000 : 1;
        // its upper half says how long checksums are
        linkType = (int) in.number(20) & 0xffff;
        in.skip(FILE_HEADER_OCTETS);
    }
}
