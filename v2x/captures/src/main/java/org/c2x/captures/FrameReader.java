package org.c2x.captures;

import java.io.IOException;
import java.io.InputStream;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/** Reads the frames of a capture one after the other. */
abstract class FrameReader {
    /** Octets that a frame may have, as in Wireshark. */
    static final int LONGEST_FRAME = 1 << 18;

    final CaptureInput in;
    private long number;
    private boolean ended;

    FrameReader(CaptureInput in) {
        this.in = in;
    }

    /** The reader for the format that the file begins with. */
    static FrameReader of(InputStream file) throws IOException {
        CaptureInput in = new CaptureInput(file);
        boolean isPcapng = in.has(Integer.BYTES) && in.number(0) == PcapngReader.SECTION_HEADER;
        return isPcapng ? new PcapngReader(in) : new PcapReader(in);
    }

    /**
     * The next frame; null if there is none.
     *
     * @throws DecodeException if it is damaged; what follows can be read unless that is nowhere to be found
     */
    final @Nullable CapturedFrame next() throws IOException {
        CapturedFrame frame = ended ? null : read();
        if (frame == null && !ended && in.damage() != null) {
            throw notUnpacked();
        }
        return frame;
    }

    abstract @Nullable CapturedFrame read() throws IOException;

    /** Number of the last frame that was read or refused. */
    final long number() {
        return number;
    }

    /** Counts a frame. */
    final long count() {
        return ++number;
    }

    /** The error that ends reading; it has a number as packets have. */
    final DecodeException last(DecodeException error) {
        ended = true;
        number++;
        return error;
    }

    /** The error for a file that ends within something. */
    final DecodeException cut(String path, long expected) {
        return in.damage() != null
                ? notUnpacked()
                : last(in.error(
                        0, path, "the capture is cut: expected " + expected + " octets, found only " + in.left()));
    }

    private DecodeException notUnpacked() {
        return last(in.error(0, in.packing(), "the capture cannot be unpacked: " + in.damage()));
    }
}
