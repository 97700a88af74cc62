package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.value.BooleanValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes, objects and sets of objects (X.681), seen through the values and types that they hold. */
class ObjectsTest {
    private static final String CLASS = """
            OP ::= CLASS {
              &code       INTEGER UNIQUE,
              &Argument   OPTIONAL,
              &optional   BOOLEAN DEFAULT FALSE,
              &Result     DEFAULT NULL,
              &linked     OP OPTIONAL,
              &Linked     OP OPTIONAL,
              &Priority   INTEGER DEFAULT { 0..3 },
              &first      &Argument OPTIONAL,
              &Some       &Argument OPTIONAL
            } WITH SYNTAX {
              [ARGUMENT &Argument [OPTIONAL &optional]] [RESULT &Result]
              [LINKED TO &linked, AND &Linked] [PRIORITY &Priority [FIRST &first [SOME &Some]]]
              CODE &code
            }
            base OP ::= { CODE 1 }
            """;

    private static String value(String assignments) throws Exception {
        return Asn1.value(CLASS + assignments).toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ CODE 7 }",
                "{ ARGUMENT INTEGER CODE 7 }",
                "{ ARGUMENT INTEGER { a(1) } (0..4) OPTIONAL TRUE RESULT OCTET STRING (SIZE (4)) CODE 7 }",
                "{ RESULT SEQUENCE { code INTEGER } LINKED TO base, AND { base | { CODE 3 } } CODE 7 }",
                "{ LINKED TO { CODE 2 }, AND { ... } PRIORITY { 1 | 3 } CODE seven }",
                "{ ARGUMENT INTEGER PRIORITY { 1 } FIRST 4 SOME { 1..2 } CODE 7 }",
                "{ ARGUMENT Local LINKED TO base.&linked.&linked, AND { ... } CODE 7 }",
                "again",
            })
    void object_inTheSyntaxOfItsClass(String object) throws Exception {
        String text = object.replace("base.&linked.&linked", "chained.&linked");

        assertEquals("7", value("o OP ::= " + text + """

                v INTEGER ::= o.&code
                seven INTEGER ::= 7
                Local ::= BOOLEAN
                again OP ::= { CODE seven }
                chained OP ::= { LINKED TO base, AND {...} CODE 8 }
                """));
    }

    /** Only what the name stands for tells parameters from the setting of the next field. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ red {1 2 3} NULL }",
                "{ colour {1 2 3} NULL }",
                "{ Other.colour {1 2 3} NULL }",
                "{ chosen {red} {1 2 3} NULL }",
                "{ red short {3} NULL }",
                "{ red {1 2 3} Known {1} }",
                "{ red {1 2 3} Boxed {NULL} {1} }",
                "{ red {1 2 3} SEQUENCE OF Known {1} }",
            })
    void braces_afterAName_areItsParametersOnlyIfItHasSuch(String object) throws Exception {
        Schema schema = Asn1.load("""
                Other DEFINITIONS ::= BEGIN
                Colour ::= ENUMERATED { red, green }
                colour Colour ::= red
                END
                M DEFINITIONS ::= BEGIN
                IMPORTS Colour, colour FROM Other;
                C ::= CLASS { &colour Colour, &id OBJECT IDENTIFIER UNIQUE, &Type, &Numbers INTEGER OPTIONAL }
                  WITH SYNTAX { &colour &id &Type [&Numbers] }
                chosen {Colour:one} Colour ::= one
                short {INTEGER:last} OBJECT IDENTIFIER ::= { 1 2 last }
                Known ::= INTEGER
                Boxed {T} ::= SEQUENCE { content T }
                o C ::= %s
                id OBJECT IDENTIFIER ::= o.&id
                END
                """.formatted(object));

        assertEquals("{1 2 3}", schema.modules().get(1).values().get(0).value().toString());
    }

    @Test
    void defaults_areThoseOfTheClass() throws Exception {
        assertEquals(new BooleanValue(false), Asn1.value(CLASS + "v BOOLEAN ::= base.&optional"));
        assertEquals(new NullType(), Asn1.type(CLASS + "T ::= base.&Result"));
        assertEquals(
                "0..3",
                ((IntegerType) Asn1.type(CLASS + "T ::= base.&Priority")).root().toString());
    }

    @Test
    void fields_areReachedThroughObjects_ofOtherModules() throws Exception {
        Schema schema = Asn1.load("""
                Library DEFINITIONS ::= BEGIN EXPORTS KEY, key, Keys, Box{}, ALSO;
                KEY ::= CLASS { &id INTEGER, &next KEY OPTIONAL }
                ALSO ::= KEY
                key KEY ::= { &id 4, &next { &id 5 } }
                Keys KEY ::= { key, ... }
                Box { KEY:Set } ::= SEQUENCE { id KEY.&id ({Set}) }
                END
                User DEFINITIONS ::= BEGIN IMPORTS KEY, ALSO, key, Keys, Box FROM Library;
                v INTEGER ::= Library.key.&next.&id
                w INTEGER ::= own.&id
                own ALSO ::= { &id 6, &next key }
                Own KEY ::= { own | Keys }
                A ::= Box { {Own} }
                B ::= Box { {Library.Keys} }
                END
                """);

        assertEquals(
                "[5, 6]",
                schema.modules().get(1).values().stream()
                        .map(found -> found.value())
                        .toList()
                        .toString());
    }

    @Test
    void classes_areParametersToo() throws Exception {
        assertEquals("3", value("""
                Pair { CLS, CLS:Set, OP:op } ::= SEQUENCE {
                  a CLS.&code ({Set}), b op.&Argument, c INTEGER DEFAULT op.&code }
                A ::= Pair { OP, { {CODE 5}, ... }, { ARGUMENT NULL CODE 3 } }
                same { OP:op } OP ::= op
                All { OP:Set } OP ::= { Set | base }
                made { INTEGER:n } OP ::= { CODE n }
                B ::= SEQUENCE { a OP.&code ({All { {made { 2 }} }}) }
                v INTEGER ::= made { 3 }.&code
                """));
    }

    @Test
    void sets_areUnions_differencesAndIntersections() throws Exception {
        String sets = """
                a OP ::= { LINKED TO b, AND { c } CODE 2 } b OP ::= { CODE 3 } c OP ::= { CODE 4 }
                """;

        assertEquals("2..3", codes(sets + "S OP ::= { a | b }"));
        assertEquals("2..4", codes(sets + "S OP ::= { a | (a.&linked UNION a.&Linked) }"));
        assertEquals("2", codes(sets + "S OP ::= { (a | b) ^ (a | c) }"));
        assertEquals("3..4", codes(sets + "S OP ::= { (a | b | c) EXCEPT a }"));
        assertEquals("1 | 3..4", codes(sets + "S OP ::= { R.&linked | R.&Linked, ..., base } R OP ::= { a | b }"));
    }

    private static String codes(String assignments) throws Exception {
        return ((IntegerType) Asn1.type(CLASS + assignments + " T ::= INTEGER (S.&code)"))
                .root()
                .toString();
    }

    @Test
    void twoObjectsWithTheSameUniqueValue_areRefused_onceInAllTheirSets() {
        SchemaException refused = assertThrows(SchemaException.class, () -> Asn1.schema("""
                C ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &id &Type }
                One C ::= { { 1 NULL } | { 2 BOOLEAN } | { 1 INTEGER } }
                Two C ::= { One | { 3 NULL }, ... }"""));

        assertEquals(
                List.of("test.asn:3:42: error: another object of a set has the same '&id', 1, which is UNIQUE"),
                refused.diagnostics().stream()
                        .map(diagnostic ->
                                diagnostic.toString().lines().findFirst().orElseThrow())
                        .toList());
    }

    @Test
    void objectThatComesIntoASetByTwoWays_isOne() throws SchemaException {
        Asn1.schema("""
                C ::= CLASS { &id INTEGER UNIQUE, &other INTEGER, &Type } WITH SYNTAX { &id &other &Type }
                one C ::= { 1 7 NULL }
                Some C ::= { one | { 2 7 NULL } }
                All C ::= { one | Some, ..., Some | one | { 3 7 NULL } }""");
    }
}
