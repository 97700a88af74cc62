package org.c2x.bench.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnvironmentTest {
    @TempDir
    Path folder;

    private static Environment inJvm(int cores, String architecture) {
        return new Environment(
                "jvm",
                "A processor",
                "performance",
                cores,
                1L << 34,
                "Linux 6.1",
                architecture,
                new Environment.Jvm("A JVM 17", List.of()),
                null,
                Map.of(),
                "abcdef");
    }

    private static Environment inC(String architecture) {
        return new Environment(
                "native-host",
                "A processor",
                "unknown",
                2,
                (1L << 34) + 4096,
                "Linux 6.1",
                architecture,
                null,
                new Environment.Compiler("gcc 14", List.of("-O3"), "host"),
                Map.of(),
                "unknown");
    }

    @Test
    void machine_isTheSameInAJvmAndInC() {
        assertEquals(inJvm(2, "amd64").machine(), inC("x86_64").machine());
        assertEquals(inJvm(2, "aarch64").machine(), inC("aarch64").machine());
    }

    @Test
    void machine_ofOtherFacts_isAnother() {
        assertNotEquals(inJvm(2, "amd64").machine(), inJvm(4, "amd64").machine());
        assertNotEquals(inJvm(2, "amd64").machine(), inJvm(2, "aarch64").machine());
    }

    @Test
    void machine_inAFile_isForOtherReadersOnly() throws IOException {
        StudyResult result = SampleResults.complete();
        String machine = "\"machine\" : \"" + result.environments().get(0).machine() + '"';
        Path file = folder.resolve("result.json");
        ResultFile.write(result, file);

        String text = Files.readString(file);
        assertTrue(text.contains(machine), text);
        Files.writeString(file, text.replace(machine, "\"machine\" : \"of another program\""));
        assertEquals(result, ResultFile.read(file));
    }
}
