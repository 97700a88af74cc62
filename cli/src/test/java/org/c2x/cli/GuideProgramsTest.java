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

/** The programs in the guide build as it says, without warnings, and print what it says. */
class GuideProgramsTest {
    private static final Path GUIDE = Path.of("../docs/own.md");
    private static final String MODULE = "samples/2-own-module/src/main/asn1/Parking.asn";

    @TempDir
    private Path folder;

    @Test
    void theOneInC() throws IOException, InterruptedException {
        String guide = Files.readString(GUIDE);
        assumeTrue(has("gcc"), "skipped: install gcc");
        Path source = Files.writeString(folder.resolve("main.c"), find("(?s)```c\n(.*?)```", guide));
        Path out = compile(guide, "c");

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

    @Test
    void theOneInRust() throws IOException, InterruptedException {
        String guide = Files.readString(GUIDE);
        assumeTrue(has("cargo"), "skipped: install cargo, for instance with rustup");
        Path out = compile(guide, "rust");
        Files.createDirectories(out.resolve("examples"));
        Files.writeString(out.resolve("examples/main.rs"), find("(?s)```rust\n(.*?)```", guide));

        String manifest = out.resolve("Cargo.toml").toString();
        String said = output("cargo", "run", "--quiet", "--offline", "--manifest-path", manifest, "--example", "main");

        assertEquals(find("\nprints `([^`]*)`", guide), said.strip());
    }

    private Path compile(String guide, String language) {
        Path out = folder.resolve("parking-" + language);
        Run run = Run.of(
                "",
                "compile",
                "--asn1",
                Path.of("..", MODULE).toString(),
                "--to",
                language,
                "--package",
                "parking",
                "--out",
                out.toString());
        assertEquals(0, run.code(), run.err());
        assertTrue(guide.contains("--asn1 " + MODULE + " --to " + language + " --package parking"), language);
        return out;
    }

    private static boolean has(String compiler) throws InterruptedException {
        try {
            return output(compiler, "--version").contains(compiler);
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
