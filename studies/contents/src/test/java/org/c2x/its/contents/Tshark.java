package org.c2x.its.contents;

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
import java.util.regex.Pattern;

/** Wireshark's dissectors, an opinion of somebody else. */
public final class Tshark {
    /** pcap: the link type of Ethernet. */
    public static final int ETHERNET = 1;

    /** pcap: a link type for private use, which TShark has to be told the meaning of. */
    private static final int USER_0 = 147;

    private static final String SEPARATOR = "\t";

    /** Components that TShark takes as unsigned where they are beyond the extension root, and up to 32 bits only. */
    private static final Pattern BEYOND_THE_ROOT =
            Pattern.compile("\"(pathDeltaTime|eventDeltaTime|protectedZoneRadius)\":(-|[0-9]{10})");

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
     * Whether TShark reads a message as X.691 says: it takes the size of the UTF8String companyName as visible to PER,
     * and does not read all integers beyond an extension root.
     *
     * @param json the message in JER
     */
    public static boolean reads(String json) {
        return !json.contains("\"companyName\"")
                && !BEYOND_THE_ROOT.matcher(json).find();
    }

    /**
     * What TShark says of each frame of a capture: a text a field, of several values with commas between them.
     *
     * @param fields as TShark calls them
     */
    public static List<List<String>> dissect(Path capture, List<String> fields)
            throws IOException, InterruptedException {
        return dissect(capture, List.of(), fields);
    }

    /**
     * What TShark says of packets that have no link layer.
     *
     * @param protocol as TShark calls the outermost one
     * @param folder   for files
     */
    public static List<List<String>> dissect(String protocol, List<byte[]> packets, Path folder, List<String> fields)
            throws IOException, InterruptedException {
        String meaning = "uat:user_dlts:\"User 0 (DLT=147)\",\"" + protocol + "\",\"0\",\"\",\"0\",\"\"";
        Path capture = write(folder.resolve("packets.pcap"), USER_0, packets);
        return dissect(capture, List.of("-o", meaning), fields);
    }

    private static List<List<String>> dissect(Path capture, List<String> options, List<String> fields)
            throws IOException, InterruptedException {
        Path output = Files.createTempFile(capture.toAbsolutePath().getParent(), "tshark", "");
        List<String> command = new ArrayList<>(List.of("tshark", "-r", capture.toString(), "-T", "fields"));
        command.addAll(List.of("-E", "occurrence=a", "-E", "aggregator=,"));
        command.addAll(options);
        fields.forEach(field -> command.addAll(List.of("-e", field)));
        assertEquals(0, run(command, output.toFile()), "TShark gives up on " + capture);
        // what it takes for text may be any octets
        return Files.readAllLines(output, StandardCharsets.ISO_8859_1).stream()
                .map(line -> List.of(line.split(SEPARATOR, -1)))
                .toList();
    }

    /** Writes frames as a capture, all at the same time. */
    public static Path write(Path file, int linkType, List<byte[]> frames) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(octets);
        out.writeInt(0xa1b2c3d4);
        out.writeShort(2);
        out.writeShort(4);
        out.writeLong(0);
        out.writeInt(0xffff);
        out.writeInt(linkType);
        for (byte[] frame : frames) {
            out.writeLong(0);
            out.writeInt(frame.length);
            out.writeInt(frame.length);
            out.write(frame);
        }
        return Files.write(file, octets.toByteArray());
    }

    /** Has TShark write a capture in another format, {@code pcapng} or {@code nsecpcap}. */
    public static void convert(Path capture, String format, Path to) throws IOException, InterruptedException {
        assertEquals(0, run(List.of("tshark", "-r", capture.toString(), "-F", format, "-w", to.toString()), null));
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
