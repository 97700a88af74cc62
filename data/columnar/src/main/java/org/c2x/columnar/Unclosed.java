package org.c2x.columnar;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream that stays open when the file in it ends. */
final class Unclosed extends FilterOutputStream {
    Unclosed(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] octets, int offset, int length) throws IOException {
        out.write(octets, offset, length);
    }

    @Override
    public void close() throws IOException {
        flush();
    }
}
