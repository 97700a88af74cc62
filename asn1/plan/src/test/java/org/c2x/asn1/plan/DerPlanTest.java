package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.Tag.TagClass;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What DER makes of each kind of type, as text; clauses are those of X.690. */
class DerPlanTest {

    private static List<TypeDefinition> types(String assignments) throws SchemaException {
        return SchemaLoader.load(List.of(new SourceFile(
                        "test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")))
                .modules()
                .get(0)
                .types();
    }

    /** The plan of a whole encoding of the first type. */
    private static void checkWhole(String assignments, String der) throws SchemaException {
        assertEquals(
                der.strip(),
                PlanText.of(new DerRules()
                        .whole(new TypeReference(types(assignments).get(0)))));
    }

    /** The plan of the first type itself: its contents octets. */
    private static void checkContents(String assignments, String der) throws SchemaException {
        assertEquals(
                der.strip(),
                PlanText.of(new DerRules().of(types(assignments).get(0).type())));
    }

    @Test
    void leaves() throws SchemaException {
        checkWhole("T ::= BOOLEAN", "element [UNIVERSAL 1], truth 8 bits");
        checkWhole("T ::= NULL", "element [UNIVERSAL 5], nothing");
        checkWhole("T ::= INTEGER (0..7, ...)", "element [UNIVERSAL 2], number of contents");
        checkWhole("T ::= ENUMERATED {b(5), a(-1), ...}", "element [UNIVERSAL 10], enumeral -1 5 as of contents");
        checkWhole("T ::= REAL", "element [UNIVERSAL 9], real, length of contents");
        checkWhole(
                "T ::= BIT STRING (SIZE (8))", "element [UNIVERSAL 3] or its parts, bits, length of contents, padded");
        checkWhole("T ::= OCTET STRING", "element [UNIVERSAL 4] or its parts, octets, length of contents");
        checkWhole("T ::= RELATIVE-OID", "element [UNIVERSAL 13], identifier, length of contents");
        checkWhole("T ::= BMPString (SIZE (2))", "element [UNIVERSAL 30] or its parts, text, length of contents");
        checkWhole("T ::= UTCTime", "element [UNIVERSAL 23] or its parts, text, length of contents");
    }

    /** Clause 8.14. */
    @Test
    void tags() throws SchemaException {
        checkWhole("T ::= [APPLICATION 3] IMPLICIT BOOLEAN", "element [APPLICATION 3], truth 8 bits");
        checkWhole("T ::= [APPLICATION 3] EXPLICIT U U ::= [9] EXPLICIT NULL", """
                element [APPLICATION 3] [9] [UNIVERSAL 5], nothing""");
        checkWhole("T ::= [1] SEQUENCE {}", "element [1], use of T");
        checkWhole("T ::= [PRIVATE 1] CHOICE {a NULL}", "element [PRIVATE 1], use of T");
        checkWhole("T ::= CHOICE {a NULL}", "use of T");
    }

    /** Clauses 8.9 and 11.5; elements of later versions stand after the additions. */
    @Test
    void sequences() throws SchemaException {
        checkContents("""
                T ::= SEQUENCE {a BOOLEAN, b INTEGER (0..3) DEFAULT 1, ..., c NULL, [[d U]], ..., f T OPTIONAL}
                U ::= SEQUENCE {}
                """, """
                sequence
                  elements
                    a: element [0], truth 8 bits
                    b = 1: element [1], number of contents
                    c: element [3], nothing
                    d: element [4], use of U
                    others, skipped
                    f?: element [2], use of T
                """);
        checkContents("T ::= SEQUENCE {a [APPLICATION 1] NULL, b C} C ::= CHOICE {x [0] NULL}", """
                sequence
                  elements
                    a: element [APPLICATION 1], nothing
                    b: use of C
                """);
    }

    /** Clause 10.3. */
    @Test
    void sets() throws SchemaException {
        checkContents(
                "T ::= SET {a [2] IMPLICIT NULL, b [1] IMPLICIT NULL, ..., c [APPLICATION 0] IMPLICIT NULL}", """
                set
                  elements in any order
                    c: element [APPLICATION 0], nothing
                    b: element [1], nothing
                    a: element [2], nothing
                    others, skipped
                """);
        checkContents("T ::= SET {a [2] IMPLICIT NULL, b C} C ::= CHOICE {x [3] NULL, y [1] NULL}", """
                set
                  elements in any order, written by the tags of values
                    b: use of C
                    a: element [2], nothing
                """);
    }

    @Test
    void lists() throws SchemaException {
        checkContents("T ::= SEQUENCE (SIZE (1..8)) OF BOOLEAN", """
                repetition, length of contents
                  element [UNIVERSAL 1], truth 8 bits
                """);
        checkContents("T ::= SET OF U U ::= [9] SEQUENCE {}", """
                repetition sorted, length of contents
                  element [9], use of U
                """);
    }

    /** Clauses 8.13 and 8.15. */
    @Test
    void choices() throws SchemaException {
        checkContents("T ::= CHOICE {a BOOLEAN, c C, ..., b U} U ::= SEQUENCE {} C ::= CHOICE {x NULL}", """
                choice by element's tag
                  a 0: element [0], truth 8 bits
                  c 1: element [1], use of C
                  b 2: element [2], use of U
                """);
        checkContents(
                "T ::= SEQUENCE {id A.&id ({S}), v A.&T ({S}{@id}), w A.&T}"
                        + " A ::= CLASS {&id INTEGER, &T} WITH SYNTAX {&id &T} S A ::= {{1 BOOLEAN} | {2 IA5String}}",
                """
                sequence
                  elements
                    id: element [0], number of contents, checked
                    v: element [1], use of a type without a name
                    w: element [2], element of any tag
                """);
    }

    @Test
    void leadingTags_areThoseOfAllAlternatives() throws SchemaException {
        DerRules plans = new DerRules();
        TypeDefinition definition = types(
                        "T ::= CHOICE {a [0] NULL, c C} C ::= CHOICE {x [5] NULL, ..., y [APPLICATION 3] T}")
                .get(0);
        LeadingTags tags = LeadingTags.of(plans, plans.whole(new TypeReference(definition)));
        assertEquals(
                List.of(tag(TagClass.CONTEXT, 0), tag(TagClass.CONTEXT, 5), tag(TagClass.APPLICATION, 3)),
                List.copyOf(tags.known()));
        assertTrue(tags.other());
    }

    private static Tag tag(TagClass tagClass, int number) {
        return new Tag(tagClass, number);
    }

    /** Identifier, length and contents: from nothing to a SEQUENCE of more than 127 octets. */
    @Test
    void widths() throws SchemaException {
        checkWidth("T ::= NULL", 2, 2);
        checkWidth("T ::= INTEGER (0..128)", 3, 4);
        checkWidth("T ::= [31] EXPLICIT BOOLEAN", 6, 6);
        checkWidth("T ::= OCTET STRING (SIZE (126..128))", 128, 131);
        checkWidth("T ::= OCTET STRING (SIZE (256))", 260, 260);
        checkWidth("T ::= BIT STRING (SIZE (9))", 5, 5);
        checkWidth("T ::= BIT STRING {a(0)} (SIZE (9))", 3, 5);
        checkWidth("T ::= SEQUENCE {a OCTET STRING (SIZE (126)), b NULL OPTIONAL}", 131, 133);
        checkWidth("T ::= CHOICE {a BOOLEAN, b NULL}", 2, 3);
    }

    /** In octets. */
    private static void checkWidth(String assignments, long least, long most) throws SchemaException {
        var type = new TypeReference(types(assignments).get(0));
        Width width = new CanonicalWidths(new DerRules()).of(type);
        assertEquals(least, width.least() / 8, assignments);
        assertEquals(most, width.most() / 8, assignments);
    }
}
