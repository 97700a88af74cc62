package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFileTest {
    @TempDir
    Path directory;

    @Test
    void read_whatWasWritten_isEqual() throws Exception {
        Path file = directory.resolve("result.json");
        StudyResult result = SampleResults.complete();

        ResultFile.write(result, file);

        assertEquals(result, ResultFile.read(file));
        assertEquals(1, directory.toFile().list().length);
    }

    /** With a limit of no octet, in a process of its own, since no test can fill a disk. */
    @Test
    void write_toAFullDisk_namesTheFile_andLeavesTheOldContent() throws Exception {
        assumeTrue(File.separatorChar == '/', "skipped: no sh");
        Path file = Files.writeString(directory.resolve("result.json"), "old");

        Process java = new ProcessBuilder(
                        "sh",
                        "-c",
                        "ulimit -f 0; exec \"$@\"",
                        "sh",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:-UsePerfData",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writing.class.getName(),
                        file.toString())
                .redirectErrorStream(true)
                .start();

        assertEquals(
                "java.nio.file.FileSystemException: " + file + ": File too large",
                new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
        assertEquals("old", Files.readString(file));
        assertEquals(1, directory.toFile().list().length);
    }

    static final class Writing {
        public static void main(String[] file) {
            try {
                ResultFile.write(SampleResults.complete(), Path.of(file[0]));
            } catch (IOException e) {
                System.out.println(e);
            }
        }
    }

    @Test
    void read_format6_isTheSameWithoutFactsOfSchemes() throws Exception {
        StudyResult result = SampleResults.complete();
        SchemeFacts facts = new SchemeFacts("exi", "EXI", true, true, List.of("exi-compiled"), List.of("A caveat."));
        StudyResult later = new StudyResult(
                result.header().of(Map.of("native-exi-other", facts)),
                result.figures().all(),
                result.skipped());
        String text = ResultFile.text(result);
        String format6 = text.replace("\"formatVersion\": 7", "\"formatVersion\": 6");

        assertEquals(later, ResultFile.read("later", ResultFile.text(later).getBytes(StandardCharsets.UTF_8)));
        StudyResult old = ResultFile.read("old", format6.getBytes(StandardCharsets.UTF_8));
        assertFalse(text.contains("schemes\" : {"), text);
        assertEquals(result.header(), old.header());
        assertEquals(format6, ResultFile.text(old));
        assertEquals("EXI", old.facts("native-exi-c").orElseThrow().label());
    }

    @Test
    void read_otherVersion_isRefused() throws Exception {
        Path file = Files.writeString(directory.resolve("later.json"), "{\"formatVersion\": 99}");

        IOException refused = assertThrows(IOException.class, () -> ResultFile.read(file));

        assertEquals(
                file + ": result file of format version 99, this c2x reads 6 to 7; use a newer c2x",
                refused.getMessage());
    }

    @Test
    void read_earlierVersion_isRefused() throws Exception {
        assertEquals(
                "result file of format version 2, this c2x reads 6 to 7; measure again",
                refusal("{\"formatVersion\": 2}"));
    }

    @Test
    void read_noJson_isRefusedWithTheFile() throws Exception {
        assertTrue(refusal("<html>").startsWith("not a result file, or a damaged one, at line 1: "));
    }

    @Test
    void read_otherJson_isRefused() throws Exception {
        for (String other : List.of("", "[]", "7", "{\"formatVersion\": \"3\"}")) {
            assertEquals("not a result file; choose one that c2x bench or c2x study wrote", refusal(other), other);
        }
    }

    @Test
    void read_truncated_isRefusedWithThePlace() throws Exception {
        Path whole = directory.resolve("whole.json");
        ResultFile.write(SampleResults.complete(), whole);
        String text = Files.readString(whole);

        for (int length : List.of(10, text.length() / 2, text.length() - 3)) {
            String refusal = refusal(text.substring(0, length));
            assertTrue(refusal.matches("breaks off at line \\d+; copy it anew or measure again"), refusal);
        }
    }

    @Test
    void read_componentThatIsNotKnown_isRefusedByName() throws Exception {
        String message = refusalOfSample("\"planned\"", "\"wanted\" : 1, \"planned\"");

        assertTrue(message.startsWith("damaged result file, at header/wanted: Unrecognized field"), message);
    }

    @Test
    void read_missingComponent_isRefusedByName() throws Exception {
        String message = refusalOfSample("\"quantity\":\"first message\",", "");

        assertTrue(message.startsWith("damaged result file, at figures/"), message);
        assertTrue(message.contains("/quantity: "), message);
    }

    @Test
    void read_missingNumber_isRefusedByName() throws Exception {
        String message = refusalOfSample("\"value\":64.0", "\"forks\":[]");

        assertTrue(message.contains("/value: "), message);
    }

    @Test
    void read_valueOutsideItsKind_isRefusedByPlace() throws Exception {
        String message = refusalOfSample("\"end to end\"", "\"halfway\"");

        assertTrue(message.matches("damaged result file, at figures/\\d+/boundary: .*"), message);
    }

    @Test
    void read_figureOfAnUnknownEnvironment_isRefused() throws Exception {
        String message = refusalOfSample("\"id\" : \"jvm\"", "\"id\" : \"other\"");

        assertTrue(message.contains("a figure names the environment jvm, which is not there"), message);
    }

    @Test
    void read_twoFiguresOfTheSame_areRefused() throws Exception {
        String message = refusalOfSample("\"stack\"", "\"heap\"");

        assertTrue(message.contains("two figures are about the same, swift sample decode, both: heap in jvm"), message);
    }

    @Test
    void read_figureOfAnUnknownQuantity_isKept() throws Exception {
        Figure flash =
                Figure.of(new Figure.Key("jvm", "swift", "", null, null, new Quantity("flash size", "octets")), 4096);
        Path file = directory.resolve("flash.json");

        ResultFile.write(SampleResults.of(List.of(flash), List.of()), file);

        assertEquals(List.of(flash), ResultFile.read(file).figures().all());
    }

    @Test
    void read_figureWithNulls_isOneWithoutThese() throws Exception {
        Figure flash =
                Figure.of(new Figure.Key("jvm", "swift", "", null, null, new Quantity("flash size", "octets")), 4096);
        Path file = directory.resolve("flash.json");
        String text = ResultFile.text(SampleResults.of(List.of(flash), List.of()));

        Files.writeString(file, text.replace("\"value\":", "\"content\":null,\"forks\":null,\"value\":"));

        assertEquals(List.of(flash), ResultFile.read(file).figures().all());
    }

    @Test
    void read_environmentOfACompiler_isWhatWasWritten() throws Exception {
        StudyResult result = SampleResults.ofNative();
        Path file = directory.resolve("native.json");

        ResultFile.write(result, file);

        assertEquals(result, ResultFile.read(file));
        assertEquals(
                "gcc 14 -O3 for geode",
                ResultFile.read(file).environment("geode").toolchain());
    }

    @Test
    void read_deepNesting_isRefusedInOneLine() throws Exception {
        String refusal = refusal("[".repeat(100_000));

        assertTrue(refusal.startsWith("not a result file, or a damaged one"), refusal);
        assertEquals(1, refusal.lines().count(), refusal);
    }

    @Test
    void read_nullWhereNoneBelongs_isRefusedWithThePlace() throws Exception {
        Path whole = directory.resolve("whole.json");
        ResultFile.write(SampleResults.complete(), whole);
        for (String component : List.of("cpu", "schemes", "value", "unit", "what", "forks")) {
            String damaged = Files.readString(whole)
                    .replaceFirst(
                            "\"" + component + "\" ?: ?(\\[[^]]*]|[^,}\n]*)",
                            "\"" + component + "\":" + (component.equals("forks") ? "[null]" : "null"));

            String refusal = refusal(damaged);

            assertTrue(refusal.startsWith("damaged result file, at "), refusal);
            assertTrue(refusal.contains(component), refusal);
        }
    }

    @Test
    void read_longValueOutOfPlace_isRefusedInAShortMessage() throws Exception {
        String refusal = refusalOfSample("\"end to end\"", '"' + "x\\n".repeat(50_000) + '"');

        assertTrue(refusal.length() < 500, refusal);
        assertEquals(1, refusal.lines().count(), refusal);
    }

    @Test
    void read_noFile_isNoSuchFile() {
        assertThrows(NoSuchFileException.class, () -> ResultFile.read(directory.resolve("none.json")));
    }

    private String refusalOfSample(String text, String replacement) throws Exception {
        Path whole = directory.resolve("sample.json");
        ResultFile.write(SampleResults.complete(), whole);
        String sample = Files.readString(whole);
        assertTrue(sample.contains(text));
        return refusal(sample.replace(text, replacement));
    }

    /** What the message says after the name of the file. */
    private String refusal(String content) throws Exception {
        Path file = Files.writeString(directory.resolve("refused.json"), content);
        String message =
                assertThrows(IOException.class, () -> ResultFile.read(file)).getMessage();
        assertTrue(message.startsWith(file + ": "), message);
        return message.substring((file + ": ").length());
    }
}
