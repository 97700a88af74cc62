package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of README and chapters run as pasted and print what is shown; links lead somewhere. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..");
    private static final Path README = ROOT.resolve("README.md");
    private static final Path SITE = ROOT.resolve("docs");
    private static final int MOST_LINES = 120;
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]*)(#[^)]*)?\\)");
    private static final Pattern VERSION = Pattern.compile("<version>([0-9.]+(?:-SNAPSHOT)?)</");

    @TempDir
    Path folder;

    @Test
    void example_printsWhatFollowsIt() throws IOException, InterruptedException {
        String readme = Files.readString(README);

        assertEquals(block(readme, "text"), run("Example", block(readme, "java")));
    }

    @Test
    void messagesOfRelease2_canBeSent() throws IOException, InterruptedException {
        String messages = block(Files.readString(SITE.resolve("messages.md")), "java");

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
    void firstMessage_hasTheFilesOfTheSample_whichTheBuildRuns() throws IOException {
        String page = Files.readString(SITE.resolve("first.md"));
        Path sample = ROOT.resolve("samples/0-first-message");

        assertEquals(Files.readString(sample.resolve("pom.xml")), block(page, "xml"));
        assertEquals(Files.readString(sample.resolve("src/main/java/FirstMessage.java")), block(page, "java"));
    }

    @Test
    void readme_isReadInAMinute() throws IOException {
        assertTrue(Files.readAllLines(README).size() <= MOST_LINES, "more than " + MOST_LINES + " lines");
    }

    /** What a reader pastes into a POM names this version. */
    @Test
    void coordinates_haveTheVersionOfTheBuild() throws IOException {
        String build = version(Files.readString(ROOT.resolve("pom.xml")));

        for (Path page : List.of(README, SITE.resolve("own.md"))) {
            assertEquals(build, version(block(Files.readString(page), "xml")), page::toString);
        }
    }

    private static String version(String xml) {
        Matcher version = VERSION.matcher(xml);
        assertTrue(version.find(), xml);
        return version.group(1);
    }

    @Test
    void links_leadToFilesAndHeadings() throws IOException {
        List<String> dead = new ArrayList<>();
        for (Path page : pages()) {
            Matcher link = LINK.matcher(Files.readString(page).replaceAll("(?s)```.*?```", ""));
            while (link.find()) {
                Path target = link.group(1).isEmpty() ? page : page.resolveSibling(link.group(1));
                if (!leads(target, link.group(2))) {
                    dead.add(page + ": " + link.group());
                }
            }
        }
        assertEquals(List.of(), dead);
    }

    @Test
    void everyPage_isInTheMenuOfTheSite() throws IOException {
        String menu = Files.readString(ROOT.resolve("zensical.toml"));

        assertEquals(
                List.of(),
                pages().stream()
                        .map(page -> ROOT.relativize(page).toString().replace('\\', '/'))
                        .filter(page -> !menu.contains('"' + page + '"'))
                        .toList());
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> top = Files.list(ROOT);
                Stream<Path> chapters = Files.list(SITE)) {
            return Stream.of(
                            top,
                            chapters,
                            Stream.of("bench", "native-bridge", "samples")
                                    .map(module -> ROOT.resolve(module + "/README.md")))
                    .flatMap(paths -> paths)
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private static boolean leads(Path target, @Nullable String anchor) throws IOException {
        return Files.exists(target)
                && (anchor == null
                        || Files.readAllLines(target).stream()
                                .filter(line -> line.startsWith("#"))
                                .map(ReadmeTest::anchor)
                                .anyMatch(anchor::equals));
    }

    /** The address of a heading, as GitHub and the site form it. */
    private static String anchor(String heading) {
        return '#'
                + heading.replaceFirst("^#+ ", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9 -]", "")
                        .replace(' ', '-');
    }

    /** Maven 3.8, which Debian has, takes a compiler plugin that knows no release, where a POM names no version. */
    @Test
    void samples_pinTheCompilerPlugin() throws IOException {
        Pattern pinned = Pattern.compile("<artifactId>maven-compiler-plugin</artifactId>\\s*<version>");
        try (Stream<Path> samples = Files.list(ROOT.resolve("samples"))) {
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
