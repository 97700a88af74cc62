package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sizes, alphabets and contents of strings and lists. */
class StringConstraintTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "OCTET STRING                               = 0..MAX     = false",
                "OCTET STRING (SIZE(4))                     = 4          = false",
                "OCTET STRING (SIZE(0..31, ...))            = 0..31      = true",
                "OCTET STRING (SIZE(1..4), ...)             = 1..4       = true",
                "OCTET STRING (SIZE(2 | 4..5))              = 2 | 4..5   = false",
                "OCTET STRING (SIZE(1..9)) (SIZE(5..MAX))   = 5..9       = false",
                "OCTET STRING (SIZE(1..9 EXCEPT 3))         = 1..2 | 4..9 = false",
                "OCTET STRING (SIZE(1..2) | SIZE(7))        = 1..2 | 7   = false",
                "OCTET STRING (SIZE(1..2, ...)) (SIZE(1))   = 1          = false",
                "OCTET STRING (SIZE(4) ^ CONTAINING NULL)   = 4          = false",
                "BIT STRING { a(0) } (SIZE(8))              = 8          = false",
                "SEQUENCE SIZE(1..7) OF NULL                = 1..7       = false",
                "SEQUENCE (SIZE(1..7, ...)) OF NULL         = 1..7       = true",
                "SET (SIZE(0..max)) OF NULL                 = 0..3       = false",
                "UTF8String (SIZE(0..255))                  = 0..255     = false",
                "IA5String (SIZE(1..4) ^ FROM(\"ab\"), ...) = 1..4       = true",
                "IA5String (FROM(\"ab\"), ...)              = 0..MAX     = false",
                "IA5String (SIZE(1..4) | FROM(\"ab\"))      = 0..MAX     = false",
            })
    void size_isWhatTheConstraintAllows(String notation, String root, boolean extensible) throws Exception {
        SizeConstraint size = size(Asn1.type("T ::= " + notation + " max INTEGER ::= 3"));

        assertEquals(root, size.root().toString());
        assertEquals(extensible, size.extensible());
    }

    private static SizeConstraint size(Type type) {
        Type resolved = type.resolved();
        if (resolved instanceof OctetStringType octets) {
            return octets.size();
        }
        if (resolved instanceof BitStringType bits) {
            return bits.size();
        }
        return resolved instanceof ListType list ? list.size() : ((CharacterStringType) resolved).size();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "IA5String (FROM(\"a\"..\"f\"))                     = 97..102",
                "IA5String (FROM(\"a\"<..<\"f\"))                   = 98..101",
                "IA5String (FROM(\"0123\" | \"z\"))                 = 48..51 | 122",
                "IA5String (FROM(\"a\"..\"z\")) (FROM(\"x\"..MAX))  = 120..122",
                "IA5String (FROM(\"a\"..\"z\" EXCEPT \"m\"))        = 97..122",
                "IA5String (FROM(\"az\"), ...)                      = 0..127",
                "IA5String (FROM(\"az\", ...))                      = 0..127",
                "IA5String (FROM(\"az\", ...) ^ SIZE(1))            = 0..127",
                "IA5String (FROM(NumericString))                    = 32 | 48..57",
                "NumericString                                      = 32 | 48..57",
                "IA5String (SIZE(1..2) ^ FROM(\"ab\"))              = 97..98",
                "IA5String ((SIZE(1) ^ FROM(\"a\")) | (SIZE(2) ^ FROM(\"b\"))) = 97..98",
                "BMPString (FROM({0,0,1,0}..{0,0,1,255}))           = 256..511",
            })
    void alphabet_isWhatPerSees(String notation, String alphabet) throws Exception {
        CharacterStringType type =
                (CharacterStringType) Asn1.type("T ::= " + notation).resolved();

        assertEquals(alphabet, type.alphabet().toString());
    }

    @Test
    void singleValues_ofStrings_areChecksOnly() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("T ::= IA5String (\"abc\" | \"de\") (SIZE(1..5))");

        assertEquals("1..5", size(type).root().toString());
        assertEquals(
                2,
                assertInstanceOf(Constraint.OneOf.class, type.constraint())
                        .values()
                        .size());
    }

    @Test
    void mixedUnion_ofSizesAndAlphabets_isProjectedAndChecked() throws Exception {
        ConstrainedType type =
                (ConstrainedType) Asn1.type("T ::= IA5String ((SIZE(1) ^ FROM(\"a\")) | (SIZE(2) ^ FROM(\"b\")))");

        assertEquals("1..2", size(type).root().toString());
        assertInstanceOf(Constraint.AnyOf.class, type.constraint());
    }

    @Test
    void allExceptNothing_onNamedBits_isCheck() throws Exception {
        ConstrainedType type =
                (ConstrainedType) Asn1.type("T ::= BIT STRING { app(0), enrol(1) } (SIZE(8)) (ALL EXCEPT {})");

        assertTrue(((BitStringType) type.base()).size().isFixed());
        Constraint.OneOf none = (Constraint.OneOf) ((Constraint.Not) type.constraint()).part();
        assertEquals(1, none.values().size());
    }

    @Test
    void containing_isKnownToTheType() throws Exception {
        OctetStringType type = (OctetStringType)
                Asn1.type("T ::= OCTET STRING (CONTAINING Inner ENCODED BY {2 1 3}) Inner ::= SEQUENCE {}");

        assertEquals("Inner", type.contained().orElseThrow().type().toString());
    }

    @Test
    void constrainedList_sharesItsElementType() throws Exception {
        ListType wide = (ListType) Asn1.type("T ::= SEQUENCE OF SEQUENCE { a NULL }");
        var schema = Asn1.schema("A ::= SEQUENCE OF SEQUENCE { a NULL } T ::= A (SIZE(3))");

        ListType base = (ListType) schema.find("A").orElseThrow().type();
        ListType narrow = (ListType) schema.find("T").orElseThrow().type();
        assertSame(base.element(), narrow.element());
        assertEquals(IntegerSet.of(3, 3), narrow.size().root());
        assertEquals(SizeConstraint.NONE, wide.size());
    }
}
