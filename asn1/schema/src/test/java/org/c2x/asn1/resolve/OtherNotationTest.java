package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.CharacterStringValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notation that few modules use: associated types, time, X.208, instructions for encodings. */
class OtherNotationTest {

    private static List<String> names(SequenceType type) {
        return type.components().stream().map(Component::name).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "EXTERNAL, 8, direct-reference indirect-reference data-value-descriptor encoding",
        "EMBEDDED PDV, 11, identification data-value",
        "CHARACTER STRING, 29, identification string-value"
    })
    void associatedTypes_areSequencesWithATagOfTheirOwn(String notation, int tag, String components) throws Exception {
        Schema schema = Asn1.schema("T ::= SEQUENCE { a " + notation + ", b " + notation + " (CONSTRAINED BY {}) }");

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        TypeReference reference = (TypeReference) type.components().get(0).type();
        assertEquals(components, String.join(" ", names((SequenceType) reference.resolved())));
        assertEquals(tag, TypeTag.carried(List.of(), reference).get(0).number());
        assertEquals(1, TypeTag.carried(List.of(), reference).size());
        Module builtIn = schema.modules().get(1);
        assertTrue(builtIn.types().stream()
                .map(TypeDefinition::name)
                .toList()
                .contains(reference.target().name()));
    }

    @Test
    void builtInModule_isThereOnlyWhereItIsUsed() throws Exception {
        assertEquals(
                1,
                Asn1.schema("A ::= SEQUENCE { a TYPE-IDENTIFIER.&id }")
                        .modules()
                        .size());
    }

    @Test
    void external_holdsAnyType() throws Exception {
        Schema schema = Asn1.schema("T ::= EXTERNAL (WITH COMPONENTS { identification (WITH COMPONENTS { syntax }) })");

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type().resolved();
        ChoiceType encoding = (ChoiceType) type.components().get(3).type();
        assertInstanceOf(AnyType.class, encoding.root().get(0).type());
        assertEquals(
                List.of(0, 1, 2),
                encoding.root().stream().map(part -> part.tag().number()).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "TIME, TIME, 14",
        "TIME (SETTINGS \"Basic=Time\"), TIME, 14",
        "DATE, DATE, 31",
        "TIME-OF-DAY, TIME_OF_DAY, 32",
        "DATE-TIME, DATE_TIME, 33",
        "DURATION, DURATION, 34",
        "OID-IRI, OID_IRI, 35",
        "RELATIVE-OID-IRI, RELATIVE_OID_IRI, 36"
    })
    void timeAndResourceIdentifiers_areKindsOfStrings(String notation, CharacterStringType.Kind kind, int tag)
            throws Exception {
        CharacterStringType type =
                (CharacterStringType) Asn1.type("T ::= " + notation).resolved();

        assertEquals(kind, type.kind());
        assertEquals(tag, TypeTag.outermost(List.of(), type).number());
        assertEquals(new CharacterStringValue("/ISO/a"), Asn1.value("v T ::= \"/ISO/a\" T ::= " + notation));
    }

    @Test
    void componentsWithoutNames_areCalledAsTheirTypes() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("old.asn", """
                M DEFINITIONS ::= BEGIN
                T ::= SEQUENCE { integer BOOLEAN, INTEGER, [0] INTEGER, Length OPTIONAL, CHOICE { NULL, REAL } }
                Length ::= BIT STRING
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        assertEquals(List.of("integer", "integer-2", "component", "length", "choice"), names(type));
        assertEquals(6, warnings.size());
    }

    /** PKIX of 1988 has such DEFAULTs: parameters of an algorithm. */
    @Test
    void valuesOfOpenTypes_areLeftOut_andADefaultOfThemMayStillBeAbsent() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("old.asn", """
                M DEFINITIONS ::= BEGIN
                Algorithm ::= SEQUENCE { id INTEGER, parameters ANY DEFINED BY id OPTIONAL }
                nothing NULL ::= NULL
                usual Algorithm ::= { id 1, parameters nothing }
                T ::= SEQUENCE { a [0] Algorithm DEFAULT usual, b [1] ANY DEFAULT NULL : NULL, c NULL }
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        assertEquals(
                List.of(Presence.OPTIONAL, Presence.OPTIONAL, Presence.MANDATORY),
                type.components().stream().map(Component::presence).toList());
        assertEquals(1, schema.modules().get(0).values().size());
        assertEquals(2, warnings.size());
        assertTrue(warnings.get(0).contains("a value of an open type that no table resolves is left out"));
    }

    @Test
    void macros_areReadOver_andValuesInTheirNotation() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("old.asn", """
                M DEFINITIONS ::= BEGIN
                OBJECT-TYPE MACRO ::= BEGIN
                  TYPE NOTATION ::= "SYNTAX" type (TYPE ObjectSyntax) "ACCESS" Access
                  VALUE NOTATION ::= value (VALUE ObjectName)
                  Access ::= "read-only" | empty
                END
                OTHER MACRO ::= OBJECT-TYPE
                T ::= INTEGER
                count OBJECT-TYPE SYNTAX INTEGER (0..5) ACCESS read-only ::= { 1 3 6 }
                stop OBJECT-TYPE ACCESS read-only ::= localValue 5
                more OTHER WORD { a, b } ::= globalValue : { 1 2 3 }
                last INTEGER ::= 3
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        assertEquals(1, schema.modules().get(0).types().size());
        assertEquals(1, schema.modules().get(0).values().size());
        assertEquals(3, warnings.size());
        assertTrue(warnings.get(0).contains("'count' is in the notation of a macro and is not read"));
    }

    @Test
    void instructionsForEncodings_areReadOver() throws Exception {
        Schema schema = Asn1.load("""
                M { iso 3 } "/ISO/M" DEFINITIONS XER INSTRUCTIONS AUTOMATIC TAGS ::= BEGIN
                T ::= [ATTRIBUTE] SEQUENCE { a [XER:NAME AS "b"] INTEGER (0..7), b [TAG: 3] NULL }
                ENCODING-CONTROL XER
                  GLOBAL-DEFAULTS MODIFIED-ENCODINGS
                  NAME T.a AS UNCAPITALIZED
                END
                """);

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        assertEquals(
                "0..7", ((IntegerType) type.components().get(0).type()).root().toString());
        assertEquals(3, type.components().get(1).tag().number());
    }

    /** Whatever stands after the extension marker. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            INTEGER (...)          | INTEGER
            INTEGER (0..5) (..., 5) | INTEGER (0..5)
            IA5String (FROM (...)) | IA5String
            Small                  | INTEGER
            Enum                   | ENUMERATED { a, b }
            """)
    void constraintWithoutRoot_saysNothing(String type, String same) throws Exception {
        Type constrained =
                Asn1.type("T ::= " + type + " Small INTEGER ::= { ... } Enum ENUMERATED { a, b } ::= { ..., a }");

        assertEquals(
                Asn1.type("T ::= " + same).resolved().toString(),
                constrained.resolved().toString());
    }

    @Test
    void valueSets_areTypes_whereverTypesStand() throws Exception {
        IntegerType type = (IntegerType) Asn1.type("""
                T ::= Used { { 1 | low..high } }
                Used { INTEGER:Set } ::= INTEGER (Set | Few)
                Few INTEGER ::= { 20 | 30, ..., 40 }
                low INTEGER ::= 4
                high INTEGER ::= 6
                """).resolved();

        assertEquals("1 | 4..6 | 20 | 30", type.root().toString());
    }

    @Test
    void setWithParameters_looksThemUpWhereItIsWritten() throws Exception {
        Schema schema = Asn1.schema("""
                A { INTEGER:max } ::= SEQUENCE { b B { { 0..max } } }
                B { INTEGER:Set } ::= SEQUENCE { c INTEGER (Set) }
                T ::= A { 9 }
                """);

        SequenceType a = (SequenceType) schema.find("T").orElseThrow().type().resolved();
        SequenceType b = (SequenceType) a.components().get(0).type().resolved();
        assertEquals("0..9", ((IntegerType) b.components().get(0).type()).root().toString());
    }

    @Test
    void missingExport_isAWarning_asLongAsTheNameIsKnown() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                A DEFINITIONS ::= BEGIN EXPORTS X; IMPORTS Z FROM C; X ::= Y Y ::= INTEGER END
                B DEFINITIONS ::= BEGIN IMPORTS X, Y, Z, UTF8String FROM A; T ::= SEQUENCE { x X, y [1] Y, z [2] Z } END
                C DEFINITIONS ::= BEGIN Z ::= NULL END
                """);

        SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        assertEquals(2, warnings.size());
        assertTrue(warnings.get(0).contains("warning: module 'A' does not export 'Y'"));
    }

    @Test
    void constrainedBy_isKeptAsText() throws Exception {
        Schema schema = Asn1.schema("""
                -- A number.
                T ::= INTEGER (CONSTRAINED BY { -- a prime, see -- Other })
                S ::= SEQUENCE { -- what it is
                  a OCTET STRING (CONSTRAINED BY { /* signed */ }), b NULL }
                Other ::= NULL
                """);

        assertEquals(
                "A number.\nCONSTRAINED BY { a prime, see Other }",
                schema.find("T").orElseThrow().comment());
        SequenceType type = (SequenceType) schema.find("S").orElseThrow().type();
        assertTrue(type.components().get(0).comment().endsWith("CONSTRAINED BY { signed }"));
        assertEquals("", type.components().get(1).comment());
    }

    @Test
    void parametersInComments_asInTs103097_areToldAndLeftOut() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Data ::= SEQUENCE { content OCTET STRING }
                Plain /* {Content} */ ::= Data (WITH COMPONENTS { content (CONTAINING Content) })
                Used /* {Content} */ ::= SEQUENCE { a Plain { Content } }
                END
                """);

        SchemaLoader.load(
                List.of(file),
                warning -> warnings.add(warning.toString().lines().findFirst().orElse("")));

        assertEquals(
                List.of(
                        "m.asn:3:71: warning: 'Content' is not defined: what the octets hold is not checked",
                        "m.asn:4:39: warning: 'Plain' has no parameters: those it is used with are left out"),
                warnings);
    }

    @Test
    void sizeOfOctetsThatHoldValues_isLeftOutWithAWarning_notAskedOfTheValue() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                A ::= SEQUENCE { list OCTET STRING (CONTAINING SEQUENCE OF NULL) }
                Three ::= A (WITH COMPONENTS { list (SIZE (3)) })
                END
                """);

        Schema values = SchemaLoader.load(
                List.of(file),
                warning -> warnings.add(warning.toString().lines().findFirst().orElse("")));

        assertEquals(
                List.of("m.asn:3:37: warning: the octets are those of an encoding, which depends on the rules: this"
                        + " constraint is not checked"),
                warnings);
        ConstrainedType three =
                (ConstrainedType) values.find("Three").orElseThrow().type();
        assertEquals(
                Optional.empty(),
                ((Constraint.Components) three.constraint())
                        .byName()
                        .get("list")
                        .value());
    }

    @Test
    void modulesThatNothingIsImportedFrom_mayMiss_andNoOthers() throws SchemaException {
        Schema nothing = Asn1.load("M DEFINITIONS ::= BEGIN IMPORTS ; T ::= NULL END");
        SchemaException missing = assertThrows(
                SchemaException.class,
                () -> Asn1.load("M DEFINITIONS ::= BEGIN IMPORTS Unused FROM Missing; T ::= NULL END"));

        assertTrue(nothing.find("M.T").isPresent());
        String problem = missing.getMessage();
        assertTrue(problem.contains("module 'Missing' is not among the files given"), problem);
    }
}
