package org.c2x.nativebridge.cortex;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The programs for one codec with one message: one counts instructions and looks at the stack, another counts what is
 * asked of the heap; our own codecs have one that decodes damaged messages.
 *
 * @param level how the compiler optimises, {@code O2} or {@code Os}
 */
public record CortexProgram(Path folder, String level, String scheme, String content) {
    private static final String SEPARATOR = "\t";
    private static final String REFUSED = "refused";
    private static final String CODEC = "codec";

    /** Numbers of an operation in a line, after its name. */
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
     * Measures it.
     *
     * @throws RefusalException if there is nothing to measure
     * @throws IOException      if a program fails
     */
    public Measured measure() throws IOException, RefusalException {
        Path program = program("");
        List<String> counts = said(program);
        List<String> heap = said(program("-heap"));
        return new Measured(
                words(counts, CODEC)[1],
                Long.parseLong(words(counts, CODEC)[2]),
                effort("encode", counts, heap),
                effort("decode", counts, heap),
                CodeSize.of(folder, program.toString()) - CodeSize.of(folder, level + "-empty"),
                CodeSize.ofLibrary(program));
    }

    /**
     * What became of damaged messages.
     *
     * @param taken   such as are messages nevertheless
     * @param refused with an error code
     */
    public record Malformed(int taken, int refused) {}

    /**
     * Has one of our own codecs decode 10,000 damaged copies of the message.
     *
     * @throws RefusalException if it reads more than there is
     * @throws IOException      if that ends in a fault
     */
    public Malformed malformed() throws IOException, RefusalException {
        String[] counts = words(said(program("-malformed")), "malformed");
        return new Malformed(Integer.parseInt(counts[1]), Integer.parseInt(counts[2]));
    }

    private Path program(String kind) {
        return folder.resolve(level + '-' + scheme + '-' + content + kind);
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
