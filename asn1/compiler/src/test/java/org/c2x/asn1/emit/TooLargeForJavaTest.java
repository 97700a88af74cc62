package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What no class file can hold is refused at its place, and what one can hold just so compiles. */
class TooLargeForJavaTest {

    @ParameterizedTest
    @ValueSource(strings = {"JAVA", "UPER", "TREE", "COPY", "PROTO_MAPPING", "EVENTS", "EXI", "BER"})
    void sequenceOfMoreComponentsThanAConstructorHasParameters(BackEnd backEnd) {
        assertEquals(
                "Test.asn:2:1: Test.S: 255 parameter slots for 255 components in one record, Java code can have 254",
                refusal(backEnd, "S ::= SEQUENCE {" + list("c%d INTEGER (0..7)", 255) + "}"));
    }

    @Test
    void longsTakeTwoSlots() {
        assertEquals(
                "Test.asn:2:1: Test.S: 256 parameter slots for 128 components in one record, Java code can have 254",
                refusal(BackEnd.JAVA, "S ::= SEQUENCE {" + list("c%d INTEGER (0..9999999999)", 128) + "}"));
        String boxed = "S ::= SEQUENCE {" + list("c%d INTEGER (0..9999999999) OPTIONAL", 128) + "}";
        assertDoesNotThrow(() -> GeneratedCode.generate(module(boxed), BackEnd.JAVA));
    }

    @Test
    void otherLanguagesHaveNoSuchLimit() {
        String module = module("S ::= SEQUENCE {" + list("c%d INTEGER (0..7)", 300) + "}");
        assertDoesNotThrow(() -> GeneratedCode.generate(module, BackEnd.XSD, BackEnd.PROTO, BackEnd.C));
    }

    /** One expression of them all is deeper than javac can go. */
    @Test
    void aStringOfThousandsOfValues_compiles() throws Exception {
        String values = IntStream.range(0, 5_000).mapToObj(i -> "\"s" + i + '"').collect(Collectors.joining(" | "));
        GeneratedCode code = compile("S ::= SEQUENCE { s Name } Name ::= IA5String (" + values + ")");
        assertRoundTrip(code, "SUper", code.create("S", "s4999"));
        assertThrows(IllegalArgumentException.class, () -> code.create("S", "s5000"));
    }

    @Test
    void largestSequence_roundTrips() throws Exception {
        GeneratedCode code = compile("S ::= SEQUENCE {" + list("c%d INTEGER (0..7)", 254) + "}");
        Object value =
                code.create("S", IntStream.range(0, 254).mapToObj(i -> i % 8).toArray());
        assertRoundTrip(code, "SUper", value);
        assertRoundTrip(code, "SExi", value);
    }

    @Test
    void largestChoice_roundTrips() throws Exception {
        GeneratedCode code = compile("C ::= CHOICE {" + list("c%d INTEGER (0..7)", 500) + "}");
        Object value = code.create("C$C499", 5);
        assertRoundTrip(code, "CUper", value);
        assertRoundTrip(code, "CExi", value);
    }

    @Test
    void largestEnumerated_roundTrips() throws Exception {
        GeneratedCode code = compile("E ::= ENUMERATED {" + list("value-number-%d", 1500) + "}\nS ::= SEQUENCE {e E}");
        Object value = code.create("S", code.constant("E", "VALUE_NUMBER_1499"));
        assertRoundTrip(code, "SUper", value);
        assertRoundTrip(code, "SExi", value);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "CHOICE {%s}      | c%d NULL    | 501   | 501 alternatives of a CHOICE, Java code can have 500",
                "ENUMERATED {%s}  | c%d         | 1501  | 1501 enumerals of an ENUMERATED, Java code can have 1500",
                "INTEGER {%s}     | c%d(%1$d)   | 10001 | 10001 named numbers, Java code can have 10000",
                "BIT STRING {%s}  | c%d(%1$d)   | 10001 | 10001 named bits, Java code can have 10000",
            })
    void otherLimits(String type, String part, int count, String expected) {
        assertEquals(
                "Test.asn:2:1: Test.T: " + expected,
                refusal(BackEnd.JAVA, "T ::= " + type.replace("%s", list(part, count))));
    }

    @Test
    void namedBitBeyondAnyArray() {
        assertEquals(
                "Test.asn:2:1: Test.T: a named bit above 2147483647",
                refusal(BackEnd.JAVA, "T ::= BIT STRING {far(2147483648)}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA", "UPER", "PROTO_MAPPING", "EXI", "BER"})
    void listOfNothingButItself(BackEnd backEnd) {
        assertEquals(
                "Test.asn:2:1: Test.L: a list of nothing but itself has no Java type",
                refusal(backEnd, "L ::= SEQUENCE OF L\nS ::= SEQUENCE {l L}"));
        assertEquals(
                "Test.asn:2:1: Test.K: a list of nothing but itself has no Java type\n"
                        + "Test.asn:3:1: Test.L: a list of nothing but itself has no Java type",
                refusal(backEnd, "K ::= SEQUENCE OF L\nL ::= SET OF K"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"XSD", "PROTO", "PROTO_TUNED", "C"})
    void listOfNothingButItself_isNamedElsewhere(BackEnd backEnd) {
        String module = module("L ::= SEQUENCE OF L\nS ::= SEQUENCE {l L}");
        assertDoesNotThrow(() -> GeneratedCode.generate(module, backEnd));
    }

    @Test
    void defaultOfMoreValuesThanAnInitialiserEvaluates() {
        String type = "S ::= SEQUENCE {a SEQUENCE OF SEQUENCE OF INTEGER DEFAULT {";
        String value = list("{%d}", 500) + "}}";
        assertEquals(
                "Test.asn:2:1: Test.S.a: a DEFAULT of more than 1000 values, or a string of more than 65535 octets, is "
                        + "not supported yet",
                refusal(BackEnd.PROTO, type + value));
    }

    @Test
    void defaultOfALongerStringThanAConstantHolds() {
        String text = "S ::= SEQUENCE {a OCTET STRING DEFAULT '" + "AB".repeat(40_000) + "'H}";
        assertThrows(NotSupportedException.class, () -> GeneratedCode.generate(module(text), BackEnd.JAVA));
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA", "C"})
    void enumeralBeyondALong(BackEnd backEnd) {
        String refusal = refusal(backEnd, "E ::= ENUMERATED {a(9223372036854775808), b(-5)}");
        assertTrue(refusal.startsWith("Test.asn:2:1: Test.E: an enumeral of 9223372036854775808"), refusal);
    }

    @Test
    void moreSingleValuesThanJavacFollows() {
        String values = IntStream.range(0, 501).mapToObj(i -> "" + 3 * i).collect(Collectors.joining(" | "));
        assertEquals(
                "Test.asn:2:1: Test.S.a: 501 ranges of numbers, Java code can have 500\n"
                        + "Test.asn:2:1: Test.S.b: 501 ranges of numbers, Java code can have 500",
                refusal(
                        BackEnd.of(RuleSet.UPER),
                        "S ::= SEQUENCE {a INTEGER (" + values + "), b OCTET STRING (SIZE (" + values + "))}"));
    }

    @Test
    void defaultBeyondALong() {
        assertEquals(
                "Test.asn:2:1: Test.S.b: a DEFAULT of 9223372036854775808, Java code has 64 bits for "
                        + "numbers of its type",
                refusal(
                        BackEnd.JAVA,
                        "S ::= SEQUENCE {a INTEGER DEFAULT 9223372036854775808,"
                                + " b INTEGER (0..9, ...) DEFAULT 9223372036854775808}"));
    }

    private static String list(String part, int count) {
        return IntStream.range(0, count).mapToObj(i -> String.format(part, i)).collect(Collectors.joining(", "));
    }

    private static String module(String types) {
        return "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + types + "\nEND\n";
    }

    private static String refusal(BackEnd backEnd, String types) {
        return assertThrows(NotSupportedException.class, () -> GeneratedCode.generate(module(types), backEnd))
                .getMessage()
                .replace("asn1/", "");
    }

    private static GeneratedCode compile(String types) {
        return GeneratedCode.compile(
                module(types), BackEnd.JAVA, BackEnd.of(RuleSet.UPER), BackEnd.TREE, BackEnd.of(RuleSet.EXI));
    }

    @SuppressWarnings("unchecked")
    private static void assertRoundTrip(GeneratedCode code, String codecClass, Object value) throws Exception {
        Codec<Object> codec = (Codec<Object>) code.constant(codecClass, "CODEC");
        byte[] octets = codec.encode(value);
        assertEquals(value, codec.decode(octets));
        assertArrayEquals(octets, codec.encode(codec.decode(octets)));
    }
}
