package org.c2x.nativebridge.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.nativebridge.PackedLibrary;
import org.c2x.nativebridge.build.Tools.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build of a machine that has only the programs in a folder: it says what is wrong, and does not fail. */
class MavenBuildTest {
    private static final String CANNOT_COMPILE = """
            i=0; while [ $i -lt 1000 ]; do echo "line $i"; i=$((i + 1)); done
            echo "broken.c:7:3: error: expected expression"
            echo "    7 |   )"
            echo "      |   ^"
            echo "broken.c:9:1: note: more of it"
            exit 1
            """;

    @TempDir
    Path folder;

    @Test
    void withoutAnyProgram_saysWhatToInstall() throws IOException {
        String said = build();

        assertTrue(said.startsWith("skipped: all native codecs because a C compiler is missing, install gcc"), said);
        assertFalse(folder.resolve("native").toFile().exists());
    }

    @Test
    void failed_saysWhyInShort_andKeepsTheLogUntilItSucceeds() throws IOException {
        compilerThat(CANNOT_COMPILE);
        Path log = folder.resolve("native/build/host/failed.log");

        assertEquals("""
                skipped: all native codecs because the build for host failed, the whole log is in %s:
                broken.c:7:3: error: expected expression
                    7 |   )
                      |   ^
                """.formatted(log), build());
        assertEquals(1004, Files.readAllLines(log).size());

        compilerThat("exit 0\n");
        build();
        assertFalse(Files.exists(log));
    }

    @Test
    void failed_leavesNothingOfAnEarlierBuild() throws IOException {
        Path harness = folder.resolve("native/build/host/c2x-harness");
        Path library = Files.createDirectories(harness.getParent()).resolve("libc2x-native.so");
        for (Path earlier : List.of(harness, library)) {
            Files.writeString(earlier, "of other sources");
        }
        PackedLibrary.pack(library, List.of("native-uper-c v1.CAM"), folder.resolve("classes"));
        compilerThat(CANNOT_COMPILE);

        build();

        try (Stream<Path> files = Files.walk(folder)) {
            assertEquals(
                    List.of(),
                    files.filter(file -> file.toString().matches(".*(libc2x-native.so|checked.txt)"))
                            .toList());
        }
        assertFalse(Files.exists(harness));
    }

    @Test
    void failed_withoutAnErrorInItsLog_saysTheEnd() throws IOException {
        compilerThat("for i in 1 2 3 4; do echo line $i; done; exit 1\n");

        String said = build();

        assertTrue(said.endsWith("failed.log:\nline 2\nline 3\nline 4\n"), said);
    }

    private void compilerThat(String does) throws IOException {
        Path compiler = Files.writeString(folder.resolve("cc"), "#!/bin/sh\n" + does);
        assertTrue(compiler.toFile().setExecutable(true));
    }

    /** What it says. */
    private String build() throws IOException {
        Outcome build = Tools.run(
                folder,
                List.of(
                        "/usr/bin/env",
                        "PATH=" + folder,
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        MavenBuild.class.getName(),
                        folder.resolve("native").toString(),
                        folder.resolve("classes").toString()));
        assertEquals(0, build.code(), build.output());
        return build.output();
    }
}
