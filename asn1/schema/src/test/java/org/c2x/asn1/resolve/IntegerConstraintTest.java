package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.TypeReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effective constraints of INTEGER: X.680 clauses 50 and 51, seen as X.691 clause 10.3 tells. */
class IntegerConstraintTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "INTEGER                                  = MIN..MAX",
                "INTEGER (5)                              = 5",
                "INTEGER (-5..99)                         = -5..99",
                "INTEGER (0..MAX)                         = 0..MAX",
                "INTEGER (MIN..-1)                        = MIN..-1",
                "INTEGER (0<..<10)                        = 1..9",
                "INTEGER (1 | 3..5 | 4..9)                = 1 | 3..9",
                "INTEGER (1 UNION 2)                      = 1..2",
                "INTEGER (0..10 ^ 5..20)                  = 5..10",
                "INTEGER (0..10 INTERSECTION (5 | 9..11)) = 5 | 9..10",
                "INTEGER (0..10) (MIN..5)                 = 0..5",
                "INTEGER (0..10) (5..MAX)                 = 5..10",
                "INTEGER (0..10 EXCEPT 5)                 = 0..4 | 6..10",
                "INTEGER (0..10) (ALL EXCEPT (2 | 4))     = 0..1 | 3 | 5..10",
                "INTEGER ((1..5) | (7..9))                = 1..5 | 7..9",
                "Small                                    = 0..5",
                "Small (2..MAX)                           = 2..5",
                "INTEGER (Small | 9)                      = 0..5 | 9",
                "INTEGER (INCLUDES Small)                 = 0..5",
                "INTEGER (0..9 ^ CONSTRAINED BY {})       = 0..9",
                "INTEGER (0..9 | CONSTRAINED BY {})       = MIN..MAX",
                "INTEGER (0..9) (CONSTRAINED BY { -- even -- Small }) = 0..9",
                "INTEGER { a(3), b(7) } (a..b)            = 3..7",
                "INTEGER (low..high)                      = -3..3",
                "INTEGER (M.low..M.high)                  = -3..3",
                "Wide (1..5)                              = 1..5",
                "INTEGER (Wide)                           = 0..9",
            })
    void root_isWhatTheConstraintAllows(String notation, String root) throws Exception {
        assertEquals(root, integer(notation).root().toString());
        assertEquals(false, integer(notation).extensible());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '=',
            value = {
                "INTEGER (0..9, ...)             = 0..9",
                "INTEGER (0..9, ..., 10..20)     = 0..9",
                "INTEGER (0..9, ... ! 5)         = 0..9",
                "INTEGER (MIN..MAX, ...)         = MIN..MAX",
                "INTEGER (0..100) (0..9, ...)    = 0..9",
                "INTEGER (0..9, ...) (0..5, ...) = 0..5",
                "Wide                            = 0..9",
            })
    void extensible_isTheLastConstraintWithMarker(String notation, String root) throws Exception {
        IntegerType type = (IntegerType) Asn1.type("T ::= " + notation + OTHERS).resolved();

        assertEquals(root, type.root().toString());
        assertEquals(true, type.extensible());
    }

    private static final String OTHERS = """

            Small ::= INTEGER (0..5)
            Wide ::= INTEGER (0..9, ...)
            low INTEGER ::= -3
            high INTEGER ::= 3
            """;

    private static IntegerType integer(String notation) throws Exception {
        return (IntegerType) Asn1.type("T ::= " + notation + OTHERS).resolved();
    }

    @Test
    void except_atTheBound_isNotSeenByPerAndChecked() throws Exception {
        ConstrainedType type = assertInstanceOf(ConstrainedType.class, Asn1.type("T ::= INTEGER (0..10 EXCEPT 8..10)"));

        assertEquals(IntegerSet.of(0, 10), ((IntegerType) type.base()).root());
        Constraint.AllOf all = (Constraint.AllOf) type.constraint();
        assertEquals(
                new Constraint.Not(new Constraint.Range(IntegerSet.of(8, 10))),
                all.parts().get(1));
    }

    @Test
    void extensibleConstraint_onLimitedType_keepsTheLimit() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("T ::= INTEGER (0..100) (0..9, ...)");

        assertEquals(new Constraint.Range(IntegerSet.of(0, 100)), type.constraint());
    }

    @Test
    void namedNumbers_surviveConstraintsOnReferences() throws Exception {
        IntegerType type = (IntegerType) Asn1.type("T ::= B (zero..5) B ::= INTEGER { zero(0), top(9) } (0..9)");

        assertEquals(2, type.namedNumbers().size());
        assertEquals("0..5", type.root().toString());
    }

    @Test
    void plainReference_staysReference() throws Exception {
        TypeReference reference = (TypeReference) Asn1.type("T ::= B B ::= INTEGER (0..9)");

        assertEquals("M.B", reference.target().toString());
    }
}
