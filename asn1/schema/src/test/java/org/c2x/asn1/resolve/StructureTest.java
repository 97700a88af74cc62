package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SEQUENCE, CHOICE, ENUMERATED and their extensions; comments; recursion. */
class StructureTest {

    // Among them the examples of X.680 clause 20, with the numbers given there.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "{ a, b, ..., c }                 = a0 b1 +c2",
                "{ a, b, c(0), ..., d }           = c0 a1 b2 +d3",
                "{ a, b, ..., c(3), d }           = a0 b1 +c3 d4",
                "{ a, z(25), ..., d }             = a0 z25 +d1",
                "{ a, ..., z(25), d }             = a0 +z25 d26",
                "{ c(2), a(0), b(minus) }         = b-3 a0 c2",
                "{ a(1), b, c }                   = b0 a1 c2",
            })
    void enumerated_numbersAndOrders(String items, String expected) throws Exception {
        EnumeratedType type = (EnumeratedType) Asn1.type("T ::= ENUMERATED " + items + " minus INTEGER ::= -3");

        String additions = type.extensible() ? " +" + text(type.additions()) : "";
        assertEquals(expected, text(type.root()) + additions);
    }

    private static String text(List<NamedNumber> numbers) {
        return String.join(" ", numbers.stream().map(n -> n.name() + n.number()).toList());
    }

    @Test
    void sequence_withTwoMarkers_joinsItsRootLists() throws Exception {
        SequenceType type = (SequenceType)
                Asn1.type("T ::= SEQUENCE { a NULL, ..., b NULL, [[ 3: c NULL, d NULL OPTIONAL ]], ..., e NULL }");

        assertEquals(
                List.of("a", "e"), type.root().stream().map(Component::name).toList());
        assertEquals(
                List.of(false, true),
                type.additions().stream().map(SequenceType.Addition::isGroup).toList());
        assertEquals(2, type.additions().get(1).components().size());
    }

    @ParameterizedTest
    @CsvSource({"'{}', false", "'{ ... }', true", "'{ ..., ... }', true", "'{ a NULL, ... !5, ... }', true"})
    void sequence_markers(String body, boolean extensible) throws Exception {
        assertEquals(extensible, ((SequenceType) Asn1.type("T ::= SEQUENCE " + body)).extensible());
        assertEquals(extensible, ((SequenceType) Asn1.type("T ::= SET " + body)).extensible());
    }

    @Test
    void extensibilityImplied_putsMarkersEverywhere() throws Exception {
        Schema schema = Asn1.load("""
                M DEFINITIONS AUTOMATIC TAGS EXTENSIBILITY IMPLIED ::= BEGIN
                S ::= SEQUENCE { c CHOICE { a NULL }, e ENUMERATED { one } }
                END
                """);

        SequenceType sequence = (SequenceType) schema.find("S").orElseThrow().type();
        assertEquals(true, sequence.extensible());
        assertEquals(true, ((ChoiceType) sequence.root().get(0).type()).extensible());
        assertEquals(true, ((EnumeratedType) sequence.root().get(1).type()).extensible());
    }

    @Test
    void recursion_passesThroughReferences() throws Exception {
        Schema schema = Asn1.schema("Tree ::= SEQUENCE { value INTEGER, children SEQUENCE OF Tree }");

        SequenceType tree = (SequenceType) schema.find("Tree").orElseThrow().type();
        ListType children = (ListType) tree.root().get(1).type();
        assertSame(
                tree,
                assertInstanceOf(TypeReference.class, children.element())
                        .target()
                        .type());
    }

    @Test
    void listOf_takesConstraintsOfList_andOfElement() throws Exception {
        ListType list = (ListType) Asn1.type("T ::= SEQUENCE SIZE(1..2) OF SET (SIZE(3)) OF item INTEGER (0..4)");

        ListType inner = (ListType) list.element();
        assertEquals("1..2", list.size().root().toString());
        assertEquals("3", inner.size().root().toString());
        assertEquals(SequenceType.Kind.SET, inner.kind());
        assertEquals("0..4", ((IntegerType) inner.element()).root().toString());
    }

    @Test
    void comments_standWhereTheyBelong() throws Exception {
        Schema schema = Asn1.load("""
                -- The module
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN

                --------------------------------------
                -- A heading
                --------------------------------------


                /** A type
                  * in two lines */
                T ::= SEQUENCE { -- not this
                  -- before a
                  a INTEGER { one(1), -- the one
                              two(2)  -- the other
                  }, -- after a
                  b NULL -- after b --

                  ,

                  -- lost: it stands alone


                  c NULL, d NULL -- after d
                }

                U ::= ENUMERATED { x -- an x
                } -- after U
                END
                """);

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        assertEquals("The module", schema.modules().get(0).comment());
        assertEquals("A type\nin two lines", schema.find("T").orElseThrow().comment());
        assertEquals(
                List.of("before a\nafter a", "after b", "", "after d"),
                type.root().stream().map(Component::comment).toList());
        IntegerType a = (IntegerType) type.root().get(0).type();
        assertEquals(
                List.of("the one", "the other"),
                a.namedNumbers().stream().map(NamedNumber::comment).toList());
        assertEquals("after U", schema.find("U").orElseThrow().comment());
    }

    @Test
    void numbers_mayBeReferences() throws Exception {
        BitStringType type = (BitStringType) Asn1.type("T ::= BIT STRING { last(n) } (SIZE(n)) n INTEGER ::= 12");

        assertEquals("12", type.size().root().toString());
        assertEquals("last12", text(type.namedBits()));
    }
}
