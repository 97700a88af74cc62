package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Input of all kinds is read, and what cannot be used is reported in a line. */
class InputErrorsTest {
    private static final String OPENEXI = "c2x.openexi";
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final String CONVERT = "convert --type CAM --from uper --to jer ";
    private static final int LINE = 1 << 24;

    @TempDir
    private Path folder;

    @AfterEach
    void forgetJars() {
        System.clearProperty(OPENEXI);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--openexi a.jar b.jar lengths --scheme uper --content cam",
                "lengths --openexi a.jar b.jar --scheme uper --content cam",
                "lengths --openexi a.jar,b.jar --scheme uper --content cam",
                "lengths --scheme uper --content cam --openexi a.jar,b.jar"
            })
    void openExiJars_oneAfterAnotherOrByComma(String command) {
        Run run = Run.of("", command.split(" "));

        assertEquals(0, run.code(), run.err());
        assertEquals("a.jar:b.jar".replace(":", System.getProperty("path.separator")), System.getProperty(OPENEXI));
    }

    @Test
    void openExiJars_areNotTheArgumentAfterThem() throws IOException {
        Path cam = Files.writeString(folder.resolve("cam.hex"), CAM);

        Run run = Run.of(
                "",
                "convert",
                "--type",
                "CAM",
                "--from",
                "uper",
                "--to",
                "uper",
                "--hex",
                "--openexi",
                "a.jar",
                "b.jar",
                cam.toString());

        assertEquals(CAM + "\n", run.text());
    }

    @Test
    void openExiJars_missing_isWrongUsage() {
        Run run = Run.of("", "lengths", "--openexi");

        assertEquals(2, run.code());
        assertEquals("--openexi: expected jars", run.err().lines().findFirst().orElseThrow());
    }

    @Test
    void folders_areNamedAsSuch() {
        assertEquals("/ is a folder, not a file", refused(CONVERT + "/"));
        assertEquals("no .asn file in the folder /", refused(CONVERT + "--asn1 /"));
        assertEquals("/ is a folder, not a result file", refused("bench --resume / --scheme uper --content cam"));
    }

    @Test
    void modulesAwayFromTheirOption_areNotTakenForTheMessage() {
        String expected = "b.asn is not a message; ASN.1 modules directly follow --asn1";

        assertEquals(expected, refused("inspect --asn1 a.asn --type A b.asn"));
        assertEquals(expected, refused("convert --asn1 a.asn --type A --from uper --to jer b.asn"));
    }

    @Test
    void pipes_areRead() throws Exception {
        Path messages = pipe("messages");
        Path modules = pipe("modules");
        feed(messages, CAM + "\n" + CAM + "\n");
        feed(modules, "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN A ::= INTEGER (0..255) END");

        Run cams =
                Run.of("", "convert", "--type", "CAM", "--from", "uper", "--to", "uper", "--hex", messages.toString());
        Run own = Run.of("7", "convert", "--asn1", modules.toString(), "--type", "A", "--from", "jer", "--to", "uper");

        assertEquals(CAM + "\n" + CAM + "\n", cams.text(), cams.err());
        assertEquals("\7", own.text(), own.err());
    }

    @Test
    void lineTooLong_isRefusedAndTheRestGoesOn() {
        List<InputStream> parts = List.of(
                octets(CAM + "\n"), new Zeros(3L * LINE), octets("\n" + CAM + "\n"), new Zeros(LINE), octets("\n"));
        InputStream in = new SequenceInputStream(Collections.enumeration(parts));
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        Run run = Run.of(in, out, "convert", "--type", "v1.CAM", "--from", "uper", "--to", "uper", "--hex");

        String[] lines = out.toString(StandardCharsets.UTF_8).split("\n");
        assertEquals(4, lines.length);
        assertEquals(CAM, lines[0]);
        assertEquals(
                "{\"error\":\"at bit 0: expected a line of at most 16777216 octets, this one is longer\","
                        + "\"offset\":0}",
                lines[1]);
        assertEquals(CAM, lines[2]);
        assertTrue(lines[3].startsWith("0000"), "a line of exactly so many octets is a message");
        assertEquals(1, run.code());
    }

    @Test
    void documentTooLong_isRefusedAndTheRestGoesOn() {
        InputStream in = new SequenceInputStream(new Zeros(LINE + 1), octets("\n{}\n"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        Run.of(in, out, "convert", "--type", "CAM", "--from", "jer", "--to", "uper", "--hex");

        String[] lines = out.toString(StandardCharsets.UTF_8).split("\n");
        assertEquals(2, lines.length);
        assertTrue(lines[0].contains("at character 0: expected a line of at most"), lines[0]);
        assertTrue(lines[1].contains("header"), lines[1]);
    }

    @Test
    void inputLargerThanTheMemory_isOneLine_andWhatWasConvertedStands() {
        InputStream in = new SequenceInputStream(octets(CAM + "\n"), new InputStream() {
            @Override
            public int read() {
                throw new OutOfMemoryError("as much as there is");
            }
        });
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        Run run = Run.of(in, out, "convert", "--type", "CAM", "--from", "uper", "--to", "uper", "--hex");

        assertEquals(1, run.code());
        assertEquals(
                "c2x convert: the input needs more memory than the JVM has; C2X_JAVA_OPTS=-Xmx4g sets 4 GB",
                run.err().strip());
        assertEquals(CAM + "\n", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void inputThatCannotBeRead_isNamed() {
        InputStream closed = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Bad file descriptor");
            }
        };

        Run run = Run.of(
                closed, OutputStream.nullOutputStream(), "convert", "--type", "CAM", "--from", "uper", "--to", "jer");

        assertEquals(1, run.code());
        assertEquals(
                "c2x convert: standard input: Bad file descriptor", run.err().strip());
    }

    @Test
    void nameThatNoFileCanHave_isOneLine() {
        Run run = Run.of("", "convert", "--type", "CAM", "--from", "uper", "--to", "jer", "a\0b");

        assertEquals(1, run.code());
        assertTrue(run.err().startsWith("c2x convert: invalid file name a?b: "), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    private static String refused(String command) {
        Run run = Run.of("", command.split(" "));

        assertEquals(2, run.code(), run.err());
        return run.err()
                .lines()
                .filter(line -> !line.startsWith("Try "))
                .reduce((one, last) -> last)
                .orElseThrow();
    }

    private Path pipe(String name) throws IOException, InterruptedException {
        Path pipe = folder.resolve(name);
        try {
            assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "skipped: no named pipes");
        } catch (IOException none) {
            assumeTrue(false, "skipped: no mkfifo");
        }
        return pipe;
    }

    /** Writes as soon as somebody reads. */
    private static void feed(Path pipe, String text) {
        Thread writer = new Thread(() -> {
            try (OutputStream out = Files.newOutputStream(pipe)) {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        writer.setDaemon(true);
        writer.start();
    }

    private static InputStream octets(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** As many digits 0. */
    private static final class Zeros extends InputStream {
        private long left;

        Zeros(long count) {
            left = count;
        }

        @Override
        public int read() {
            return left-- > 0 ? '0' : -1;
        }

        @Override
        public int available() {
            return (int) Math.min(left, Integer.MAX_VALUE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert --type CAM --from uper --to jer", "inspect --type CAM"})
    void hexDigitsWithoutTheOption_nameIt(String command) {
        Run run = Run.of(CAM + "\n", command.split(" "));

        assertEquals(1, run.code());
        assertTrue(run.err().contains("the input is hex digits, which need --hex"), run.err());
    }
}
