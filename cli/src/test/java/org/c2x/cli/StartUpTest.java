package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command starts quickly because it loads only what it uses. */
class StartUpTest {
    private static final String CAM =
            "01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44";
    private static final Pattern LOADED = Pattern.compile("\\[class,load *] (\\S+) source: (?!jrt|shared).*");

    @TempDir
    private Path folder;

    @Test
    void help_loadsNoCommandAndNoCodec() throws Exception {
        Set<String> loaded = loaded("--help");

        assertTrue(loaded.contains("org.c2x.cli.Main"), loaded.toString());
        assertEquals(
                List.of(),
                loaded.stream()
                        .filter(name -> name.matches(
                                "com\\.fasterxml\\..*|org\\.c2x\\.((bench|codec|its|asn1)\\..*|cli.*Command)"))
                        .toList());
    }

    @Test
    void convertToJson_readsTheModulesOfThisMessageOnly() throws Exception {
        Set<String> loaded = loaded("convert", "--type", "CAM", "--from", "uper", "--to", "jer", "--hex");

        assertEquals(
                List.of("org.c2x.codec.table.v1.ModuleTypes"),
                loaded.stream().filter(name -> name.endsWith(".ModuleTypes")).toList());
    }

    @Test
    void convertToExi_readsNoModules_andAsksNoOtherScheme() throws Exception {
        Set<String> loaded = loaded("convert", "--type", "CAM", "--from", "uper", "--to", "exi-compiled", "--hex");

        assertEquals(
                List.of(),
                loaded.stream()
                        .filter(name -> name.matches("org\\.c2x\\.(asn1\\.(parser|resolve)|bench)\\..*")
                                || name.matches(".*\\.(NativeLibrary|JsonMapper|OpenExiLibrary)"))
                        .toList());
    }

    /** The classes that a process of its own loads, but for those of the JDK. */
    private Set<String> loaded(String... arguments) throws IOException, InterruptedException {
        Path log = folder.resolve("classes.log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:class+load:file=" + log,
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(arguments));
        Process java = new ProcessBuilder(command)
                .redirectInput(Files.writeString(folder.resolve("in.hex"), CAM).toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectErrorStream(true)
                .start();

        assertEquals(0, java.waitFor(), () -> "see " + folder);
        try (Stream<String> lines = Files.lines(log)) {
            return lines.map(LOADED::matcher)
                    .filter(Matcher::find)
                    .map(loaded -> loaded.group(1))
                    .collect(Collectors.toSet());
        }
    }
}
