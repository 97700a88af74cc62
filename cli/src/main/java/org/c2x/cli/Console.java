package org.c2x.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.streams.Workers;

/**
 * Where messages come from and results go; tests put arrays in place of the standard streams. What is printed is
 * written when a read may have to wait and when the command ends, and a write that fails ends the command.
 */
final class Console {
    /** Stands for standard input in place of a file. */
    static final String STANDARD = "-";

    private static final int BUFFER_OCTETS = 1 << 16;

    private final InputStream in;
    private final OutputStream octets;
    private final PrintWriter out;
    private final PrintWriter err;

    Console(InputStream in, OutputStream out, PrintWriter err) {
        this.in = in;
        this.octets = new BufferedOutputStream(new Refusing(out), BUFFER_OCTETS);
        this.out = new PrintWriter(new OutputStreamWriter(octets, StandardCharsets.UTF_8));
        this.err = err;
    }

    /** The streams of the process, past {@link System#out}, which hides that a write failed. */
    @SuppressWarnings("DefaultCharset") // the terminal's own
    static Console standard() {
        return new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintWriter(System.err, true));
    }

    /** A file, or standard input for {@code -}; closing it leaves standard input open. */
    InputStream open(String file) throws IOException {
        return prompting(file.equals(STANDARD) ? new Unclosed(in) : new FileInputStream(file), name(file));
    }

    /**
     * The same input; what was printed is shown before it waits for more.
     *
     * @param name what messages about it call it
     */
    InputStream prompting(InputStream input, String name) {
        return new Prompting(input, name);
    }

    /**
     * What decodes an input: a file all cores, what may have to wait for more the thread that shows results, as soon as
     * they can be shown.
     */
    static Workers workers(String file) {
        boolean isComplete = !file.equals(STANDARD) && Files.isRegularFile(Path.of(file));
        return isComplete ? Workers.allCores() : Workers.CALLER;
    }

    /** What messages about an input call it. */
    static String name(String file) {
        return file.equals(STANDARD) ? "standard input" : Excerpt.printable(file);
    }

    /** Takes text, written in UTF-8 whatever the machine's own character set; throws {@link OutputException}. */
    PrintWriter out() {
        return out;
    }

    PrintWriter err() {
        return err;
    }

    /** Prints octets as they are. */
    void print(byte[] message) throws IOException {
        octets().write(message);
    }

    /** Takes octets as they are, after the text that was printed; throws {@link OutputException}. */
    OutputStream octets() {
        out.flush();
        return octets;
    }

    /**
     * Writes what was printed.
     *
     * @throws OutputException if that fails
     */
    void flush() {
        out.flush();
    }

    /** Says that a write failed by an exception that no {@link PrintWriter} keeps to itself. */
    private static final class Refusing extends FilterOutputStream {
        Refusing(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] octets, int offset, int length) {
            try {
                out.write(octets, offset, length);
            } catch (IOException e) {
                throw new OutputException(e);
            }
        }
    }

    /** Shows what was printed before it waits for more input. */
    private final class Prompting extends FilterInputStream {
        private final String name;

        Prompting(InputStream in, String name) {
            super(in);
            this.name = name;
        }

        @Override
        public int read(byte[] octets, int offset, int length) throws IOException {
            try {
                if (in.available() == 0) {
                    flush();
                }
                return in.read(octets, offset, length);
            } catch (IOException e) {
                throw new IOException(name + ": " + e.getMessage(), e);
            }
        }
    }

    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {}
    }
}
