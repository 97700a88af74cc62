package org.c2x.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where messages come from and results go; tests put arrays in place of the standard streams. */
record Console(InputStream in, OutputStream out) {

    /** The streams of the process. */
    static Console standard() {
        return new Console(System.in, System.out);
    }

    /** A file, or standard input for {@code -}; closing it leaves standard input open. */
    InputStream open(String file) throws IOException {
        return file.equals("-") ? new Unclosed(in) : Files.newInputStream(Path.of(file));
    }

    /** Writes a text in UTF-8, whatever the machine's own character set. */
    void print(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {}
    }
}
