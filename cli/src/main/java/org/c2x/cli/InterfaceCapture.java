package org.c2x.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Stream;

/**
 * The capture that another program writes of a network interface, without end. Such programs have the rights that this
 * needs, or ask for them; a JVM would have to run with them.
 */
final class InterfaceCapture extends FilterInputStream {
    /** Each writes packets as they arrive; the first that is installed is used. The interface's name follows. */
    private static final List<List<String>> PROGRAMS =
            List.of(List.of("dumpcap", "-q", "-P", "-w", "-", "-i"), List.of("tcpdump", "-U", "-w", "-", "-i"));

    private final Process program;

    private InterfaceCapture(Process program) {
        super(program.getInputStream());
        this.program = program;
    }

    /** @throws IOException if no such program is installed */
    static InterfaceCapture of(String name) throws IOException {
        return of(name, PROGRAMS);
    }

    static InterfaceCapture of(String name, List<List<String>> programs) throws IOException {
        for (List<String> program : programs) {
            try {
                List<String> command =
                        Stream.concat(program.stream(), Stream.of(name)).toList();
                return new InterfaceCapture(new ProcessBuilder(command).start());
            } catch (IOException notInstalled) {
                // the next one may be
            }
        }
        throw new IOException("install dumpcap (Debian: wireshark-common) or tcpdump");
    }

    /** @throws IOException also if the program has failed; the message is what it has printed */
    @Override
    public int read(byte[] octets, int offset, int length) throws IOException {
        int count = super.read(octets, offset, length);
        if (count < 0) {
            String printed = new String(program.getErrorStream().readAllBytes(), Charset.defaultCharset());
            if (program.onExit().join().exitValue() != 0) {
                throw new IOException(printed.strip());
            }
        }
        return count;
    }

    @Override
    public void close() throws IOException {
        program.destroy();
        super.close();
    }
}
