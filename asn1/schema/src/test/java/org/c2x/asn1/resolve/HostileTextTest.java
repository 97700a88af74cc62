package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Text that would fill the stack, the memory or the afternoon of a careless reader. */
class HostileTextTest {

    private static String repeat(int count, IntFunction<String> text) {
        return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining());
    }

    private static SchemaException refused(String assignments) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> assertThrows(SchemaException.class, () -> Asn1.schema(assignments)));
    }

    private static void assertRefused(String expected, String assignments) {
        SchemaException exception = refused(assignments);
        assertTrue(exception.getMessage().contains(expected), () -> exception.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A ::= #SEQUENCE OF ",
                "A ::= #SEQUENCE { a ",
                "A ::= #CHOICE { a ",
                "A ::= #[1] ",
                "A ::= INTEGER #(",
                "A ::= INTEGER (ALL EXCEPT #(",
                "A ::= B #(WITH COMPONENTS { a ",
                "A ::= #B { ",
                "A ::= INTEGER (SIZE #(",
                "a INTEGER ::= #{",
                "a INTEGER ::= #b : ",
                "a INTEGER ::= #b { ",
                "A ::= #a < "
            })
    void nesting_hasALimit(String text) {
        String[] parts = text.split("#");

        assertRefused("nested more than 200 levels deep", parts[0] + parts[1].repeat(100_000));
    }

    @Test
    void chainOfReferences_hasALimit() {
        assertRefused("inside each other", "A ::= INTEGER " + "(1)".repeat(20_000));
        assertRefused("inside each other", repeat(3_000, i -> "A" + i + " ::= A" + (i + 1) + "\n") + "A3000 ::= NULL");
        assertRefused(
                "inside each other",
                repeat(3_000, i -> "A" + i + " ::= A" + (i + 1) + " (0..9)\n") + "A3000 ::= INTEGER");
        assertRefused(
                "inside each other",
                repeat(3_000, i -> "A" + i + " ::= INTEGER (A" + (i + 1) + ")\n") + "A3000 ::= INTEGER");
        assertRefused(
                "inside each other",
                repeat(3_000, i -> "a" + i + " INTEGER ::= a" + (i + 1) + "\n") + "a3000 INTEGER ::= 1");
        assertRefused(
                "inside each other",
                repeat(3_000, i -> "A" + i + " ::= SEQUENCE { COMPONENTS OF A" + (i + 1) + "}\n") + "A3000 ::= NULL");
        assertRefused(
                "inside each other",
                repeat(3_000, i -> "A" + i + " ::= CHOICE { x [0] NULL, a A" + (i + 1) + "}\n")
                        + "A3000 ::= CHOICE { x [0] NULL, a A0 }");
    }

    @Test
    void valuesInEachOther_haveALimit() {
        String doubling = "S ::= SEQUENCE OF S\nv0 S ::= {}\n"
                + repeat(60, i -> "v" + (i + 1) + " S ::= { v" + i + ", v" + i + " }\n");
        String deep = "S ::= SEQUENCE { s S OPTIONAL }\nv0 S ::= {}\n"
                + repeat(5_000, i -> "v" + (i + 1) + " S ::= { s v" + i + " }\n");
        String strings = "v0 UTF8String ::= \"a\"\n"
                + repeat(60, i -> "v" + (i + 1) + " UTF8String ::= { v" + i + ", v" + i + " }\n");

        assertRefused("this value is too large", doubling);
        assertRefused("nested too deep", deep);
        assertRefused("this string is too long", strings);
        assertRefused(
                "too large",
                "S0 ::= SEQUENCE {}\n"
                        + repeat(
                                60,
                                i -> "S%d ::= SEQUENCE { a S%d DEFAULT {}, b S%d DEFAULT {} }\n"
                                        .formatted(i + 1, i, i)));
    }

    @Test
    void constraintsInEachOther_haveALimit() {
        assertRefused(
                "is too large",
                "A0 ::= IA5String (\"a\")\n"
                        + repeat(60, i -> "A%d ::= IA5String (A%d | A%d ^ A%d)\n".formatted(i + 1, i, i, i)));
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> Asn1.schema("A ::= INTEGER (" + repeat(20_000, i -> 2 * i + "|") + "0) (ALL EXCEPT ("
                        + repeat(10_000, i -> 4 * i + "|") + "0))"));
    }

    @Test
    void parametersInEachOther_haveALimit() {
        assertRefused("without end", """
                A { T } ::= SEQUENCE { a A { B { T, T } } OPTIONAL }
                B { T, U } ::= SEQUENCE { t T, u U }
                C ::= A { NULL }
                """);
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> Asn1.schema(
                        "D { T } ::= SEQUENCE { a T, b T }\nA ::= " + "D { ".repeat(40) + "NULL" + " }".repeat(40)));
    }

    @Test
    void undefinedNames_areComparedWithAllOthersOnlyWhenTold() {
        assertRefused("'Unknown0' is not defined", repeat(50_000, i -> "T%d ::= Unknown%d\n".formatted(i, i)));
        assertRefused("'v' is not defined", repeat(50_000, i -> "T%d ::= INTEGER (0..v)\n".formatted(i)));
    }

    @Test
    void importsInACircle_areFollowedOnce() {
        String modules = repeat(
                20_000, i -> "M%d DEFINITIONS ::= BEGIN IMPORTS T FROM M%d; END\n".formatted(i, (i + 1) % 20_000));

        SchemaException exception = assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> assertThrows(SchemaException.class, () -> Asn1.load(modules)));

        assertEquals(1, exception.diagnostics().size());
    }

    @Test
    void numbers_haveALimit() {
        assertRefused("a number of more than 1000 characters", "a INTEGER ::= " + "9".repeat(100_000));
        assertRefused("too large for a double", "a REAL ::= 1E999999999");
        assertRefused("exponent", "a REAL ::= { mantissa 1, base 2, exponent 99999999999999 }");
        assertRefused("too large", "a REAL ::= 1E99999999999999999");
        assertRefused("too long", "a BIT STRING { last(2147483647) } ::= { last }");
        assertRefused("too long", "A ::= SEQUENCE { b BIT STRING { x(0) } (SIZE(2000000000)) DEFAULT {} }");
    }

    @Test
    void anyOctets_areToldOnce() throws Exception {
        assertEquals(100, refused("\u0000".repeat(1_000_000)).diagnostics().size());
        assertTrue(refused("{".repeat(1_000_000)).getMessage().length() < 1000);
        assertTrue(refused("A ::= " + "B".repeat(1_000_000)).getMessage().length() < 1000);
        assertTrue(refused("/*".repeat(500_000)).getMessage().length() < 1000);
    }
}
