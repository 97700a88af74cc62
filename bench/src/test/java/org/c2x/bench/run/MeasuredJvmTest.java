package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.c2x.bench.result.Environment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MeasuredJvmTest {
    private static final Path OWN_HOME = Path.of(System.getProperty("java.home"));

    @TempDir
    Path directory;

    @Test
    void at_folderOrExecutable_tellsWhatItIs() {
        List<MeasuredJvm> jvms =
                MeasuredJvm.at(List.of(OWN_HOME, OWN_HOME.resolve("bin").resolve("java")));

        Environment own = MeasuredJvm.current().environment();
        assertEquals(own.jvm(), jvms.get(0).environment().jvm());
        assertEquals(own.machine(), jvms.get(0).environment().machine());
        assertEquals(jvms.get(0).executable(), jvms.get(1).executable());
    }

    @Test
    void at_twoOfOneVersion_haveDifferentNames() {
        int version = Runtime.version().feature();

        List<MeasuredJvm> jvms = MeasuredJvm.at(List.of(OWN_HOME, OWN_HOME));

        assertEquals(
                List.of("java-" + version, "java-" + version + "-2"),
                jvms.stream().map(jvm -> jvm.environment().id()).toList());
    }

    @Test
    void at_missingPath_saysSo() {
        Path missing = directory.resolve("none");

        assertEquals(
                missing + ": no JVM, there is no " + missing + "; give the folder of a JDK or its bin/java",
                refusal(missing));
    }

    @Test
    void at_folderWithoutJava_saysWhatIsMissing() {
        assertEquals(
                directory + ": no JVM, there is no " + directory.resolve("bin").resolve("java")
                        + "; give the folder of a JDK or its bin/java",
                refusal(directory));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void at_otherProgram_isRefused() throws Exception {
        Path program = program("echo hello");

        assertEquals(
                program + ": not a JVM, it does not print its properties; give the folder of a JDK or its bin/java",
                refusal(program));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void at_oldJava_isRefused() throws Exception {
        Path program = program("echo '    java.vm.name = Old VM'; echo '    java.specification.version = 1.8'");

        assertTrue(refusal(program).endsWith("Java 1 is too old, give Java 17 or newer"), refusal(program));
    }

    private Path program(String line) throws IOException {
        Path program = Files.writeString(directory.resolve("java"), "#!/bin/sh\n" + line + "\n");
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
    }

    private static String refusal(Path path) {
        return assertThrows(IllegalArgumentException.class, () -> MeasuredJvm.at(List.of(path)))
                .getMessage();
    }
}
