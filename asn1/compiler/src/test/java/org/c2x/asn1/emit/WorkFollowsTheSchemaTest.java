package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a back end does and writes follows the length of the schema, not the number of ways through it. */
class WorkFollowsTheSchemaTest {
    private static final Duration GENEROUS = Duration.ofSeconds(60);
    private static final int MANY = 70_000;

    @ParameterizedTest
    @ValueSource(
            strings = {"JAVA", "UPER", "TREE", "COPY", "XSD", "PROTO", "PROTO_MAPPING", "EVENTS", "EXI", "BER", "C"})
    void sequencesEachTwiceTheLast(BackEnd backEnd) {
        assertLinear(backEnd, "T0 ::= INTEGER (0..7)", "SEQUENCE {a %s, b %s}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"JAVA", "UPER", "TREE", "COPY", "XSD", "PROTO", "PROTO_MAPPING", "EVENTS", "EXI", "BER", "C"})
    void sequencesOfOptionalComponentsEachTwiceTheLast(BackEnd backEnd) {
        assertLinear(backEnd, "T0 ::= INTEGER (0..7)", "SEQUENCE {a %s OPTIONAL, b %s OPTIONAL}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"JAVA", "UPER", "TREE", "COPY", "XSD", "PROTO", "PROTO_MAPPING", "EVENTS", "EXI", "BER", "C"})
    void choicesEachTwiceTheLast(BackEnd backEnd) {
        assertLinear(backEnd, "T0 ::= CHOICE {x NULL, y BOOLEAN}", "CHOICE {a %s, b %s}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UPER", "EXI", "C"})
    void sequencesWithoutBitsEachTwiceTheLast(BackEnd backEnd) {
        assertLinear(backEnd, "T0 ::= NULL", "SEQUENCE {a %s, b %s}");
        assertLinear(backEnd, "T0 ::= SEQUENCE {}", "SEQUENCE {a %s, b %s}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"EXI", "C"})
    void sequencesEachAroundTheLast(BackEnd backEnd) {
        assertLinear(backEnd, "T0 ::= BOOLEAN", "SEQUENCE {a %s}");
    }

    /** With positions as numbers, since one of them is too large; it took minutes when each was looked for. */
    @Test
    void manyEnumerals_inAnEnumOfProtobuf() {
        String numbered = enumerals(i -> "e" + i) + ", last(" + (1L << 40) + ")";
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\nE ::= ENUMERATED {" + numbered + "}\nEND\n";

        Map<String, String> files =
                assertTimeoutPreemptively(GENEROUS, () -> GeneratedCode.generate(module, BackEnd.PROTO));

        String text = String.join("", files.values());
        assertTrue(text.contains(" E_LAST = " + MANY + ";"), text.substring(0, 1_000));
    }

    /** Names that differ in small and capital letters only. */
    @Test
    void manyEnumeralsThatAreAlike_inAnEnumOfProtobuf() {
        String alike = enumerals(i -> {
            StringBuilder name = new StringBuilder("a");
            for (int bit = 0; bit < 17; bit++) {
                name.append((i >> bit & 1) == 0 ? 'x' : 'X');
            }
            return name.toString();
        });
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\nE ::= ENUMERATED {" + alike + "}\nEND\n";

        Map<String, String> files =
                assertTimeoutPreemptively(GENEROUS, () -> GeneratedCode.generate(module, BackEnd.PROTO));

        String text = String.join("", files.values());
        assertTrue(text.contains(" = " + (MANY - 1) + ";"), text.substring(0, 1_000));
    }

    private static String enumerals(IntFunction<String> name) {
        return IntStream.range(0, MANY).mapToObj(name).collect(Collectors.joining(", "));
    }

    /** Four times the types give at most six times the text. */
    private static void assertLinear(BackEnd backEnd, String first, String next) {
        assertTimeoutPreemptively(GENEROUS, () -> {
            int few = length(backEnd, first, next, 40);
            int many = length(backEnd, first, next, 160);
            assertTrue(many < 6 * few, () -> few + " characters have become " + many);
        });
    }

    private static int length(BackEnd backEnd, String first, String next, int count) {
        String types = IntStream.rangeClosed(1, count)
                .mapToObj(i -> "T" + i + " ::= " + next.replace("%s", "T" + (i - 1)))
                .collect(Collectors.joining("\n"));
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + first + "\n" + types
                + "\nL ::= SEQUENCE SIZE (1..5) OF T" + count + "\nEND\n";
        return GeneratedCode.generate(module, backEnd).values().stream()
                .mapToInt(String::length)
                .sum();
    }
}
