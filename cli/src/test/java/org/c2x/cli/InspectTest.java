package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InspectTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

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

    private static void assertLine(String text, String bits, String name, String meaning) {
        String expected = bits + " +" + Pattern.quote(name)
                + (meaning.isEmpty() ? "" : " +" + Pattern.quote(meaning));
        assertTrue(text.lines().anyMatch(line -> line.matches(expected)), () -> expected + "\n" + text);
    }

    @Test
    void severalMessages_badOnesUpToTheirError() {
        Run run = Run.of(CAM + "00\n" + CAM.substring(0, 12) + "\nx\n05\n", "inspect", "--type", "CAM", "--hex");

        assertEquals(1, run.code());
        assertTrue(run.text().contains("incomplete: CoopAwareness"), run.text());
        String[] errors = run.err().split("\\R");
        assertEquals(4, errors.length, run.err());
        assertTrue(errors[0].contains("line 1: 1 octets behind the message are ignored"), errors[0]);
        assertTrue(errors[1].contains("line 2: cam.generationDeltaTime at bit 48"), errors[1]);
        assertTrue(errors[2].contains("line 3: at bit 0: expected hex digits"), errors[2]);
        assertTrue(errors[3].contains("line 4: header.protocolVersion at bit 0: expected protocolVersion 1 or 2"),
                errors[3]);
    }

    @Test
    void json_isOneArrayAMessage() {
        Run run = Run.of(CAM + "\n", "inspect", "--type", "v1.CAM", "--hex", "--json");

        assertTrue(run.text().startsWith("[{\"path\":\"\",\"what\":\"value\",\"type\":\"CAM\",\"firstBit\":0,"),
                run.text());
        assertEquals(1, run.text().lines().count());
    }

    @Test
    void ownType_withNamesOfNumbersAndBits() throws IOException {
        Path module = Files.writeString(
                folder.resolve("own.asn"),
                """
                Own DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Flags ::= BIT STRING { lit(0), open(2) } (SIZE (3))
                All ::= SEQUENCE { flags Flags, list SEQUENCE (SIZE (0..3)) OF INTEGER { none(0) } (0..7), ... }
                END
                """);
        Path message = Files.write(folder.resolve("message"), new byte[] {(byte) 0b0101_1000, (byte) 0b0011_0000});

        Run run = Run.of("", "inspect", "--asn1", module.toString(), "--type", "All", message.toString());

        assertEquals(
                """
                0-11   All
                0        (extension bit)  0
                1-3      flags            '101'B (lit, open): Flags
                4-11     list             2 elements: SEQUENCE OF INTEGER
                4-5        (length)       2
                6-8        [0]            0 (none): INTEGER
                9-11       [1]            3: INTEGER
                12-15  (padding)
                """,
                run.text());
    }

    @Test
    void wrongUsage() {
        assertEquals(2, Run.of("", "inspect", "--type", "Nothing").code());
        assertEquals(2, Run.of("", "inspect", "--type", "CAM", "nowhere").code());
        assertEquals(2, Run.of("", "inspect", "--hex").code());
    }
}
