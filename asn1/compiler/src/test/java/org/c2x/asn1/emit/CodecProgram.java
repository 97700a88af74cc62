package org.c2x.asn1.emit;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** A running program that decodes and encodes messages with generated code. */
public class CodecProgram implements AutoCloseable {
    /** The forms of a message, in the order of their numbers. */
    public enum Form {
        UPER,
        EXI,
        OER,
        APER,
        DER;

        /** The part of names that stands for it. */
        public String suffix() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * What the program answers.
     *
     * @param failure 0, 1 if decoding failed, 2 if encoding did
     * @param code    of the error
     * @param octets  the encoding, or the path of the error
     */
    public record Answer(int failure, int code, byte[] octets) {
        public String path() {
            return new String(octets, StandardCharsets.US_ASCII);
        }
    }

    private final Process process;
    private final DataOutputStream requests;
    private final DataInputStream answers;

    /** Starts the program. */
    public CodecProgram(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        requests = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
        answers = new DataInputStream(new BufferedInputStream(process.getInputStream()));
    }

    /** Has a message decoded and encoded. */
    public final Answer transcode(int type, Form from, Form to, byte[] octets) {
        request(type, from, to, octets);
        return answer();
    }

    /** Has the program begin to decode and encode a message. */
    public final void request(int type, Form from, Form to, byte[] octets) {
        try {
            requests.writeByte(type);
            requests.writeByte(from.ordinal());
            requests.writeByte(to.ordinal());
            requests.writeInt(octets.length);
            requests.write(octets);
            requests.flush();
        } catch (IOException e) {
            throw ended(e);
        }
    }

    /** What becomes of the message that was requested last; waits for it. */
    public final Answer answer() {
        try {
            int failure = answers.readUnsignedByte();
            int code = answers.readUnsignedByte();
            return new Answer(failure, code, answers.readNBytes(answers.readInt()));
        } catch (IOException e) {
            throw ended(e);
        }
    }

    private static AssertionError ended(IOException e) {
        return new AssertionError("the program ended; what it said is above", e);
    }

    /** Ends the program. */
    @Override
    public final void close() throws IOException {
        requests.close();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS) || process.exitValue() != 0) {
                throw new AssertionError("the program failed at its end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
