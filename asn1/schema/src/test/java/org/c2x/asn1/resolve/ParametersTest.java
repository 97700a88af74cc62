package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.IntegerValue;
import org.junit.jupiter.api.Test;

/** Parameterised assignments (X.683). */
class ParametersTest {

    private static List<String> types(Module module) {
        return module.types().stream().map(TypeDefinition::name).toList();
    }

    @Test
    void unused_emitsNothing_whateverItsBodyHolds() throws Exception {
        Schema schema = Asn1.schema("""
                Never { T } ::= Base (WITH COMPONENTS { ..., o (CONSTRAINED BY { -- encryption of -- T }) })
                Neither { T } ::= Never { Never { T } }
                Base ::= SEQUENCE { o OCTET STRING }
                """);

        assertEquals(List.of("Base"), types(schema.modules().get(0)));
    }

    @Test
    void instances_standAtTheEnd_oncePerParameters() throws Exception {
        Schema schema = Asn1.schema("""
                List { T, INTEGER:max } ::= SEQUENCE (SIZE(0..max)) OF T
                A ::= SEQUENCE { a List { INTEGER, 4 }, b List { B, 2 } }
                B ::= SEQUENCE { a List { B, 2 }, b List { B, 3 } }
                """);

        assertEquals(
                List.of("A", "B", "List-4", "List-B-2", "List-B-3"),
                types(schema.modules().get(0)));
        SequenceType a = (SequenceType) schema.find("A").orElseThrow().type();
        SequenceType b = (SequenceType) schema.find("B").orElseThrow().type();
        assertSame(target(a.root().get(1).type()), target(b.root().get(0).type()));
        ListType list = (ListType) a.root().get(0).type().resolved();
        assertEquals("0..4", list.size().root().toString());
    }

    private static TypeDefinition target(Type type) {
        return ((TypeReference) type).target();
    }

    @Test
    void recursiveInstance_refersToItself() throws Exception {
        Schema schema = Asn1.schema("Chain { T } ::= SEQUENCE { t T, next Chain { T } OPTIONAL } A ::= Chain { NULL }");

        assertEquals(List.of("A", "Chain-1"), types(schema.modules().get(0)));
    }

    @Test
    void parameters_arePassedOn_acrossModules() throws Exception {
        Schema schema = Asn1.load("""
                Library DEFINITIONS ::= BEGIN
                Box { T } ::= SEQUENCE { content Wrapped { T } }
                Wrapped { T } ::= OCTET STRING (CONTAINING T)
                Secret ::= NULL
                END
                User DEFINITIONS ::= BEGIN IMPORTS Box{} FROM Library;
                A ::= Box { Secret }
                Secret ::= BOOLEAN
                END
                """);

        SequenceType box =
                (SequenceType) schema.find("User.A").orElseThrow().type().resolved();
        ContainingType wrapped =
                (ContainingType) target(box.root().get(0).type()).type();
        assertEquals("User.Secret", target(wrapped.base()).toString());
    }

    @Test
    void valuesAndValueSets_areParametersToo() throws Exception {
        Schema schema = Asn1.schema("""
                Limited { INTEGER:Allowed, INTEGER:usual } ::= SEQUENCE { n INTEGER (Allowed) DEFAULT usual }
                A ::= Limited { { 1..4 | 8 }, twice { 4 } }
                twice { INTEGER:n } INTEGER ::= n
                Small INTEGER ::= { 1 | 2 }
                """);

        SequenceType type = (SequenceType) schema.find("A").orElseThrow().type().resolved();
        assertEquals(
                "1..4 | 8", ((IntegerType) type.root().get(0).type()).root().toString());
        assertEquals(IntegerValue.of(4), type.root().get(0).defaultValue().orElseThrow());
        assertEquals(
                "1..2",
                ((IntegerType) schema.find("Small").orElseThrow().type()).root().toString());
    }

    @Test
    void limitsLeftOut_leaveOutConstraints() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                BOUND ::= CLASS { &max INTEGER }
                Number { BOUND:bound } ::= OCTET STRING (SIZE (1..bound.&max))
                Numbers { BOUND:bound, INTEGER:most } ::= SEQUENCE (SIZE (0..most)) OF Number { bound }
                A ::= Numbers
                B ::= Numbers { { &max 5 }, 3 }
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        ListType without = (ListType) schema.find("A").orElseThrow().type().resolved();
        ListType with = (ListType) schema.find("B").orElseThrow().type().resolved();
        assertEquals("0..MAX", without.size().root().toString());
        assertEquals(
                "0..MAX",
                ((OctetStringType) without.element().resolved()).size().root().toString());
        assertEquals("0..3", with.size().root().toString());
        assertEquals(
                "1..5",
                ((OctetStringType) with.element().resolved()).size().root().toString());
        assertEquals(1, warnings.size());
    }
}
