package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertTest {
    /** The reference CAM in both families: the same station at the same place, coded differently. */
    private static final String V1 =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    private static final String V2 =
            "02020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a36961f96880";

    private static final String JSON = """
            {"header":{"protocolVersion":1,"messageID":2,"stationID":1234567},"cam":{"generationDeltaTime":34567,\
            "camParameters":{"basicContainer":{"stationType":5,"referencePosition":{"latitude":481385200,\
            "longitude":115698400,"positionConfidenceEllipse":{"semiMajorConfidence":100,"semiMinorConfidence":80,\
            "semiMajorOrientation":900},"altitude":{"altitudeValue":52000,"altitudeConfidence":"alt-000-50"}}},\
            "highFrequencyContainer":{"basicVehicleContainerHighFrequency":{"heading":{"headingValue":2711,\
            "headingConfidence":10},"speed":{"speedValue":1389,"speedConfidence":5},"driveDirection":"forward",\
            "vehicleLength":{"vehicleLengthValue":42,"vehicleLengthConfidenceIndication":"noTrailerPresent"},\
            "vehicleWidth":18,"longitudinalAcceleration":{"longitudinalAccelerationValue":-12,\
            "longitudinalAccelerationConfidence":20},"curvature":{"curvatureValue":-150,\
            "curvatureConfidence":"onePerMeter-0-002"},"curvatureCalculationMode":"yawRateUsed",\
            "yawRate":{"yawRateValue":-420,"yawRateConfidence":"degSec-000-10"}}}}}}""";

    private static final String PARKING = """
            Parking DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            IMPORTS Level FROM Levels;
            Lot ::= SEQUENCE { free INTEGER (0..500), level Level DEFAULT 0, name UTF8String OPTIONAL, ... }
            END
            """;
    private static final String LOT =
            "Lots DEFINITIONS ::= BEGIN Lot ::= SEQUENCE { free INTEGER (0..500), open BOOLEAN } END";
    private static final String LEVELS = "Levels DEFINITIONS AUTOMATIC TAGS ::= BEGIN Level ::= INTEGER (-5..10) END";

    @TempDir
    private Path folder;

    @Test
    void referenceCam_ofBothVersions_inValueNotation() {
        String hex = V1 + "\n" + V2 + "\n";

        Run text = Run.of(hex, "convert", "--type", "CAM", "--from", "uper", "--to", "asn", "--hex");

        assertTrue(text.text().startsWith("{header {protocolVersion 1, messageID 2, stationID 1234567}, cam {"));
        assertEquals(
                hex,
                Run.of(text.text(), "convert", "--type", "CAM", "--from", "asn", "--to", "uper", "--hex")
                        .text());
    }

    @Test
    void valueAssignmentInAFile_isAMessage() throws IOException {
        Path modules = Files.createDirectory(folder.resolve("modules"));
        Files.writeString(modules.resolve("Parking.asn"), PARKING);
        Files.writeString(modules.resolve("Levels.asn"), LEVELS);
        Path value = Files.writeString(folder.resolve("lot.asn"), "lot Lot ::= {\n  level -1,\n  free 12\n}\n");

        Run json = Run.of(
                "",
                "convert",
                "--asn1",
                modules.toString(),
                "--type",
                "Lot",
                "--from",
                "asn",
                "--to",
                "jer",
                value.toString());

        assertEquals("{\"free\":12,\"level\":-1}\n", json.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"uper", "uper-table"})
    void referenceCam_ofBothVersions_bothWays(String scheme) {
        String json2 = JSON.replace("\"protocolVersion\":1", "\"protocolVersion\":2");

        Run toJson = Run.of(
                V1 + "\n" + V2 + "\n", "convert", "--type", "CAM", "--from", scheme, "--to", "jer", "--hex", "-");
        Run back = Run.of(toJson.text(), "convert", "--type", "CAM", "--from", "jer", "--to", scheme, "--hex");

        assertEquals(JSON + "\n" + json2 + "\n", toJson.text());
        assertEquals(V1 + "\n" + V2 + "\n", back.text());
        assertEquals(0, toJson.code());
        assertEquals("", back.err());
    }

    /** Octets that others made; the README beside them says who. */
    @Test
    void dataAndCertificatesOfOthers_areTheSameAfterJson() throws IOException {
        List<String[]> vectors =
                Files.readAllLines(Path.of("../v2x/security/src/test/resources/org/c2x/security/vectors.tsv")).stream()
                        // one is nested as deep as it must not be
                        .filter(line -> !line.startsWith("#") && !line.contains("recursion_depth"))
                        .map(line -> line.split("\t"))
                        .toList();
        for (String type : List.of("Ieee1609Dot2Data", "Certificate")) {
            List<String> hex = vectors.stream()
                    .filter(vector -> vector[1].equals(type))
                    .map(vector -> vector[vector.length - 1])
                    .toList();
            Run jer =
                    Run.of(String.join("\n", hex), "convert", "--type", type, "--from", "oer", "--to", "jer", "--hex");
            Run oer = Run.of(jer.out(), "convert", "--type", type, "--from", "jer", "--to", "oer", "--hex");

            assertEquals(0, jer.code(), jer.err());
            assertEquals(hex, oer.text().lines().toList());
            assertFalse(hex.isEmpty());
        }
    }

    @Test
    void referenceCam_asXml_bothWays() {
        Run xml = Run.of(
                V1 + "\n" + V2 + "\n", "convert", "--type", "CAM", "--from", "uper", "--to", "xer", "--hex", "-");
        Run back = Run.of(xml.text(), "convert", "--type", "CAM", "--from", "xer", "--to", "uper", "--hex");
        Run other = hex("CAM", "xer", "uper", xml.text().replace("Version>1<", "Version>7<"));

        assertTrue(xml.text().startsWith("<CAM><header><protocolVersion>1</protocolVersion><messageID>2<"), xml.text());
        assertTrue(xml.text().contains("<driveDirection><forward/></driveDirection>"), xml.text());
        assertEquals(V1 + "\n" + V2 + "\n", back.text());
        assertTrue(other.text().contains("header.protocolVersion at character 13: expected protocolVersion 1 or 2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"aper", "oer", "der", "der-table", "xer"})
    void versionOfACam_isTakenFromItsHeader(String scheme) {
        Run there =
                Run.of(V1 + "\n" + V2 + "\n", "convert", "--type", "CAM", "--from", "uper", "--to", scheme, "--hex");
        Run back = Run.of(there.text(), "convert", "--type", "CAM", "--from", scheme, "--to", "uper", "--hex");

        assertEquals(0, back.code(), back.err());
        assertEquals(V1 + "\n" + V2 + "\n", back.text());
    }

    /** The page octets.md has it, from issue 115 of Vanetza. */
    @Test
    void camOfVanetza_comesBackInTheSameOctets() {
        String cam = "0202000000013731005a56c4918e4346e51ffffffc23b7743e0000012000003fe1ed0403ffe3fff400";

        Run run = Run.of(cam + "\n", "convert", "--type", "CAM", "--from", "uper", "--to", "uper", "--hex");

        assertEquals(cam, run.text().strip());
    }

    @Test
    void withoutType_eachMessageIsRecognised() {
        Run json = Run.of(V1 + "\n" + V2 + "\n", "convert", "--from", "uper", "--to", "jer", "--hex");
        Run back = Run.of(json.text(), "convert", "--from", "jer", "--to", "uper", "--hex");

        assertEquals(0, json.code(), json.err());
        assertEquals(V1 + "\n" + V2 + "\n", back.text());
    }

    @Test
    void family_canBeForced() {
        assertEquals(
                V2.replaceFirst("02", "01") + "\n",
                hex("v2.CAM", "jer", "uper", JSON).text());
        assertEquals(V1 + "\n", hex("v1.CAM", "uper", "uper-table", V1).text());
    }

    @Test
    void withoutHex_theInputIsOneMessage() throws IOException {
        Path cam = Files.write(folder.resolve("cam.uper"), HexFormat.of().parseHex(V1));

        Run json = Run.of("", "convert", "--type", "CAM", "--from", "uper", "--to", "jer", cam.toString());
        Run binary = Run.of(" " + JSON + "\n\n", "convert", "--type", "CAM", "--from", "jer", "--to", "uper");

        assertEquals(JSON + "\n", json.text());
        assertArrayEquals(HexFormat.of().parseHex(V1), binary.out());
    }

    @Test
    void badLines_areReportedInTheirPlaces() {
        String lines = String.join(
                        "\n",
                        V1.toUpperCase(),
                        "",
                        "01020",
                        "0102zz",
                        "0302" + V1.substring(4),
                        V1.substring(0, 20),
                        V1 + "00ff",
                        " " + V1 + "\r")
                + "\n";

        Run run = hex("CAM", "uper", "uper", lines);

        String[] out = run.text().split("\n");
        assertEquals(8, out.length);
        assertEquals(V1, out[0]);
        assertEquals("{\"error\":\"at bit 0: expected at least one octet, found none\",\"offset\":0}", out[1]);
        assertEquals("{\"error\":\"at bit 20: expected pairs of hex digits, found 5 digits\",\"offset\":20}", out[2]);
        assertEquals("{\"error\":\"at bit 16: expected hex digits\",\"offset\":16}", out[3]);
        assertEquals(
                "{\"error\":\"header.protocolVersion at bit 0: expected protocolVersion 1 or 2, found 3\","
                        + "\"offset\":0}",
                out[4]);
        assertTrue(out[5].matches("\\{\"error\":\"cam\\.camParameters\\..*\",\"offset\":76}"), out[5]);
        assertEquals(V1, out[6]);
        assertEquals(V1, out[7]);
        assertEquals(1, run.code());
        assertEquals(
                "c2x convert: standard input: 5 of 8 lines are malformed",
                run.err().strip());
    }

    @Test
    void badDocuments_areReportedInTheirPlaces() {
        String lines = String.join(
                "\n",
                "",
                JSON.replace("\"protocolVersion\":1", "\"protocolVersion\":7"),
                JSON.replace("\"protocolVersion\":1", "\"protocolVersion\":\"1\""),
                JSON.replace("\"stationType\":5", "\"stationType\":256"),
                JSON + " x",
                JSON);

        Run run = hex("CAM", "jer", "uper", lines);

        String[] out = run.text().split("\n");
        assertEquals(6, out.length);
        assertEquals("{\"error\":\"at character 0: expected a JSON value, found the end\",\"offset\":0}", out[0]);
        assertTrue(out[1].contains("expected protocolVersion 1 or 2, found 7"), out[1]);
        assertTrue(out[1].endsWith("\"offset\":29}"), out[1]);
        assertTrue(out[2].contains("header.protocolVersion at character 29: expected a whole number"), out[2]);
        assertTrue(out[3].contains("stationType at character"), out[3]);
        assertTrue(out[4].endsWith("\"offset\":" + (JSON.length() + 1) + "}"), out[4]);
        assertEquals(V1, out[5]);
        assertEquals(1, run.code());
    }

    @Test
    void badMessage_withoutHex_isOneLineOnStandardError() {
        Run run = Run.of(new byte[] {1, 2, 3}, "convert", "--type", "CAM", "--from", "uper", "--to", "jer");

        assertEquals(1, run.code());
        assertEquals("", run.text());
        assertTrue(run.err().matches("c2x convert: standard input: header.stationID at bit 16: .*\\R"), run.err());
    }

    @Test
    void ownModules_overSeveralFiles() throws IOException {
        Path parking = Files.writeString(folder.resolve("Parking.asn"), PARKING);
        Path levels = Files.writeString(folder.resolve("Levels.asn"), LEVELS);
        String json = "{\"free\":17,\"level\":-1,\"name\":\"Süd 😀\"}";

        Run uper = Run.of(
                json + "\n{\"free\":500}\n{\"free\":501}",
                "convert",
                "--asn1",
                parking + "," + levels,
                "--type",
                "Lot",
                "--from",
                "jer",
                "--to",
                "uper",
                "--hex");
        Run back = Run.of(
                uper.text().lines().findFirst().orElseThrow(),
                "convert",
                "--asn1",
                levels.toString(),
                "--asn1",
                parking.toString(),
                "--type",
                "Parking.Lot",
                "--from",
                "uper-table",
                "--to",
                "jer",
                "--hex");

        String[] out = uper.text().split("\n");
        assertEquals("1f40", out[1]);
        assertEquals(
                "{\"error\":\"free at character 8: expected an INTEGER within 0..500, found 501\",\"offset\":8}",
                out[2]);
        assertEquals(1, uper.code());
        assertEquals(json + "\n", back.text());
        assertEquals(0, back.code());
    }

    @Test
    void jer_allErrorsAtOnce() throws IOException {
        String parking = "--asn1 " + Files.writeString(folder.resolve("Lot.asn"), LOT) + " --type Lot";
        String arguments = "convert --from jer --to uper " + parking;
        String lot = "{\"free\":501,\"open\":1}";

        Run document = Run.of(lot, arguments.split(" "));
        Run line = Run.of(lot, (arguments + " --hex").split(" "));
        Run row = Run.of(lot, ("convert --from jer --to csv --hex " + parking).split(" "));
        Run record = Run.of(lot, (arguments + " --records").split(" "));

        String errors = "@free at character 8: expected an INTEGER within 0..500, found 501\n"
                + "@open at character 19: expected true or false, found a whole number\n";
        String input = "c2x convert: standard input: ";
        assertEquals(errors.replace("@", input), document.err());
        assertEquals(errors.replace("@", input + "line 1: ") + input + "1 of 1 lines are malformed\n", row.err());
        assertEquals(errors.replace("@", input + "record 1 at octet 0: "), record.err());
        assertEquals(
                "{\"error\":\"free at character 8: expected an INTEGER within 0..500, found 501\",\"offset\":8,"
                        + "\"more\":[\"open at character 19: expected true or false, found a whole number\"]}\n",
                line.text());
    }

    @Test
    void ownModules_inOer() throws IOException {
        Path levels = Files.writeString(folder.resolve("Levels.asn"), LEVELS);
        String level = "convert --hex --type Level --asn1 " + levels;

        Run oer = Run.of("-2", (level + " --from jer --to oer").split(" "));
        Run json = Run.of("fe\n0x", (level + " --from oer --to jer").split(" "));

        assertEquals("fe\n", oer.text());
        assertEquals("-2\n{\"error\":\"at octet 0: expected hex digits\",\"offset\":0}\n", json.text());
    }

    @Test
    void ownModules_inAper() throws IOException {
        Path heights = Files.writeString(
                folder.resolve("Heights.asn"),
                "Heights DEFINITIONS ::= BEGIN Height ::= SEQUENCE { low BOOLEAN, metres INTEGER (0..1000) } END");
        String height = "convert --hex --type Height --asn1 " + heights;

        Run aper = Run.of("{\"low\":true,\"metres\":258}", (height + " --from jer --to aper").split(" "));
        Run json = Run.of("800102", (height + " --from aper --to jer").split(" "));

        assertEquals("800102\n", aper.text());
        assertEquals("{\"low\":true,\"metres\":258}\n", json.text());
    }

    @Test
    void wrongUsage_isExplainedInOneLine() throws IOException {
        Path levels = Files.writeString(folder.resolve("Levels.asn"), LEVELS);
        Path bad = Files.writeString(folder.resolve("bad.asn"), "Bad DEFINITIONS ::= BEGIN\nA ::= INTEGERS\nEND");

        refuse(2, "unknown type 'BAM'; there are CAM (v1.CAM)", "--type", "BAM", "--from", "uper", "--to", "jer");
        refuse(2, "unknown scheme 'per'; there are ", "--type", "CAM", "--from", "per", "--to", "jer");
        refuse(2, "Missing required option: '--to=SCHEME'", "--type", "CAM", "--from", "uper");
        refuse(2, "no such file: nowhere", "--type", "CAM", "--from", "uper", "--to", "jer", "nowhere");
        refuse(2, "no such ASN.1 file: x.asn", "--asn1", "x.asn", "--type", "A", "--from", "uper", "--to", "jer");
        refuse(
                2,
                "unknown type 'A'; the modules define Level",
                "--asn1",
                levels.toString(),
                "--type",
                "A",
                "--from",
                "uper",
                "--to",
                "jer");
        refuse(
                2,
                "unknown scheme 'ber'; there are aper, aper-table, asn, der, der-table, jer, oer, oer-table, uper, "
                        + "uper-table, xer",
                "--asn1",
                levels.toString(),
                "--type",
                "Level",
                "--from",
                "uper",
                "--to",
                "ber");
        refuse(1, bad + ":2:7: error: ", "--asn1", bad.toString(), "--type", "A", "--from", "uper", "--to", "jer");
    }

    private static void refuse(int code, String message, String... options) {
        String[] arguments = new String[options.length + 1];
        arguments[0] = "convert";
        System.arraycopy(options, 0, arguments, 1, options.length);

        Run run = Run.of("", arguments);

        assertTrue(run.err().startsWith(message), run.err());
        assertEquals(code, run.code());
        assertEquals("", run.text());
    }

    private static Run hex(String type, String from, String to, String lines) {
        return Run.of(
                lines.getBytes(StandardCharsets.UTF_8), "convert", "--type", type, "--from", from, "--to", to, "--hex");
    }
}
