package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Map;
import java.util.Set;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.EnumeratedValue;
import org.junit.jupiter.api.Test;

/** WITH COMPONENT, WITH COMPONENTS and other checks that stand around a type (X.680 clause 51.8). */
class InnerConstraintTest {
    private static final String BASE = """
            Base ::= SEQUENCE {
              id INTEGER (0..9), kind ENUMERATED { explicit, implicit, ... } OPTIONAL,
              list SEQUENCE OF INTEGER DEFAULT {}, choice CHOICE { a NULL, b INTEGER, ... }, ..., late NULL }
            """;

    private static Map<String, Constraint.ComponentConstraint> components(String notation) throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type(BASE + "T ::= Base " + notation);
        assertInstanceOf(TypeReference.class, type.base());
        return ((Constraint.Components) type.constraint()).byName();
    }

    @Test
    void partial_saysNothingOfOthers() throws Exception {
        var byName = components("(WITH COMPONENTS { ..., kind (implicit) PRESENT, late ABSENT, list (SIZE(1)) })");

        assertEquals(Set.of("kind", "late", "list"), byName.keySet());
        assertEquals(Presence.PRESENT, byName.get("kind").presence());
        assertEquals(
                new Constraint.OneOf(Set.of(new EnumeratedValue("implicit"))),
                byName.get("kind").value().orElseThrow());
        assertEquals(Presence.ABSENT, byName.get("late").presence());
        assertEquals(
                new Constraint.Size(IntegerSet.of(1, 1)),
                byName.get("list").value().orElseThrow());
    }

    @Test
    void full_namesOthersAbsentWhereTheyMayBe() throws Exception {
        var byName = components("(WITH COMPONENTS { kind, choice (WITH COMPONENTS { b (1..2) }) })");

        assertEquals(Presence.PRESENT, byName.get("kind").presence());
        assertEquals(Presence.ABSENT, byName.get("list").presence());
        assertEquals(Presence.ABSENT, byName.get("late").presence());
        assertEquals(false, byName.containsKey("id"));
        var choice = ((Constraint.Components) byName.get("choice").value().orElseThrow()).byName();
        assertEquals(Presence.FREE, choice.get("b").presence());
        assertEquals(Presence.ABSENT, choice.get("a").presence());
    }

    @Test
    void union_ofInnerConstraints_onTheTypeItself() throws Exception {
        Type type = Asn1.type("T ::= SEQUENCE { a NULL OPTIONAL, b NULL OPTIONAL } "
                + "(WITH COMPONENTS { ..., a PRESENT } | WITH COMPONENTS { ..., b PRESENT })");

        Constraint.AnyOf anyOf = (Constraint.AnyOf) ((ConstrainedType) type).constraint();
        assertEquals(2, anyOf.parts().size());
    }

    @Test
    void containedSubtypes_bringTheirConstraints() throws Exception {
        Type type = Asn1.type(BASE + """
                        One ::= Base (WITH COMPONENTS { ..., id (1) })
                        Two ::= Base (WITH COMPONENTS { ..., id (2) })
                        T ::= Base (One | Two)
                        """);

        Constraint.AnyOf anyOf = (Constraint.AnyOf) ((ConstrainedType) type).constraint();
        assertEquals(2, anyOf.parts().size());
        assertInstanceOf(Constraint.Components.class, anyOf.parts().get(0));
    }

    @Test
    void recursiveType_mayConstrainItself() throws Exception {
        Type type = Asn1.type("T ::= SEQUENCE { n INTEGER, t T (WITH COMPONENTS { ..., t ABSENT }) OPTIONAL }");

        assertEquals(2, ((SequenceType) type).root().size());
    }

    @Test
    void withComponent_checksElements() throws Exception {
        ConstrainedType type =
                (ConstrainedType) Asn1.type("L ::= SEQUENCE OF INTEGER (0..9) T ::= L (WITH COMPONENT (1..2))");

        assertEquals(new Constraint.Elements(new Constraint.Range(IntegerSet.of(1, 2))), type.constraint());
    }

    @Test
    void enumeratedSubset_isCheckAroundReference() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("E ::= ENUMERATED { a, b, c } T ::= E (a | c)");

        assertEquals(
                new Constraint.OneOf(Set.of(new EnumeratedValue("a"), new EnumeratedValue("c"))), type.constraint());
    }

    @Test
    void extensibleCheck_checksNothing() throws Exception {
        assertInstanceOf(TypeReference.class, Asn1.type("E ::= ENUMERATED { a, b } T ::= E (a, ...)"));
    }

    /** X.680 clause 12.9: a real number may end with its point. */
    @Test
    void realRange_fromANumberThatEndsWithItsPoint() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("T ::= REAL (1...2)");

        assertEquals(new Constraint.RealRange(1, true, 2, true), type.constraint());
    }

    @Test
    void realRange_isCheck() throws Exception {
        ConstrainedType type = (ConstrainedType) Asn1.type("T ::= REAL (0<..1.5)");

        assertEquals(new Constraint.RealRange(0, false, 1.5, true), type.constraint());
    }
}
