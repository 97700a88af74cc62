package org.c2x.nativebridge.cortex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Two programs for one codec with one message: one counts instructions and looks at the stack, the other counts what is
 * asked of the heap.
 *
 * @param level how the compiler optimises, {@code O2} or {@code Os}
 */
public record CortexProgram(Path folder, String level, String scheme, String content) {
    private static final String SEPARATOR = "\t";
    private static final String REFUSED = "refused";
    private static final String CODEC = "codec";

    /** Numbers of an operation in a line, behind its name. */
    private static final int SUM = 1;

    private static final int CALLS = 2;
    private static final int STACK = 5;
    private static final int HEAP = 1;

    /**
     * What an operation takes.
     *
     * @param instructions without those of a call that does nothing, the mean of many calls
     * @param stack        octets
     * @param heap         octets asked for
     */
    public record Effort(double instructions, long stack, long heap) {}

    /**
     * What a codec takes.
     *
     * @param library       name and version
     * @param messageOctets length of the message
     * @param codeOctets    of the flash, more than a program takes that has no codec
     * @param libraryOctets what of the program is the codec, without the C library
     */
    public record Measured(
            String library, long messageOctets, Effort encode, Effort decode, long codeOctets, long libraryOctets) {}

    /** The codec does not make the same octets of the message, or not within the memory; the message says why. */
    public static final class RefusalException extends Exception {
        private static final long serialVersionUID = 1;

        RefusalException(String reason) {
            super(reason);
        }
    }

    /**
     * Runs both.
     *
     * @throws RefusalException if there is nothing to measure
     * @throws IOException      if a program fails
     */
    public Measured measure() throws IOException, RefusalException {
        Path program = folder.resolve(level + '-' + scheme + '-' + content);
        List<String> counts = said(program);
        List<String> heap = said(program.resolveSibling(program.getFileName() + "-heap"));
        return new Measured(
                words(counts, CODEC)[1],
                Long.parseLong(words(counts, CODEC)[2]),
                effort("encode", counts, heap),
                effort("decode", counts, heap),
                CodeSize.of(program) - CodeSize.of(folder.resolve(level + "-empty")),
                CodeSize.ofLibrary(program));
    }

    private static List<String> said(Path program) throws IOException, RefusalException {
        Emulator.Ending ending = Emulator.run(program);
        for (String line : ending.lines()) {
            if (line.startsWith(REFUSED + SEPARATOR)) {
                throw new RefusalException(line.substring(REFUSED.length() + 1));
            }
        }
        if (ending.code() != 0) {
            throw new IOException(program + " ended with " + ending.code() + ": " + String.join("\n", ending.lines()));
        }
        return ending.lines();
    }

    private static Effort effort(String operation, List<String> counts, List<String> heap) throws IOException {
        String[] counted = words(counts, operation);
        return new Effort(
                Double.parseDouble(counted[SUM]) / Integer.parseInt(counted[CALLS]),
                Long.parseLong(counted[STACK]),
                Long.parseLong(words(heap, operation)[HEAP]));
    }

    private static String[] words(List<String> lines, String first) throws IOException {
        return lines.stream()
                .map(line -> line.split(SEPARATOR))
                .filter(words -> words[0].equals(first))
                .findFirst()
                .orElseThrow(() -> new IOException("a line that begins with " + first + " expected, not " + lines));
    }
}
