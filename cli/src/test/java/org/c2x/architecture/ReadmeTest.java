package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of README and start page run as pasted, and print what is said there. */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");

    @TempDir
    Path folder;

    @Test
    void example_printsWhatFollowsIt() throws IOException, InterruptedException {
        String readme = Files.readString(README);

        assertEquals(block(readme, "text"), run("Example", block(readme, "java")));
    }

    @Test
    void messagesOfRelease2_canBeSent() throws IOException, InterruptedException {
        String readme = Files.readString(README);
        String messages = block(readme.substring(readme.indexOf("```java\nVruHighFrequencyContainer")), "java");

        assertEquals("17\n", run("Release2", """
                import java.util.List;
                import org.c2x.its.*;
                import org.c2x.its.r2.*;

                class Release2 {
                    public static void main(String[] args) {
                        %s
                        List<PerceivedObject> sent =
                                new PerceivedObjectContainer(1, List.of(pedestrian)).perceivedObjects();
                        System.out.println(sent.get(0).objectId());
                    }
                }
                """.formatted(messages)));
    }

    /** What a program prints. */
    private String run(String name, String program) throws IOException, InterruptedException {
        Path source = Files.writeString(folder.resolve(name + ".java"), program);
        Path output = folder.resolve("output");
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertEquals(0, java.waitFor(), () -> read(output));
        return read(output);
    }

    @Test
    void startPage_hasTheFilesOfTheSample_whichTheBuildRuns() throws IOException {
        String page = Files.readString(Path.of("../src/site/markdown/index.md"));
        Path sample = Path.of("../samples/0-first-message");

        assertEquals(Files.readString(sample.resolve("pom.xml")), block(page, "xml"));
        assertEquals(Files.readString(sample.resolve("src/main/java/FirstMessage.java")), block(page, "java"));
    }

    /** Maven 3.8, which Debian has, takes a compiler plugin that knows no release, where a POM names no version. */
    @Test
    void samples_pinTheCompilerPlugin() throws IOException {
        Pattern pinned = Pattern.compile("<artifactId>maven-compiler-plugin</artifactId>\\s*<version>");
        try (Stream<Path> samples = Files.list(Path.of("../samples"))) {
            List<Path> poms = samples.map(sample -> sample.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
            assertFalse(poms.isEmpty());
            for (Path pom : poms) {
                assertTrue(pinned.matcher(Files.readString(pom)).find(), pom::toString);
            }
        }
    }

    /** The first fenced block of a language. */
    private static String block(String markdown, String language) {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(markdown);
        assertTrue(block.find(), "no block " + language);
        return block.group(1);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        } catch (IOException e) {
            return e.toString();
        }
    }
}
