package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.c2x.nativebridge.build.Doctor.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorTest {

    @TempDir
    Path folder;

    @Test
    void parts_nameTheirPackages() {
        List<Part> parts = Doctor.parts();

        assertTrue(parts.size() > 10);
        assertTrue(parts.stream().noneMatch(part -> part.packages().isEmpty()));
    }

    @Test
    void missingPackages_eachOnce() {
        List<Part> parts = List.of(
                new Part("one", "", List.of("a", "b"), false),
                new Part("two", "", List.of("c"), true),
                new Part("three", "", List.of("b", "d"), false));

        assertEquals(List.of("a", "b", "d"), Doctor.missingPackages(parts));
    }

    /** What a machine without any tool does: it says so, and does not fail. */
    @Test
    void build_withoutAnyProgram_saysWhatToInstall() throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        MavenBuild.class.getName(),
                        folder.resolve("native").toString(),
                        folder.resolve("classes").toString())
                .redirectErrorStream(true);
        builder.environment().put("PATH", folder.toString());
        Process build = builder.start();
        String said = new String(build.getInputStream().readAllBytes());

        assertEquals(0, build.waitFor(), said);
        assertTrue(said.startsWith("skipped: all native codecs because a C compiler is missing, install gcc"), said);
        assertFalse(folder.resolve("native").toFile().exists());
    }
}
