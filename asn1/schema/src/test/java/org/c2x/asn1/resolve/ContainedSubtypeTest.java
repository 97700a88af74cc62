package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ConstraintCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types in constraints, with constraints of their own (X.680 clause 51.3). */
class ContainedSubtypeTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "INTEGER (INCLUDES INTEGER (0..5))                       = 0..5",
                "INTEGER (INCLUDES INTEGER (0..5) | 9)                   = 0..5 | 9",
                "INTEGER (INTEGER (0..9) (MIN..5))                       = 0..5",
                "INTEGER ([1] INTEGER (0..5) | Small (1..2))             = 0..5",
                "INTEGER (INCLUDES INTEGER)                              = MIN..MAX",
                "OCTET STRING (INCLUDES OCTET STRING (SIZE (2)))         = 2",
                "IA5String (INCLUDES IA5String (SIZE (1)) | SIZE (3))    = 1 | 3",
                "List (List (SIZE (1)))                                  = 1",
                "List (INCLUDES SEQUENCE (SIZE (1..2)) OF INTEGER)       = 1..2",
                "Lists (INCLUDES SEQUENCE (SIZE (2)) OF SEQUENCE OF INTEGER) = 2",
            })
    void typeInAConstraint_mayBeConstrained(String notation, String values) throws Exception {
        Type type = Asn1.type("T ::= " + notation
                + " Small ::= INTEGER (0..5) List ::= SEQUENCE OF INTEGER Lists ::= SEQUENCE OF List");

        assertEquals(values, shown(type.resolved()));
    }

    private static String shown(Type type) {
        if (type instanceof IntegerType integer) {
            return integer.root().toString();
        }
        if (type instanceof OctetStringType octets) {
            return octets.size().root().toString();
        }
        return type instanceof ListType list
                ? list.size().root().toString()
                : ((CharacterStringType) type).size().root().toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "GeneralString (IA5String)                         = 0..255  = 0..MAX",
                "UTF8String (VisibleString (SIZE (1..9)))          = 0..1114111 = 1..9",
                "IA5String (NumericString (FROM (\"0\"..\"9\")))     = 48..57  = 0..MAX",
                "IA5String (NumericString)                         = 0..127  = 0..MAX",
            })
    void anotherStringType_constrainsByItsConstraints_andPerDoesNotSeeItsAlphabet(
            String notation, String alphabet, String size) throws Exception {
        CharacterStringType string =
                (CharacterStringType) Asn1.type("T ::= " + notation).resolved();

        assertEquals(alphabet, string.alphabet().toString());
        assertEquals(size, string.size().root().toString());
    }

    @Test
    void anotherStringType_allowsItsCharactersOnly() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("T ::= GeneralString (IA5String)");

        assertEquals(Optional.empty(), problem(type, "realm\u007f"));
        assertTrue(problem(type, "r\u00e9alm").isPresent());
    }

    private static Optional<?> problem(ConstrainedType type, String text) {
        return ConstraintCheck.check(type.base(), type.constraint(), new CharacterStringValue(text));
    }

    @Test
    void componentOfAListType_takesAPartOfIt() throws Exception {
        SequenceType type = (SequenceType) Asn1.type("C ::= SEQUENCE OF INTEGER T ::= SEQUENCE { c C (C (SIZE (1))) }");

        assertEquals("1", shown(type.root().get(0).type().resolved()));
    }

    @Test
    void markerInParentheses_makesTheConstraintExtensible() throws Exception {
        IntegerType type = (IntegerType) Asn1.type("T ::= INTEGER ((1..256, ..., 300) INTERSECTION (1..256))");

        assertEquals("1..256", type.root().toString());
        assertEquals(true, type.extensible());
    }
}
