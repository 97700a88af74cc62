package org.c2x.codec.exi;

import java.io.OutputStream;
import java.util.Arrays;

/** Octets that grow, without a lock. */
public final class OctetSink extends OutputStream {
    private static final int CAPACITY = 256;
    /** A larger buffer is not kept for the next message. */
    private static final int KEPT_CAPACITY = 1 << 16;

    private byte[] octets = new byte[CAPACITY];
    private int length;

    void reset() {
        length = 0;
        if (octets.length > KEPT_CAPACITY) {
            octets = new byte[CAPACITY];
        }
    }

    @Override
    public void write(int octet) {
        if (length == octets.length) {
            octets = Arrays.copyOf(octets, 2 * length);
        }
        octets[length++] = (byte) octet;
    }

    @Override
    public void write(byte[] source, int offset, int count) {
        if (count > octets.length - length) {
            octets = Arrays.copyOf(octets, Math.max(2 * octets.length, length + count));
        }
        System.arraycopy(source, offset, octets, length, count);
        length += count;
    }

    /** How many octets were written. */
    public int length() {
        return length;
    }

    byte[] toByteArray() {
        return Arrays.copyOf(octets, length);
    }

    int copyTo(byte[] buffer, int offset) {
        System.arraycopy(octets, 0, buffer, offset, length);
        return length;
    }
}
