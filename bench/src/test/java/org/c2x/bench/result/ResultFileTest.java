package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

        assertEquals(file + ": no result file of format version 2", refused.getMessage());
    }

    @Test
    void read_noJson_isRefusedWithTheFile() throws Exception {
        Path file = Files.writeString(directory.resolve("other.json"), "<html>");

        IOException refused = assertThrows(IOException.class, () -> ResultFile.read(file));

        assertTrue(refused.getMessage().startsWith(file + ": no result file: "), refused.getMessage());
    }
}
