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
                "A ::= #a < "
            })
    void nesting_hasALimit(String text) {
        String[] parts = text.split("#");

        assertRefused("nested more than 200 levels deep", parts[0] + parts[1].repeat(100_000));
    }

    @Test
    void chainOfReferences_hasALimit() {
        assertRefused("nested more than 200 levels deep", "A ::= INTEGER " + "(0..5)".repeat(100_000));
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
    void parametersOfValues_haveALimit() {
        assertRefused("not closed", "a INTEGER ::= " + "b { ".repeat(100_000));
        assertRefused("nested more than 200", "a INTEGER ::= " + "b { ".repeat(10_000) + "1" + " }".repeat(10_000));
        assertRefused(
                "inside each other",
                "B { INTEGER:S } ::= INTEGER (S) A ::= " + "B { { ".repeat(10_000) + "1" + " } }".repeat(10_000));
    }

    @Test
    void objectsInEachOther_haveALimit() {
        String classes = "C ::= CLASS { &id INTEGER, &next C OPTIONAL, &Set C OPTIONAL, &Type OPTIONAL }\n";

        assertRefused("includes itself", classes + "A C ::= { B } B C ::= { ..., A }");
        assertRefused("refers to itself", classes + "a C ::= b b C ::= a");
        assertRefused(
                "inside each other", classes + "a C ::= { &id 1, &next b.&next } b C ::= { &id 2, &next a.&next }");
        assertRefused("refers to itself", classes + "a INTEGER ::= b.&id b C ::= { &id a }");
        assertRefused(
                "inside each other",
                classes + repeat(3_000, i -> "S" + i + " C ::= { S" + (i + 1) + " | { &id " + i + " } }\n")
                        + "S3000 C ::= { ... }");
        assertRefused(
                "inside each other",
                classes + repeat(3_000, i -> "o" + i + " C ::= { &id o" + (i + 1) + ".&id }\n")
                        + "o3000 C ::= { &id 1 }");
        assertRefused("inside each other", repeat(3_000, i -> "C%d ::= C%d\n".formatted(i, i + 1)) + "C3000 ::= NULL");
        assertRefused(
                "inside each other", classes + "a C ::= " + "{ &id 1, &next ".repeat(3_000) + "a" + " }".repeat(3_000));
        assertRefused(
                "too large altogether",
                classes
                        + repeat(
                                3_000,
                                i -> "o%d C ::= { &id %d }\nS%d C ::= { S%d | o%d }\n".formatted(i, i, i + 1, i, i))
                        + "S0 C ::= { ... }");
    }

    @Test
    void objectSetsAsParameters_haveALimit() {
        assertRefused("without end", """
                C ::= CLASS { &id INTEGER, &Type }
                P { C:Set } ::= SEQUENCE { a C.&id ({Set}), b P { { Q { { Set } } } } OPTIONAL }
                Q { C:Set } C ::= { Set | { &id 1, &Type NULL } }
                A ::= P { { ... } }
                """);
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> Asn1.schema("C ::= CLASS { &id INTEGER, &Type }\nS0 C ::= { { &id 1, &Type NULL } }\n"
                        + repeat(60, i -> "S%d C ::= { S%d | S%d }\n".formatted(i + 1, i, i))
                        + "A ::= SEQUENCE { a C.&id ({S60}), b C.&Type ({S60}{@a}) }"));
    }

    @Test
    void syntaxOfClass_hasALimit() {
        assertRefused("nested more than 200", "C ::= CLASS { &id INTEGER } WITH SYNTAX { " + "[A ".repeat(100_000));
        assertRefused(
                "expected 'Z'",
                "C ::= CLASS { &id INTEGER } WITH SYNTAX { " + "[A [B ".repeat(90) + "&id" + "]]".repeat(90)
                        + " Z } a C ::= { " + "A B ".repeat(90) + " 1 }");
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
        assertEquals(1, refused("\u0000".repeat(1_000_000)).diagnostics().size());
        assertTrue(refused("{".repeat(1_000_000)).getMessage().length() < 1000);
        assertTrue(refused("A ::= " + "B".repeat(1_000_000)).getMessage().length() < 1000);
        assertTrue(refused("/*".repeat(500_000)).getMessage().length() < 1000);
    }
}
