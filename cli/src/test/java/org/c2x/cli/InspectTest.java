package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.its.contents.Content;
import org.c2x.its.contents.Contents;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class InspectTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    /** Lines of the shortest table: that of the DENM without containers. */
    private static final int MANY = 15;

    @TempDir
    private Path folder;

    @Test
    void cam_everyComponentWithItsBits() {
        Run run = Run.of(CAM, "inspect", "--type", "CAM", "--hex", "-");

        assertEquals(0, run.code(), run.err());
        String text = run.text();
        assertLine(text, "0-326", "CAM", "");
        assertLine(text, "0-7", "protocolVersion", "1 (currentVersion): INTEGER");
        assertLine(text, "16-47", "stationID", "1234567: StationID");
        assertLine(text, "65-66", "(presence bitmap)", "00");
        assertLine(text, "68-75", "stationType", "5 (passengerCar): StationType");
        assertLine(text, "248-249", "driveDirection", "forward (0): DriveDirection");
        assertLine(text, "200", "(choice index)", "0");
        assertLine(text, "327", "(padding)", "");
        assertEquals("", run.err());
    }

    @Test
    void withoutType_allAreTried_andTheLikeliestIsShown() {
        Run run = Run.of(CAM, "inspect", "--hex", "-");

        assertEquals(0, run.code(), run.err());
        assertLine(run.text(), "0-326", "CAM", "");
        List<String> attempts = run.err().lines().toList();
        assertEquals("c2x inspect: v1.CAM: fits", attempts.get(0));
        assertTrue(attempts.get(1).startsWith("c2x inspect: v2.CAM: doubtful, protocolVersion is 1, not 2"), run.err());
        assertTrue(
                attempts.stream().anyMatch(line -> line.startsWith("c2x inspect: v1.DENM: no, denm.management.")),
                run.err());
    }

    @Test
    void dataOfIeee1609Dot2_hasTypesOfItsOwn() {
        Run data = Run.of("038003616263", "inspect", "--type", "Ieee1609Dot2Data", "--scheme", "oer", "--hex");
        Run part = Run.of("840005", "inspect", "--type", "Ieee1609Dot2BaseTypes.Duration", "--scheme", "oer", "--hex");

        assertEquals(0, data.code(), data.err());
        assertLine(data.text(), "0-7", "protocolVersion", "3: INTEGER");
        assertLine(data.text(), "16-47", "unsecuredData", "'616263'H: Opaque");
        assertEquals(0, part.code(), part.err());
    }

    /** The BIT STRING of X.690 clause 8.6.4.2 within a SEQUENCE. */
    @Test
    void any_isTheElementsOfDer_inNoOtherScheme() {
        Run run = Run.of("30090307040a3b5f291cd0", "inspect", "--type", "ANY", "--scheme", "der", "--hex");

        assertEquals(0, run.code(), run.err());
        assertLine(run.text(), "0-10", "SEQUENCE", "");
        assertLine(run.text(), "2-10", "[0]", "'00001010001110110101111100101001000111001101'B: BIT STRING");
        assertEquals(2, Run.of("00", "inspect", "--type", "ANY", "--hex").code());
    }

    /** An unsecured Ieee1609Dot2Data. */
    @Test
    void withoutType_octetsOfNoType_areNotTakenForOne() {
        Run run = Run.of("038003616263", "inspect", "--hex", "--scheme", "oer", "-");

        assertEquals(1, run.code());
        assertEquals("", run.text());
        List<String> said = run.err().lines().toList();
        String last = said.get(said.size() - 1);
        assertTrue(
                last.startsWith("c2x inspect: standard input, line 1: at octet 0: expected a message in oer of one of"),
                last);
        assertTrue(last.contains("v1.CAM") && !last.contains("name."), last);
    }

    private static void assertLine(String text, String bits, String name, String meaning) {
        String expected = bits + " +" + Pattern.quote(name) + (meaning.isEmpty() ? "" : " +" + Pattern.quote(meaning));
        assertTrue(text.lines().anyMatch(line -> line.matches(expected)), () -> expected + "\n" + text);
    }

    /** Those whose octets are made here: native codecs have the octets of others, and text needs no explanation. */
    static Stream<Arguments> schemesAndContents() {
        return Codecs.schemes().stream()
                .filter(scheme -> !List.of("jer", "xer", "asn").contains(scheme) && !scheme.startsWith("native-"))
                .flatMap(scheme -> Contents.all().stream()
                        .filter(content -> Codecs.find(scheme, content.type()).isPresent())
                        .map(content -> Arguments.of(scheme, content)));
    }

    @ParameterizedTest
    @MethodSource("schemesAndContents")
    void everyScheme_showsEveryContent(String scheme, Content<?> content) {
        byte[] octets = encode(scheme, content);
        Unit unit = Codecs.tracer(scheme, content.type())
                .orElseThrow()
                .trace(octets)
                .unit();
        int last = (unit == Unit.BIT ? 8 : 1) * octets.length - 1;

        Run run = Run.of(
                HexFormat.of().formatHex(octets) + "\n",
                "inspect",
                "--scheme",
                scheme,
                "--type",
                MessageTypes.of(content.type()).orElseThrow().qualifiedName(),
                "--hex");

        assertEquals(0, run.code(), run.err());
        assertEquals("", run.err());
        List<String> lines = run.text().lines().toList();
        assertTrue(lines.get(0).startsWith("0-"), lines.get(0));
        assertTrue(lines.stream().anyMatch(line -> line.matches("(.*-)?" + last + " .*")), run.text());
        assertTrue(lines.size() > MANY, run.text());
    }

    private static <T> byte[] encode(String scheme, Content<T> content) {
        return Codecs.get(scheme, content.type()).encode(content.value());
    }

    @ParameterizedTest
    @CsvSource({
        "uper, 76-106, latitude, 481385200: Latitude",
        "uper-table, 76-106, latitude, 481385200: Latitude",
        "ber, 32-37, latitude, 481385200: Latitude",
        "protobuf, 24-29, latitude, 481385200: int32",
        "protobuf-codesize, 24-29, latitude, 481385200: int32",
        "protobuf-tuned, 24-29, latitude, 481385200: sint32",
        "exi-compiled, 81-121, latitude, 481385200",
        "exi-exificient, 81-121, latitude, 481385200",
        "exi-exificient-flat, 81-121, cam.camParameters.basicContainer.referencePosition.latitude, 481385200",
    })
    void latitudeOfTheCam(String scheme, String place, String name, String meaning) {
        String octets = HexFormat.of().formatHex(encode(scheme, Contents.get("cam")));

        Run run = Run.of(octets, "inspect", "--scheme", scheme, "--type", "v1.CAM", "--hex");

        assertLine(run.text(), place, name, meaning);
    }

    @Test
    void binary_signerOfTheEnvelope() {
        String octets = HexFormat.of().formatHex(encode("binary", Contents.get("sec1-digest")));

        Run run = Run.of(octets, "inspect", "--scheme", "binary", "--type", "SecuredMessage", "--hex");

        assertLine(run.text(), "1", "securityProfile", "1 (cam): SecurityProfile");
        assertLine(run.text(), "3", "(type)", "128");
    }

    @Test
    void jer_hasNoPartsToShow() {
        assertEquals(
                2,
                Run.of("{}", "inspect", "--scheme", "jer", "--type", "v1.CAM").code());
    }

    @Test
    void severalMessages_badOnesUpToTheirError() {
        Run run = Run.of(CAM + "00\n" + CAM.substring(0, 12) + "\nx\n05\n", "inspect", "--type", "CAM", "--hex");

        assertEquals(1, run.code());
        assertTrue(run.text().contains("incomplete: CoopAwareness"), run.text());
        String[] errors = run.err().split("\\R");
        assertEquals(4, errors.length, run.err());
        assertTrue(errors[0].contains("line 1: 1 octets after the message are ignored"), errors[0]);
        assertTrue(errors[1].contains("line 2: cam.generationDeltaTime at bit 48"), errors[1]);
        assertTrue(errors[2].contains("line 3: at bit 0: expected hex digits"), errors[2]);
        assertTrue(
                errors[3].contains("line 4: header.protocolVersion at bit 0: expected protocolVersion 1 or 2"),
                errors[3]);
    }

    @Test
    void json_isOneArrayAMessage() {
        Run run = Run.of(CAM + "\n", "inspect", "--type", "v1.CAM", "--hex", "--json");

        assertTrue(
                run.text().startsWith("[{\"path\":\"\",\"what\":\"value\",\"type\":\"CAM\",\"firstBit\":0,"),
                run.text());
        assertEquals(1, run.text().lines().count());
    }

    @Test
    void ownType_withNamesOfNumbersAndBits() throws IOException {
        Path module = Files.writeString(folder.resolve("own.asn"), """
                Own DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Flags ::= BIT STRING { lit(0), open(2) } (SIZE (3))
                All ::= SEQUENCE { flags Flags, list SEQUENCE (SIZE (0..3)) OF INTEGER { none(0) } (0..7), ... }
                END
                """);
        Path message = Files.write(folder.resolve("message"), new byte[] {(byte) 0b0101_1000, (byte) 0b0011_0000});

        Run run = Run.of("", "inspect", "--asn1", module.toString(), "--type", "All", message.toString());

        assertEquals("""
                0-11   All
                0        (extension bit)  0
                1-3      flags            '101'B (lit, open): Flags
                4-11     list             2 elements: SEQUENCE OF INTEGER
                4-5        (length)       2
                6-8        [0]            0 (none): INTEGER
                9-11       [1]            3: INTEGER
                12-15  (padding)
                """, run.text());
    }

    @Test
    void wrongUsage() {
        assertEquals(2, Run.of("", "inspect", "--type", "Nothing").code());
        assertEquals(2, Run.of("", "inspect", "--type", "CAM", "nowhere").code());
        assertEquals(
                2,
                Run.of("", "inspect", "--type", "CAM", "--scheme", "none", "--hex")
                        .code());
    }
}
