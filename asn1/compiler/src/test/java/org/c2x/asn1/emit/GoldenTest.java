package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the back ends write, so that a change shows as a difference of files: {@code golden/<back end>-<feature>} holds
 * an {@code input.asn} and the files {@code expected} of that back end, {@code record} being the one for Java. To
 * write the expected files anew, run this test with {@code -Dgolden.refresh=true} and look at the difference.
 */
class GoldenTest {
    private static final Path GOLDEN = Path.of(System.getProperty("basedir", "."), "src/test/resources/golden");
    private static final boolean REFRESH = Boolean.getBoolean("golden.refresh");

    static List<String> features() throws IOException {
        try (Stream<Path> folders = Files.list(GOLDEN)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("features")
    void outputIsAsExpected(String feature) throws IOException {
        Path folder = GOLDEN.resolve(feature);
        Map<String, String> written = output(feature, Files.readString(folder.resolve("input.asn")));

        if (REFRESH) {
            replace(folder.resolve("expected"), written);
        }

        Map<String, String> expected = read(folder.resolve("expected"));
        assertEquals(expected.keySet(), written.keySet());
        assertAll(expected.keySet().stream()
                .map(file -> () -> assertEquals(expected.get(file), written.get(file), file)));
    }

    /**
     * The files of the back end alone; all are compiled together, if they can be, for what does not compile is not as
     * expected.
     */
    private static Map<String, String> output(String feature, String asn1) {
        String name = feature.substring(0, feature.indexOf('-')).replace("record", "java");
        BackEnd backEnd = BackEnd.named(name);
        GeneratedCode code = GeneratedCode.compile(Map.of("Test.asn", asn1), List.of(BackEnd.JAVA, backEnd));
        Map<String, String> files = new TreeMap<>(code.sources());
        if (backEnd != BackEnd.JAVA) {
            MemorySink records = new MemorySink();
            new Compilation(code.schema(), GeneratedCode.PACKAGE).emit(Set.of(BackEnd.JAVA), records);
            files.keySet().removeAll(records.files().keySet());
            // resources, the same for all schemas
            files.keySet().removeIf(file -> file.replaceFirst(".*/", "").matches("c2x[_.].*"));
        }
        return files;
    }

    private static Map<String, String> read(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .collect(Collectors.toMap(
                            file -> folder.relativize(file).toString().replace('\\', '/'),
                            GoldenTest::text,
                            (one, other) -> one,
                            TreeMap::new));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void replace(Path folder, Map<String, String> files) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                for (Path path : old.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        files.forEach(new DirectorySink(folder)::write);
    }
}
