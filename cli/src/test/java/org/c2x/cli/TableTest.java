package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables, {@code c2x convert --to csv}. */
class TableTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    private static final String LOTS = """
            {"free":17,"name":"Süd, \\"P1\\"","state":{"full":{"since":-5}},"rows":[{"name":"A","key":"1E05"},\
            {"name":"B"}]}
            {"free":0,"name":"","state":{"open":null},"rows":[]}
            {"free":500,"state":{"open":null},"rows":[{"name":"=C\\nD"}]}
            """;

    @TempDir
    private Path folder;

    private Path parking;

    @BeforeEach
    void writeModule() throws IOException {
        parking = Files.writeString(folder.resolve("Parking.asn"), """
                Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Lot ::= SEQUENCE { free INTEGER (0..500), name UTF8String OPTIONAL, state CHOICE { open NULL, full
                  SEQUENCE { since INTEGER, until INTEGER (0..86399) OPTIONAL }, ... }, rows SEQUENCE OF Row, ... }
                Row ::= SEQUENCE { name UTF8String, key OCTET STRING OPTIONAL }
                END
                """);
    }

    @Test
    void lines_areRecords_quotedWhereTheyMustBe() {
        Run run = table(LOTS, "--records");

        assertEquals("""
                free,name,state.open,state.full.since,state.full.until
                17,"Süd, ""P1""\",,-5,
                0,"",NULL,,
                500,,NULL,,
                """, run.text());
        assertEquals("", run.err());
        assertEquals(0, run.code());
    }

    @Test
    void binaryRecords_giveTheSameTable() {
        Run binary = convert(LOTS.getBytes(StandardCharsets.UTF_8), "jer", "uper", "--records");

        Run run = convert(binary.out(), "uper", "csv", "--records");

        assertEquals(table(LOTS, "--records").text(), run.text());
    }

    @Test
    void columns_areChosen_listsInOneCell() {
        Run run = table(LOTS, "--records", "--columns", "state,rows,rows[*].name", "--columns", "rows[*].key,free");

        assertEquals("""
                state,rows,"rows[*].name","rows[*].key",free
                full,2,A;B,"'1E05'H;",17
                open,0,"","",0
                open,1,"=C
                D","",500
                """, run.text());
    }

    @Test
    void rows_areElementsOfAList() {
        Run run = table(LOTS, "--records", "--rows", "rows", "--columns", "free,rows[*]");

        assertEquals("""
                free,"rows[*].name","rows[*].key"
                17,A,"'1E05'H"
                17,B,
                0,,
                500,"=C
                D",
                """, run.text());
    }

    @Test
    void singleColumn_hasNoEmptyLines() {
        assertEquals("""
                name
                "Süd, ""P1""\"
                ""
                ""
                """, table(LOTS, "--records", "--columns", "name").text());
    }

    @Test
    void badRecords_haveNoLine_andAreSaid() {
        Run skipping = table("{\"free\":501}\n" + LOTS, "--records", "--skip-bad", "--columns", "free");
        Run lines = table("{}\n" + LOTS, "--hex", "--columns", "free");

        assertEquals("free\n17\n0\n500\n", skipping.text());
        assertTrue(skipping.err().startsWith("c2x convert: standard input: record 1 at octet 0: free "));
        assertEquals("free\n17\n0\n500\n", lines.text());
        assertTrue(lines.err().startsWith("c2x convert: standard input: line 1: free at character"), lines.err());
        assertEquals(1, lines.code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper", "oer", "uper-table", "ber", "protobuf", "exi-compiled", "jer"})
    void messagesOfTheClassPath_inAnyScheme(String scheme) {
        Run message = Run.of(CAM, "convert", "--type", "CAM", "--from", "uper", "--to", scheme, "--hex");

        Run run = Run.of(
                message.text(),
                "convert",
                "--type",
                "v1.CAM",
                "--from",
                scheme,
                "--to",
                "csv",
                "--hex",
                "--columns",
                "header,cam.camParameters.basicContainer.referencePosition.latitude,"
                        + "cam.camParameters.highFrequencyContainer");

        assertEquals(
                "header.protocolVersion,header.messageID,header.stationID,"
                        + "\"cam.camParameters.basicContainer.referencePosition.latitude\","
                        + "\"cam.camParameters.highFrequencyContainer\"\n"
                        + "1,2,1234567,481385200,\"basicVehicleContainerHighFrequency\"\n",
                run.text());
        assertEquals("", run.err());
    }

    @Test
    void oneMessage_isATableOfOneLine() {
        Run run = Run.of(HexFormat.of().parseHex(CAM), "convert", "--type", "v1.CAM", "--from", "uper", "--to", "csv");

        assertEquals(2, run.text().lines().count());
        List<String> lines = run.text().lines().toList();
        assertEquals(lines.get(0).split(",", -1).length, lines.get(1).split(",", -1).length);
    }

    @Test
    void wrongUsage_isExplained() {
        assertEquals(
                "the type has no 'rooms'; there are free, name, state, rows",
                table("", "--columns", "rooms").err().lines().findFirst().orElseThrow());
        assertEquals(
                "name is no list",
                table("", "--rows", "name").err().lines().findFirst().orElseThrow());
        assertEquals(
                "--columns and --rows require --to csv",
                convert(new byte[0], "jer", "uper", "--columns", "free")
                        .err()
                        .lines()
                        .findFirst()
                        .orElseThrow());
        assertEquals(
                "a table has the columns of one type; choose it with --type: v1.CAM or v2.CAM or r2.CAM",
                Run.of("", "convert", "--type", "CAM", "--from", "uper", "--to", "csv")
                        .err()
                        .lines()
                        .findFirst()
                        .orElseThrow());
        assertTrue(convert(new byte[0], "csv", "uper").err().startsWith("unknown scheme 'csv'; there are "));
    }

    private Run table(String lines, String... options) {
        return convert(lines.getBytes(StandardCharsets.UTF_8), "jer", "csv", options);
    }

    private Run convert(byte[] file, String from, String to, String... options) {
        return Run.of(
                file,
                Stream.concat(
                                Stream.of(
                                        "convert",
                                        "--asn1",
                                        parking.toString(),
                                        "--type",
                                        "Lot",
                                        "--from",
                                        from,
                                        "--to",
                                        to),
                                Stream.of(options))
                        .toArray(String[]::new));
    }
}
