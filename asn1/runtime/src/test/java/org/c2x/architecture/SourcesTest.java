package org.c2x.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** House rules that only the source text shows, over all modules of the reactor; in its first module, to fail soon. */
class SourcesTest {
    private static final Path REACTOR = Path.of("..", "..");
    private static final int COLUMNS = 120;
    /** 300 is what we aim at; beyond this a class has to be divided. */
    private static final int LONGEST_CLASS = 400;

    /** Classes of hot loops that keep all positions of bits in one place. */
    private static final Set<String> LONGER_CLASSES = Set.of("BitReader.java", "BitWriter.java");

    @Test
    void everyPackage_saysWhatItIsFor() {
        List<Path> silent = sources("src/main/java")
                .map(Path::getParent)
                .distinct()
                .filter(folder -> !Files.isRegularFile(folder.resolve("package-info.java")))
                .toList();

        assertEquals(List.of(), silent);
    }

    @Test
    void lines_haveAtMost120Columns() {
        List<String> tooLong = Stream.of("src/main/java", "src/test/java")
                .flatMap(SourcesTest::sources)
                .flatMap(file -> lines(file).stream()
                        .filter(line -> line.length() > COLUMNS)
                        .map(line -> file + ": " + line))
                .toList();

        assertEquals(List.of(), tooLong);
    }

    @Test
    void classes_areNotTooLong() {
        List<String> tooLong = sources("src/main/java")
                .filter(file -> lines(file).size() > LONGEST_CLASS)
                .filter(file -> !LONGER_CLASSES.contains(file.getFileName().toString()))
                .map(file -> file + ": " + lines(file).size() + " lines")
                .toList();

        assertEquals(List.of(), tooLong);
    }

    @Test
    void theseRules_seeAllModules() {
        assertTrue(sources("src/main/java").count() > 100);
    }

    /** The .java and .asn files below all folders of this name that belong to a module. */
    private static Stream<Path> sources(String folder) {
        try (Stream<Path> modules = Files.find(REACTOR, 3, (path, file) -> path.endsWith("pom.xml"))) {
            return modules
                    .filter(pom -> !pom.startsWith(REACTOR.resolve("samples")))
                    .map(pom -> pom.resolveSibling(folder))
                    .filter(Files::isDirectory)
                    .flatMap(SourcesTest::files)
                    .filter(file -> file.toString().matches(".*\\.(java|asn)"))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> files(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
