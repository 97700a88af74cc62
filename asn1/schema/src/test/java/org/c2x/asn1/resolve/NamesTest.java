package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.Test;

/** Modules, imports and exports (X.680 clause 13). */
class NamesTest {

    @Test
    void imports_mayGoInCircles_andPassThroughOtherModules() throws Exception {
        Schema schema = Asn1.load(
                """
                A { 1 2 3 } DEFINITIONS ::= BEGIN
                EXPORTS TypeA, TypeC, limit;
                IMPORTS TypeB FROM B { iso(1) 2 } TypeC, limit FROM C WITH SUCCESSORS;
                TypeA ::= SEQUENCE { b TypeB OPTIONAL }
                END
                B DEFINITIONS ::= BEGIN
                EXPORTS ALL;
                IMPORTS TypeA, TypeC, limit FROM A oid Other FROM C;
                TypeB ::= SEQUENCE { a TypeA OPTIONAL, c TypeC (0..limit), d C.Other }
                END
                C DEFINITIONS ::= BEGIN TypeC ::= INTEGER limit INTEGER ::= 9 Other ::= NULL END
                """);

        assertEquals(List.of("A", "B", "C"), schema.modules().stream().map(Module::name).toList());
        assertEquals("1.2.3", schema.modules().get(0).oid());
        assertEquals("C.TypeC", schema.find("TypeC").map(TypeDefinition::toString).orElseThrow());
    }

    @Test
    void moduleBeforeTheDot_tellsEqualNamesApart() throws Exception {
        Schema schema = Asn1.load(
                """
                A DEFINITIONS ::= BEGIN
                IMPORTS X FROM B X FROM C;
                T ::= INTEGER (B.x..C.x)
                END
                B DEFINITIONS ::= BEGIN X ::= NULL x INTEGER ::= 1 END
                C DEFINITIONS ::= BEGIN X ::= BOOLEAN x INTEGER ::= 2 END
                """);

        assertEquals("1..2", ((IntegerType) schema.find("A.T").orElseThrow().type()).root().toString());
    }

    @Test
    void nameFromTwoModules_mustBeWrittenWithItsModule() {
        SchemaException exception = assertThrows(
                SchemaException.class,
                () -> Asn1.load(
                        """
                        A DEFINITIONS ::= BEGIN IMPORTS X FROM B X FROM C; T ::= X END
                        B DEFINITIONS ::= BEGIN X ::= NULL END
                        C DEFINITIONS ::= BEGIN X ::= BOOLEAN END
                        """));

        assertTrue(exception.getMessage().contains("write B.X or C.X"), exception.getMessage());
    }

    @Test
    void importAlsoDefined_isToldAtTheImport() {
        SchemaException exception = assertThrows(
                SchemaException.class,
                () -> Asn1.load(
                        """
                        A DEFINITIONS ::= BEGIN IMPORTS X FROM B; X ::= NULL END
                        B DEFINITIONS ::= BEGIN X ::= NULL END
                        """));

        assertEquals(1, exception.diagnostics().size());
        assertEquals(33, exception.diagnostics().get(0).column());
    }
}
