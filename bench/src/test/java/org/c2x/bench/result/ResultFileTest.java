package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.c2x.bench.Boundary;
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

    @Test
    void read_otherVersion_isRefused() throws Exception {
        Path file = Files.writeString(directory.resolve("later.json"), "{\"formatVersion\": 99}");

        IOException refused = assertThrows(IOException.class, () -> ResultFile.read(file));

        assertEquals(file + ": result file of format version 99, this c2x reads 4; use a newer c2x", refused.getMessage());
    }

    @Test
    void read_earlierVersion_isRefused() throws Exception {
        assertEquals(
                "result file of format version 2, this c2x reads 4; measure again", refusal("{\"formatVersion\": 2}"));
    }

    @Test
    void read_noJson_isRefusedWithTheFile() throws Exception {
        assertTrue(refusal("<html>").startsWith("no result file, or a damaged one, at line 1: "));
    }

    @Test
    void read_otherJson_isRefused() throws Exception {
        for (String other : List.of("", "[]", "7", "{\"formatVersion\": \"3\"}")) {
            assertEquals(
                    "no result file of c2x; choose one that c2x bench or c2x study wrote", refusal(other), other);
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

        assertTrue(message.startsWith("damaged result file, at wanted: Unrecognized field"), message);
    }

    @Test
    void read_missingComponent_isRefusedByName() throws Exception {
        String message = refusalOfSample("\"scheme\" : \"swift\",", "");

        assertEquals(
                "damaged result file, at rows/2/scheme: Missing creator property 'scheme' (index 1); measure again",
                message);
    }

    @Test
    void read_valueOutsideItsKind_isRefusedByPlace() throws Exception {
        String message = refusalOfSample("\"end to end\"", "\"halfway\"");

        assertTrue(message.startsWith("damaged result file, at rows/4/boundary: "), message);
    }

    @Test
    void read_figureOfAnUnknownEnvironment_isRefused() throws Exception {
        String message = refusalOfSample("\"id\" : \"jvm\"", "\"id\" : \"other\"");

        assertTrue(message.contains("a figure names the environment jvm, which is not there"), message);
    }

    @Test
    void read_memoryOfAnUnknownEnvironment_isRefused() throws Exception {
        Path file = directory.resolve("native.json");
        MemoryRow row = new MemoryRow("geode", "swift", "sample", Direction.DECODE, Boundary.BOTH, 16, 96L, null);
        ResultFile.write(SampleResults.ofNative(row), file);
        String other = Files.readString(file).replaceFirst(
                "(\"memory\" : \\[ \\{\\s+\"environment\" : )\"geode\"", "$1\"i7\"");

        String message = refusal(other);

        assertTrue(message.contains("a figure names the environment i7, which is not there"), message);
    }

    @Test
    void read_environmentOfACompiler_isWhatWasWritten() throws Exception {
        StudyResult result = SampleResults.ofNative();
        Path file = directory.resolve("native.json");

        ResultFile.write(result, file);

        assertEquals(result, ResultFile.read(file));
        assertEquals("gcc 14 -O3 for geode", ResultFile.read(file).environment("geode").toolchain());
    }

    @Test
    void read_deepNesting_isRefusedInOneLine() throws Exception {
        String refusal = refusal("[".repeat(100_000));

        assertTrue(refusal.startsWith("no result file, or a damaged one"), refusal);
        assertEquals(1, refusal.lines().count(), refusal);
    }

    @Test
    void read_nullWhereNoneBelongs_isRefusedWithThePlace() throws Exception {
        for (String component : List.of("\"cpu\"", "\"scheme\"", "\"nanos\"", "\"what\"", "\"levels\"")) {
            Path whole = directory.resolve("whole.json");
            ResultFile.write(SampleResults.complete(), whole);
            String damaged = Files.readString(whole)
                    .replaceFirst(component + " : (\\[[^]]*]|[^,\n]*)", component + " : null");

            String refusal = refusal(damaged);

            assertTrue(refusal.startsWith("damaged result file, at "), refusal);
            assertTrue(refusal.contains(component.replace("\"", "")), refusal);
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
        String message = assertThrows(IOException.class, () -> ResultFile.read(file)).getMessage();
        assertTrue(message.startsWith(file + ": "), message);
        return message.substring((file + ": ").length());
    }
}
