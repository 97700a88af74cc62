package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each construct of X.680 to X.683 with an example that is accepted and one that is refused, and what is said then. */
class ConstructsTest {

    record Construct(String name, String accepted, String refused, String message) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A name, and indented after it what is accepted, what is refused and the first line of what is said. */
    static List<Construct> constructs() throws IOException {
        try (InputStream in = ConstructsTest.class.getResourceAsStream("/constructs.txt")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return IntStream.range(0, lines.size() / 4)
                    .mapToObj(i -> lines.subList(4 * i, 4 * i + 4))
                    .map(of -> new Construct(
                            of.get(0),
                            of.get(1).strip(),
                            of.get(2).strip(),
                            of.get(3).strip()))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("constructs")
    void examples(Construct construct) {
        assertDoesNotThrow(() -> load(construct.accepted()), construct.accepted());

        SchemaException error =
                assertThrows(SchemaException.class, () -> load(construct.refused()), construct.refused());

        assertEquals(construct.message(), error.getMessage().lines().findFirst().orElseThrow());
    }

    /** The assignments stand in the second line of the module. */
    private static void load(String assignments) throws SchemaException {
        String module = "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + assignments + "\nEND\n";
        SchemaLoader.load(List.of(new SourceFile("M.asn", module)));
    }
}
