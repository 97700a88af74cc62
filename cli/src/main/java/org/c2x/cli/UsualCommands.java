package org.c2x.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;

/** Runs what is used most, so that the JVM notes which classes that takes: {@code ./c2x} makes an archive of them. */
final class UsualCommands {
    private static final byte[] CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44".getBytes(US_ASCII);

    private UsualCommands() {}

    public static void main(String[] args) {
        run(CAM, "--help");
        run(CAM, "inspect", "--type", "CAM", "--hex");
        run(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", "exi-compiled", "--hex");
        byte[] json = run(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", "jer", "--hex");
        run(json, "convert", "--type", "CAM", "--from", "jer", "--to", "uper", "--hex");
        byte[] xml = run(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", "xer", "--hex");
        run(xml, "convert", "--type", "CAM", "--from", "xer", "--to", "uper", "--hex");
        byte[] capture = run(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", "pcap", "--hex");
        run(capture, "capture", "-");
    }

    @SuppressWarnings("DefaultCharset") // the terminal's own
    private static byte[] run(byte[] in, String... command) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main.run(new Console(new ByteArrayInputStream(in), out, new PrintWriter(System.err)), command);
        return out.toByteArray();
    }
}
