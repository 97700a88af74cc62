package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output that cannot be written ends every command with exit code 1: with a line, or silently if nobody reads it. */
class OutputErrorsTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "convert --type CAM --from uper --to jer --hex",
                "inspect --type CAM --hex",
                "lengths --schemes uper",
                "lengths --schemes uper --json",
                "nesting",
                "native --doctor",
                "--help",
                "convert --help",
                "--version"
            })
    void fullDevice_isOneLine(String command) {
        Run run = run(CAM, "No space left on device", command);

        assertEquals(1, run.code());
        String name = command.startsWith("-") ? "c2x" : "c2x " + command.split(" ")[0];
        assertEquals(
                name + ": standard output: No space left on device", run.err().strip());
    }

    @Test
    void fullDevice_ofBinaryOutput_isOneLine() throws IOException {
        Path cam = Files.write(folder.resolve("cam.uper"), HexFormat.of().parseHex(CAM));

        Run run = run("", "No space left on device", "convert --type CAM --from uper --to ber " + cam);

        assertEquals(1, run.code());
        assertEquals(
                "c2x convert: standard output: No space left on device",
                run.err().strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert --type CAM --from uper --to jer --hex", "lengths --schemes uper", "--help"})
    void closedPipe_isSilent(String command) {
        Run run = run(CAM, "Broken pipe", command);

        assertEquals(1, run.code());
        assertEquals("", run.err());
    }

    @Test
    void endlessInput_endsWhenNobodyReadsTheOutput() {
        Run run = assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> Run.of(
                        new Endless(CAM + "\n"),
                        new Failing("Broken pipe"),
                        "convert",
                        "--type",
                        "CAM",
                        "--from",
                        "uper",
                        "--to",
                        "uper",
                        "--hex",
                        "-"));

        assertEquals(1, run.code());
        assertEquals("", run.err());
    }

    private static Run run(String in, String problem, String command) {
        InputStream octets = new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8));
        return Run.of(octets, new Failing(problem), command.split(" "));
    }

    /** What the operating system says to each write. */
    private static final class Failing extends OutputStream {
        private final String problem;

        Failing(String problem) {
            this.problem = problem;
        }

        @Override
        public void write(int octet) throws IOException {
            throw new IOException(problem);
        }
    }

    /** A text again and again, as yes(1) writes it. */
    private static final class Endless extends InputStream {
        private final byte[] text;
        private int at;

        Endless(String text) {
            this.text = text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            int octet = text[at];
            at = (at + 1) % text.length;
            return octet;
        }

        @Override
        public int available() {
            return text.length;
        }
    }
}
