package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The C program in the guide builds as it says, without warnings, and prints what it says. */
class CExampleTest {
    private static final Path GUIDE = Path.of("../src/site/markdown/own.md");
    private static final String MODULE = "samples/2-own-module/src/main/asn1/Parking.asn";

    @TempDir
    private Path folder;

    @Test
    void printsWhatTheGuideSays() throws IOException, InterruptedException {
        String guide = Files.readString(GUIDE);
        assumeTrue(hasCompiler(), "skipped: install gcc");
        Path source = Files.writeString(folder.resolve("main.c"), find("(?s)```c\n(.*?)```", guide));
        Path out = folder.resolve("parking-c");

        Run run = Run.of(
                "",
                "compile",
                "--asn1",
                Path.of("..", MODULE).toString(),
                "--to",
                "c",
                "--package",
                "parking",
                "--out",
                out.toString());

        assertEquals(0, run.code(), run.err());
        assertTrue(guide.contains("--asn1 " + MODULE + " --to c --package parking"), "the command of the guide");
        Path program = folder.resolve("main");
        String said = output(
                "gcc",
                "-std=c99",
                "-Wall",
                "-Wextra",
                "-Werror",
                "-O2",
                "-I" + out,
                source.toString(),
                out.resolve("parking_uper.c").toString(),
                out.resolve("c2x_runtime.c").toString(),
                "-o",
                program.toString());
        assertEquals("", said);
        assertEquals(
                find("\nprints `([^`]*)`", guide), output(program.toString()).strip());
    }

    private boolean hasCompiler() throws InterruptedException {
        try {
            return output("gcc", "--version").contains("gcc");
        } catch (IOException none) {
            return false;
        }
    }

    private static String find(String pattern, String text) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertTrue(matcher.find(), pattern);
        return matcher.group(1);
    }

    private static String output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }
}
