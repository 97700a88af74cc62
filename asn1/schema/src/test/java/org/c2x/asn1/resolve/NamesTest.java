package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.asn1.schema.BooleanType;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Modules, imports and exports (X.680 clause 13). */
class NamesTest {

    @Test
    void imports_mayGoInCircles_andPassThroughOtherModules() throws Exception {
        Schema schema = Asn1.load("""
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

        assertEquals(
                List.of("A", "B", "C"),
                schema.modules().stream().map(Module::name).toList());
        assertEquals("1.2.3", schema.modules().get(0).oid());
        assertEquals(
                "C.TypeC", schema.find("TypeC").map(TypeDefinition::toString).orElseThrow());
    }

    @Test
    void moduleBeforeTheDot_tellsEqualNamesApart() throws Exception {
        Schema schema = Asn1.load("""
                A DEFINITIONS ::= BEGIN
                IMPORTS X FROM B X FROM C;
                T ::= INTEGER (B.x..C.x)
                END
                B DEFINITIONS ::= BEGIN X ::= NULL x INTEGER ::= 1 END
                C DEFINITIONS ::= BEGIN X ::= BOOLEAN x INTEGER ::= 2 END
                """);

        assertEquals(
                "1..2",
                ((IntegerType) schema.find("A.T").orElseThrow().type()).root().toString());
    }

    @Test
    void nameFromTwoModules_mustBeWrittenWithItsModule() {
        SchemaException exception = assertThrows(SchemaException.class, () -> Asn1.load("""
                        A DEFINITIONS ::= BEGIN IMPORTS X FROM B X FROM C; T ::= X END
                        B DEFINITIONS ::= BEGIN X ::= NULL END
                        C DEFINITIONS ::= BEGIN X ::= BOOLEAN END
                        """));

        assertTrue(exception.getMessage().contains("write B.X or C.X"), exception.getMessage());
    }

    @Test
    void objectIdentifier_tellsModulesOfOneNameApart_andNamesThemAnew() throws Exception {
        Schema schema = Asn1.load("""
                A { iso(1) 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
                A { 1 2 4 } DEFINITIONS ::= BEGIN T ::= BOOLEAN END
                B DEFINITIONS ::= BEGIN
                IMPORTS T FROM Renamed { iso 2 4 };
                S ::= SEQUENCE { t T, u Renamed.T }
                END
                """);

        SequenceType type = (SequenceType) schema.find("S").orElseThrow().type();
        assertEquals(
                List.of("1.2.3", "1.2.4", ""),
                schema.modules().stream().map(Module::oid).toList());
        assertEquals(
                List.of(new BooleanType(), new BooleanType()),
                type.root().stream()
                        .map(component -> component.type().resolved())
                        .toList());
    }

    @Test
    void moduleOfAnotherVersion_isFoundByItsName() throws Exception {
        Schema schema = Asn1.load("""
                A { 1 2 3 } DEFINITIONS ::= BEGIN T ::= INTEGER END
                B DEFINITIONS ::= BEGIN IMPORTS T FROM A { 1 2 99 }; S ::= T END
                """);

        assertInstanceOf(
                IntegerType.class, schema.find("S").orElseThrow().type().resolved());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`A DEFINITIONS ::= BEGIN END A { 1 2 4 } DEFINITIONS ::= BEGIN END`, module 'A' is defined twice",
                "`A {1 2 3} DEFINITIONS ::= BEGIN END A {iso 2 3} DEFINITIONS ::= BEGIN END`, module 'A' is defined "
                        + "twice",
                "`A { 1 2 3 } DEFINITIONS ::= BEGIN T ::= NULL END A { 1 2 4 } DEFINITIONS ::= BEGIN END"
                        + " B DEFINITIONS ::= BEGIN IMPORTS T FROM A; END`, several modules are named 'A'",
            })
    void modulesOfOneName_needTwoObjectIdentifiers(String modules, String problem) {
        SchemaException exception = assertThrows(SchemaException.class, () -> Asn1.load(modules));

        assertTrue(exception.getMessage().contains(problem), exception.getMessage());
    }

    @Test
    void objectIdentifierOfAnItuRecommendation_hasItsSeriesAsALetter() throws Exception {
        Schema schema = Asn1.load("M { itu-t recommendation q 773 modules(2) } DEFINITIONS ::= BEGIN T ::= NULL END");

        assertEquals("0.0.17.773.2", schema.modules().get(0).oid());
    }

    @Test
    void importAlsoDefined_isToldAtTheImport() {
        SchemaException exception = assertThrows(SchemaException.class, () -> Asn1.load("""
                        A DEFINITIONS ::= BEGIN IMPORTS X FROM B; X ::= NULL END
                        B DEFINITIONS ::= BEGIN X ::= NULL END
                        """));

        assertEquals(1, exception.diagnostics().size());
        assertEquals(33, exception.diagnostics().get(0).column());
    }
}
