package org.c2x.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Wireshark's dissectors, an opinion of somebody else. */
public final class Tshark {
    private static final String SEPARATOR = "\t";

    private Tshark() {}

    /** Ends a test as skipped where TShark is not installed. */
    public static void require() throws InterruptedException {
        boolean installed;
        try {
            installed = run(List.of("tshark", "--version"), null) == 0;
        } catch (IOException e) {
            installed = false;
        }
        assumeTrue(installed, "TShark is not installed; .ci/run installs it");
    }

    /**
     * What TShark says of each frame of a capture: a text a field, of several values with commas between them.
     *
     * @param fields as TShark calls them
     */
    public static List<List<String>> dissect(Path capture, List<String> fields)
            throws IOException, InterruptedException {
        Path output = Files.createTempFile(capture.toAbsolutePath().getParent(), "tshark", "");
        List<String> command = new ArrayList<>(List.of("tshark", "-r", capture.toString(), "-T", "fields"));
        command.addAll(List.of("-E", "occurrence=a", "-E", "aggregator=,"));
        fields.forEach(field -> command.addAll(List.of("-e", field)));
        assertEquals(0, run(command, output.toFile()), "TShark gives up on " + capture);
        // what it takes for text may be any octets
        return Files.readAllLines(output, StandardCharsets.ISO_8859_1).stream()
                .map(line -> List.of(line.split(SEPARATOR, -1)))
                .toList();
    }

    /** Writes frames as a capture, all at the same time. */
    public static Path write(Path file, LinkType type, List<byte[]> frames) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(octets);
        out.writeInt(0xa1b2c3d4);
        out.writeShort(2);
        out.writeShort(4);
        out.writeLong(0);
        out.writeInt(0xffff);
        out.writeInt(type.number());
        for (byte[] frame : frames) {
            out.writeLong(0);
            out.writeInt(frame.length);
            out.writeInt(frame.length);
            out.write(frame);
        }
        return Files.write(file, octets.toByteArray());
    }

    private static int run(List<String> command, File output) throws IOException, InterruptedException {
        ProcessBuilder.Redirect nowhere = ProcessBuilder.Redirect.DISCARD;
        return new ProcessBuilder(command)
                .redirectOutput(output == null ? nowhere : ProcessBuilder.Redirect.to(output))
                .redirectError(nowhere)
                .start()
                .waitFor();
    }
}
