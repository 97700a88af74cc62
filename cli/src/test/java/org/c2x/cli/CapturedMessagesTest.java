package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.table.TableCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.c2x.captures.PcapWriter;
import org.c2x.captures.Stack;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.c2x.packets.LinkType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Recorded messages that {@code c2x study --capture} measures, up to the measuring. */
class CapturedMessagesTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    @TempDir
    private Path folder;

    private final StringWriter said = new StringWriter();

    private Path capture(String... contents) throws IOException {
        Stack stack = new Stack(LinkType.ETHERNET);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(PcapWriter.fileHeader(LinkType.ETHERNET));
        for (String content : contents) {
            out.writeBytes(PcapWriter.packet(
                    Instant.EPOCH, stack.send(Contents.get(content).value())));
        }
        return Files.write(folder.resolve("drive.pcap"), out.toByteArray());
    }

    private CapturedMessages extract(Path capture, String type) throws IOException {
        return CapturedMessages.extract(
                capture, type, Files.createDirectory(folder.resolve("found")), new PrintWriter(said));
    }

    @Test
    void mostFrequentType_withItsModules() throws Exception {
        CapturedMessages found = extract(capture("denm", "cam", "cam"), null);

        assertEquals(MessageTypes.CAM_V1, found.type());
        assertEquals("""
                c2x study: v1.CAM, not secured: 2 messages of 41 to 41 (mean 41) octets, in frames of 99 to 99 (mean 99)
                c2x study: v1.DENM, not secured: 1 message of 43 to 43 (mean 43) octets, in frames of 117 to 117 (mean \
                117)
                c2x study: measuring 2 of the 2 v1.CAM
                """, said.toString());
        assertEquals(List.of(CAM, CAM), Files.readAllLines(found.messages()));
        Schema schema = SchemaLoader.load(List.of(
                SourceFile.read(found.modules().get(0)),
                SourceFile.read(found.modules().get(1))));
        TypeReference type = new TypeReference(schema.find("CAM").orElseThrow());
        OwnMessages messages = OwnMessages.read(found.messages(), new TableCodec(RuleSet.UPER, type), false);
        assertEquals("the 2 messages of drive.pcap", messages.words());
    }

    @Test
    void manyMessages_areThinnedOut() throws IOException {
        String[] many = IntStream.range(0, 600).mapToObj(i -> "cam").toArray(String[]::new);

        CapturedMessages found = extract(capture(many), "CAM");

        assertEquals(200, Files.readAllLines(found.messages()).size());
    }

    @Test
    void typeThatIsNotThere_isSaidWithThoseThatAre() throws IOException {
        Path capture = capture("denm", "spatem");

        BadInputException none = assertThrows(BadInputException.class, () -> extract(capture, "VAM"));

        assertEquals(
                "c2x study: " + capture + ": no messages of type VAM; there are infrastructure.SPATEM, v1.DENM",
                none.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "--capture nowhere.pcap, no such capture: nowhere.pcap",
        "--capture FILE --asn1 Own.asn --type T, --asn1 and --messages are not allowed with --capture",
    })
    void wrongUsage(String arguments, String problem) throws IOException {
        String options = arguments.replace("FILE", capture().toString());

        Run run = Run.of("", ("study " + options).split(" "));

        assertEquals(2, run.code());
        assertTrue(run.err().startsWith(problem), run::err);
    }

    @Test
    void captureWithoutMessages_isSaid() throws IOException {
        Run run = Run.of("", "study", "--capture", capture().toString());

        assertEquals(1, run.code());
        assertTrue(run.err().contains("drive.pcap: no messages"), run::err);
    }
}
