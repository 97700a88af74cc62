package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The diagnostics of wrong modules, word for word. After an intended change of words run the test with {@code
 * -Dc2x.update=true}, which writes the files anew, and review the difference.
 */
class ErrorsTest {
    private static final Path FOLDER = Path.of("src/test/resources/errors");

    static Stream<String> modules() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".asn"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void load_wrongModule_tellsAllThatIsWrong(String name) throws IOException {
        SourceFile file = new SourceFile(name, Files.readString(FOLDER.resolve(name)));
        Path expected = FOLDER.resolve(name.replace(".asn", ".expected"));

        SchemaException exception = assertThrows(SchemaException.class, () -> SchemaLoader.load(List.of(file)));

        if (Boolean.getBoolean("c2x.update")) {
            Files.writeString(expected, exception.getMessage() + '\n');
        }
        assertEquals(Files.readString(expected), exception.getMessage() + '\n');
    }
}
