package org.c2x.codec.ber;

import java.io.InputStream;
import java.util.Objects;

/** Octets of an array as the stream that asn1bean reads, which knows how far it has been read. Not thread-safe. */
final class OctetInput extends InputStream {
    private final byte[] octets;
    private final int end;
    private int next;

    OctetInput(byte[] octets, int start, int end) {
        this.octets = octets;
        this.next = start;
        this.end = end;
    }

    /** Index of the next octet. */
    int next() {
        return next;
    }

    @Override
    public int read() {
        return next < end ? octets[next++] & 0xff : -1;
    }

    @Override
    public int read(byte[] into, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, into.length);
        if (next == end && length > 0) {
            return -1;
        }
        int count = Math.min(length, end - next);
        System.arraycopy(octets, next, into, offset, count);
        next += count;
        return count;
    }
}
