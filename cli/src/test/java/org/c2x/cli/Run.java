package org.c2x.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/**
 * One run of the command line within this JVM.
 *
 * @param code exit code
 * @param out  standard output
 * @param err  standard error
 */
record Run(int code, byte[] out, String err) {

    /** Runs with octets on standard input. */
    static Run of(byte[] in, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Run run = of(new ByteArrayInputStream(in), out, arguments);
        return new Run(run.code, out.toByteArray(), run.err);
    }

    /** Runs with any standard input and output; the result has none. */
    static Run of(InputStream in, OutputStream out, String... arguments) {
        StringWriter err = new StringWriter();
        int code = Main.run(new Console(in, out, new PrintWriter(err)), arguments);
        return new Run(code, new byte[0], err.toString());
    }

    /** Runs with a text on standard input. */
    static Run of(String in, String... arguments) {
        return of(in.getBytes(StandardCharsets.UTF_8), arguments);
    }

    String text() {
        return new String(out, StandardCharsets.UTF_8);
    }
}
