package org.c2x.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

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
        StringWriter err = new StringWriter();
        CommandLine command = Main.commandLine(new Console(new ByteArrayInputStream(in), out));
        command.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        command.setErr(new PrintWriter(err));
        int code = command.execute(arguments);
        return new Run(code, out.toByteArray(), err.toString());
    }

    /** Runs with a text on standard input. */
    static Run of(String in, String... arguments) {
        return of(in.getBytes(StandardCharsets.UTF_8), arguments);
    }

    String text() {
        return new String(out, StandardCharsets.UTF_8);
    }
}
