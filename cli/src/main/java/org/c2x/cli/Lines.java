package org.c2x.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** The lines of a stream as octets, so that what is no UTF-8 can be told from what is. */
final class Lines {
    /** The octets that a line may have, far beyond any message; more are not kept, so that memory suffices. */
    static final int LONGEST = 1 << 24;

    private final BufferedInputStream in;
    private final int longest;
    private long offset;

    Lines(InputStream in) {
        this(in, LONGEST);
    }

    /** @param longest octets that are kept of a line */
    Lines(InputStream in, int longest) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.longest = longest;
    }

    /** Octets up to the next line. */
    long offset() {
        return offset;
    }

    /** The next line without its end, LF or CR LF; null if there is none. Of one that is too long one octet more. */
    byte[] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int octet = in.read();
        if (octet < 0) {
            return null;
        }
        while (octet >= 0 && octet != '\n') {
            if (line.size() <= longest) {
                line.write(octet);
            }
            offset++;
            octet = in.read();
        }
        offset += octet < 0 ? 0 : 1;
        byte[] octets = line.toByteArray();
        boolean carriageReturn = octets.length > 0 && octets[octets.length - 1] == '\r';
        return carriageReturn ? Arrays.copyOf(octets, octets.length - 1) : octets;
    }
}
