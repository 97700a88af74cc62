package org.c2x.asn1.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What is left of a schema for some of its types. */
class SchemaTest {

    private static List<String> needed(String assignments, String... types) throws Exception {
        Schema all = SchemaLoader.load(List.of(new SourceFile(
                "test.asn",
                "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN\n" + assignments + "\nEND\n"
                        + "Other DEFINITIONS ::= BEGIN Unneeded ::= NULL END")));
        Schema some = all.only(List.of(types).stream()
                .map(type -> all.find(type).orElseThrow())
                .toList());
        List<TypeDefinition> definitions = some.modules().stream()
                .flatMap(module -> module.types().stream())
                .toList();
        definitions.forEach(
                definition -> assertSame(all.find(definition.toString()).orElseThrow(), definition));
        assertEquals(
                List.of(types), some.roots().stream().map(TypeDefinition::name).toList());
        return definitions.stream().map(TypeDefinition::toString).toList();
    }

    @Test
    void types_bringWhatTheyReferToAtAnyDepth() throws Exception {
        String assignments = """
            A ::= SEQUENCE { b B OPTIONAL, c SEQUENCE OF CHOICE { d D, e NULL }, ..., [[ f F ]] }
            B ::= SEQUENCE { a A OPTIONAL }
            D ::= SEQUENCE OF G
            F ::= BOOLEAN
            G ::= INTEGER
            H ::= SEQUENCE { a A, i I }
            I ::= NULL
            """;

        assertEquals(List.of("M.A", "M.B", "M.D", "M.F", "M.G"), needed(assignments, "A"));
        assertEquals(List.of("M.F", "M.I"), needed(assignments, "I", "F"));
    }

    @Test
    void types_bringWhatTheirStringsContain() throws Exception {
        assertEquals(
                List.of("M.A", "M.B", "M.C"),
                needed("A ::= OCTET STRING (CONTAINING B) B ::= BIT STRING (CONTAINING C) C ::= NULL D ::= A", "A"));
    }

    @Test
    void types_bringThoseOfTheirTables() throws Exception {
        assertEquals(List.of("M.A", "M.B"), needed("""
            CLS ::= CLASS { &id INTEGER UNIQUE, &Type }
            Set CLS ::= { { &id 1, &Type B } }
            A ::= SEQUENCE { id CLS.&id({Set}), value CLS.&Type({Set}{@id}) }
            B ::= NULL
            C ::= NULL
            """, "A"));
    }
}
