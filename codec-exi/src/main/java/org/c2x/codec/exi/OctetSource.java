package org.c2x.codec.exi;

import java.io.InputStream;

/** Octets of a message, which knows how many of them were read; without a lock. */
public final class OctetSource extends InputStream {
    private static final byte[] NOTHING = new byte[0];

    private byte[] octets = NOTHING;
    private int start;
    private int next;
    private int end;

    void reset(byte[] message, int offset, int length) {
        octets = message;
        start = offset;
        next = offset;
        end = offset + length;
    }

    /** Lets go of the message. */
    void release() {
        reset(NOTHING, 0, 0);
    }

    @Override
    public int read() {
        return next < end ? octets[next++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int count) {
        if (count == 0) {
            return 0;
        }
        int read = Math.min(count, end - next);
        if (read <= 0) {
            return -1;
        }
        System.arraycopy(octets, next, target, offset, read);
        next += read;
        return read;
    }

    @Override
    public int available() {
        return end - next;
    }

    /** The next octet, -1 at the end; it stays unread. */
    public int peek() {
        return next < end ? octets[next] & 0xff : -1;
    }

    /** How many octets were read. */
    public int position() {
        return next - start;
    }
}
