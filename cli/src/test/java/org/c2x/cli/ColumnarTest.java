package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.captures.PacketTable;
import org.c2x.conformance.Messages;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Columnar files, {@code c2x convert --to parquet} and {@code --to arrow}; read by pyarrow and DuckDB. */
class ColumnarTest {
    private static final Path SCRIPT = Path.of("../data/columnar/src/test/python/columns.py");
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final String BROKEN = CAM.substring(0, 40);

    @TempDir
    private Path folder;

    static Stream<MessageType<?>> types() {
        return MessageTypes.all().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void messagesOfEachType_areThoseOfJer(MessageType<?> type) throws Exception {
        byte[] documents = documents(type).getBytes(StandardCharsets.UTF_8);
        for (String format : List.of("parquet", "arrow")) {
            Run run = Run.of(
                    documents, "convert", "--type", type.qualifiedName(), "--from", "jer", "--to", format, "--records");
            assertEquals("", run.err());
            Files.write(folder.resolve("file." + format), run.out());
        }
        Files.write(folder.resolve("documents"), documents);

        String said = readBack();
        assertTrue(said.endsWith(" rows are equal\n"), said);
    }

    private static <T> String documents(MessageType<T> type) {
        Codec<T> jer = Codecs.get("jer", type.type());
        StringBuilder lines = new StringBuilder();
        Stream.concat(Messages.contents(type).stream(), Messages.random(type, 30).stream())
                .forEach(message -> lines.append(new String(jer.encode(message), StandardCharsets.UTF_8))
                        .append('\n'));
        return lines.toString();
    }

    @Test
    void packetsOfACapture_areTheirRows() throws Exception {
        Path capture = folder.resolve("capture.pcap");
        Run frames = Run.of(
                CAM + "\n" + CAM.replace("0012d687", "0012d688"),
                "convert",
                "--type",
                "v1.CAM",
                "--from",
                "uper",
                "--to",
                "pcap",
                "--hex");
        Files.write(capture, Arrays.copyOf(frames.out(), frames.out().length - 1));
        PacketTable table = PacketTable.of(List.of(MessageTypes.CAM_V1));
        JerCodec jer = new JerCodec(table.type());
        StringBuilder documents = new StringBuilder();
        try (Stream<CapturedPacket> packets = Captures.open(capture)) {
            packets.map(packet -> jer.encode(table.row(packet, null)))
                    .forEach(row -> documents
                            .append(new String(row, StandardCharsets.UTF_8))
                            .append('\n'));
        }
        Files.writeString(folder.resolve("documents"), documents);
        for (String format : List.of("parquet", "arrow")) {
            Run run = Run.of("", "capture", capture.toString(), "--to", format);
            assertEquals(1, run.code());
            Files.write(folder.resolve("file." + format), run.out());
        }

        assertEquals("2 rows are equal\n", readBack());
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper", "ber", "exi-compiled"})
    void brokenMessageInTheMiddle_hasNoRow_andIsSaid(String scheme) throws Exception {
        String good = Run.of(CAM, "convert", "--type", "v1.CAM", "--from", "uper", "--to", scheme, "--hex")
                .text()
                .strip();
        String lines = good + "\n" + good.substring(0, good.length() / 2 & ~1) + "\n" + good + "\n";
        for (String format : List.of("parquet", "arrow")) {
            Run run = Run.of(lines, "convert", "--type", "v1.CAM", "--from", scheme, "--to", format, "--hex");
            assertEquals(1, run.code());
            assertTrue(run.err().startsWith("c2x convert: standard input: line 2: "), run.err());
            assertTrue(run.err().contains("1 of 3 lines are malformed"), run.err());
            Files.write(folder.resolve("file." + format), run.out());
        }

        assertTwoRows();
    }

    @Test
    void brokenRecord_endsAFileThatHoldsThoseBefore() throws Exception {
        byte[] records = HexFormat.of().parseHex(CAM + CAM + BROKEN);
        for (String format : List.of("parquet", "arrow")) {
            Run run = Run.of(records, "convert", "--type", "v1.CAM", "--from", "uper", "--to", format, "--records");
            assertEquals(1, run.code());
            assertTrue(run.err().startsWith("c2x convert: standard input: record 3 at octet 82: "), run.err());
            Files.write(folder.resolve("file." + format), run.out());
        }

        assertTwoRows();
    }

    private void assertTwoRows() throws IOException, InterruptedException {
        String json = Run.of(CAM, "convert", "--type", "v1.CAM", "--from", "uper", "--to", "jer", "--hex")
                .text();
        Files.writeString(folder.resolve("documents"), json.repeat(2));

        assertEquals("2 rows are equal\n", readBack());
    }

    @Test
    void oneMessage_isAFileOfOneRow() throws Exception {
        byte[] message = HexFormat.of().parseHex(CAM);
        for (String format : List.of("parquet", "arrow")) {
            Run run = Run.of(message, "convert", "--type", "v1.CAM", "--from", "uper", "--to", format);
            assertEquals("", run.err());
            Files.write(folder.resolve("file." + format), run.out());
        }
        Files.write(
                folder.resolve("documents"),
                Run.of(message, "convert", "--type", "v1.CAM", "--from", "uper", "--to", "jer")
                        .out());

        assertEquals("1 rows are equal\n", readBack());
    }

    @Test
    void wrongUsage_isExplained() {
        assertTrue(usage("--type", "CAM", "--to", "parquet")
                .startsWith("a table has the columns of one type; choose it with --type: v1.CAM"));
        assertTrue(usage("--type", "v1.CAM", "--to", "arrow", "--columns", "header")
                .startsWith("--columns and --rows require --to csv"));
    }

    private static String usage(String... options) {
        return Run.of(
                        "",
                        Stream.concat(Stream.of("convert", "--from", "uper"), Stream.of(options))
                                .toArray(String[]::new))
                .err();
    }

    private String readBack() throws IOException, InterruptedException {
        String named = System.getenv("C2X_PYTHON");
        String python = named == null ? "../.ci/python/bin/python" : named;
        assumeTrue(
                Files.isExecutable(Path.of(python))
                        && new ProcessBuilder(python, "-c", "import duckdb, pyarrow")
                                        .start()
                                        .waitFor()
                                == 0,
                "no Python with pyarrow and DuckDB; .ci/run installs one");
        Process process = new ProcessBuilder(
                        python,
                        SCRIPT.toString(),
                        folder.resolve("file").toString(),
                        folder.resolve("documents").toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
