package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.c2x.captures.CapturedPacket;
import org.c2x.captures.Captures;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateTest {
    private static final Instant START = Instant.parse("2026-07-01T12:00:00Z");

    @TempDir
    private Path folder;

    private String file;

    /** A car at 11 m/s for ten seconds, and a bus that stands. */
    @BeforeEach
    void write() throws IOException {
        StringBuilder xml = new StringBuilder("<fcd-export>");
        for (int i = 0; i < 100; i++) {
            xml.append(String.format(
                    Locale.ROOT,
                    "<timestep time=\"%.1f\"><vehicle id=\"car\" x=\"0\" y=\"%.1f\" angle=\"0\" type=\"passenger\" "
                            + "speed=\"11\"/><vehicle id=\"bus\" x=\"50\" y=\"0\" angle=\"0\" type=\"bus\" "
                            + "speed=\"0\"/></timestep>",
                    i / 10.0,
                    i * 1.1));
        }
        Path path = folder.resolve("fcd.xml");
        Files.writeString(path, xml.append("</fcd-export>"));
        file = path.toString();
    }

    private Run simulate(String... more) {
        String[] all = new String[more.length + 5];
        System.arraycopy(new String[] {"simulate", "--fcd", file, "--origin", "48.13852,11.56984"}, 0, all, 0, 5);
        System.arraycopy(more, 0, all, 5, more.length);
        return Run.of("", all);
    }

    @Test
    void records_areOneMessageDirectlyAfterTheOther() {
        Run run = simulate("--to", "uper", "--records");

        assertEquals(0, run.code(), run.err());
        assertEquals(
                35,
                Run.of(run.out(), "convert", "--type", "v2.CAM", "--from", "uper", "--to", "jer", "--records", "-")
                        .text()
                        .lines()
                        .count());
        assertTrue(run.err().startsWith("c2x simulate: 2 vehicles, 200 states of them read; 35 messages, "), run.err());
    }

    @Test
    void twoRuns_areTheSameOctets() {
        assertArrayEquals(
                simulate("--to", "uper", "--records").out(),
                simulate("--to", "uper", "--records").out());
    }

    @Test
    void hexAndJson_areLines() {
        List<String> hex = simulate("--to", "uper", "--hex", "--type", "v1.CAM")
                .text()
                .lines()
                .toList();
        List<String> json =
                simulate("--to", "jer", "--type", "v1.CAM").text().lines().toList();

        assertEquals(35, hex.size());
        assertTrue(hex.get(0).startsWith("0102"), hex.get(0));
        assertTrue(json.get(0).startsWith("{\"header\":{\"protocolVersion\":1,"), json.get(0));
        assertEquals(35, json.size());
    }

    @Test
    void camsOfRelease2_areThoseOfRelease1_withoutExtensions() {
        assertArrayEquals(
                simulate("--to", "uper", "--records").out(),
                simulate("--to", "uper", "--records", "--type", "r2.CAM").out());
    }

    @Test
    void capture_hasTheTimesOfTheSimulation_alsoAfterMinutes() throws IOException {
        String late = Files.readString(Path.of(file)).replace("time=\"9.9\"", "time=\"99.9\"");
        Files.writeString(Path.of(file), late);
        Run run = simulate("--to", "pcap");

        List<CapturedPacket> packets =
                Captures.read(new ByteArrayInputStream(run.out())).toList();
        assertEquals(START, packets.get(0).time());
        assertEquals(START.plusMillis(99_900), packets.get(packets.size() - 1).time());
        assertTrue(packets.stream().allMatch(packet -> packet.error() == null));
        assertEquals(MessageTypes.CAM_V2, packets.get(0).message().type());
    }

    @Test
    void partOfTheTime_isFromItsBeginningToBeforeItsEnd() {
        Run run = simulate("--to", "uper", "--hex", "--from", "1", "--until", "2");

        // the bus at 1 s, the car at 1.2 and 1.6 s
        assertEquals(3, run.text().lines().count());
    }

    @Test
    void fileThatIsCut_isBadInput_andWhatWasReadIsWritten() throws IOException {
        String text = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), text.substring(0, text.length() / 2));
        Run run = simulate("--to", "uper", "--hex");

        assertEquals(1, run.code());
        assertTrue(run.text().lines().count() > 10);
        assertTrue(run.err().contains("fcd.xml: line 1, column "), run.err());
    }

    @Test
    void metresWithoutAnOrigin_areBadInput() {
        Run run = Run.of(
                "<fcd-export><timestep time=\"0\"><vehicle id=\"a\" x=\"1300\" y=\"2\"/></timestep></fcd-export>",
                "simulate",
                "--fcd",
                "-",
                "--to",
                "jer");

        assertEquals(1, run.code());
        assertTrue(run.err().contains("standard input: vehicle a is at x 1300.0, y 2.0"), run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "'--to uper', 'binary messages require --records or --hex'",
        "'--to uper --records --hex', 'binary messages require --records or --hex'",
        "'--to jer --type DENM', '--type: v1.CAM, v2.CAM or r2.CAM expected, not DENM'",
        "'--to jer --start noon', '--start: a time like 2026-07-01T12:00:00Z expected, not noon'",
        "'--to jer --start 1999-01-01T00:00:00Z', '--start: 1999-01-01T00:00:00Z has no TimestampIts'",
        "'--to jer --sign a.oer', '--sign requires --to pcap'",
        "'--to pcap --hex', '--hex is not allowed with --to pcap'",
    })
    void wrongUsage_saysWhatIsExpected(String options, String problem) {
        Run run = simulate(options.split(" "));

        assertEquals(2, run.code());
        assertEquals(problem, run.err().lines().findFirst().orElse(""));
    }

    @ParameterizedTest
    @CsvSource({"'91,0', 'found 91.0,0.0'", "'48', 'not 48'", "'a,b', 'not a,b'"})
    void originThatIsNoPlace_isWrongUsage(String origin, String problem) {
        Run run = Run.of("", "simulate", "--fcd", file, "--to", "jer", "--origin", origin);

        assertEquals(2, run.code());
        assertTrue(run.err().lines().findFirst().orElse("").endsWith(problem), run.err());
    }

    @Test
    void fileThatIsNotThere_isBadInput() {
        assertEquals(
                1, Run.of("", "simulate", "--fcd", file + "x", "--to", "jer").code());
    }
}
