package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.c2x.asn1.schema.AnyType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Module;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.IntegerValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields of classes as components, and the tables that tell their types (X.681 clause 14, X.682 clause 10). */
class OpenTypesTest {
    private static final String ITEM = """
            ITEM ::= CLASS { &id INTEGER (0..255) UNIQUE, &sub INTEGER DEFAULT 0, &Type OPTIONAL }
              WITH SYNTAX { [TYPE &Type] ID &id [SUB &sub] }
            PART ::= CLASS { &id INTEGER (0..255), &sub INTEGER DEFAULT 0, &Type OPTIONAL }
              WITH SYNTAX { [TYPE &Type] ID &id [SUB &sub] }
            Item { ITEM:Set } ::= SEQUENCE { id ITEM.&id ({Set}), type ITEM.&Type ({Set}{@id}) }
            id-three INTEGER ::= 3
            GPSPosition ::= NULL
            OBU-ID ::= INTEGER
            """;

    private static SequenceType sequence(String assignments) throws Exception {
        return (SequenceType) Asn1.type(ITEM + assignments).resolved();
    }

    private static OpenType open(String assignments) throws Exception {
        List<Component> components = sequence(assignments).components();
        return assertInstanceOf(
                OpenType.class, components.get(components.size() - 1).type());
    }

    private static String rows(OpenType type) {
        StringBuilder text = new StringBuilder();
        for (OpenType.Row row : type.rows()) {
            text.append(row.identifiers())
                    .append(' ')
                    .append(row.alternative().name())
                    .append(' ');
        }
        return text.append(type.extensible() ? "..." : "").toString().trim();
    }

    @Test
    void rows_areObjectsWithType_ofRootAndAdditions() throws Exception {
        OpenType type = open("""
                T ::= Item { {Set} }
                Set ITEM ::= { { TYPE GPSPosition ID 1 } | { ID 2 } | third, ..., { TYPE OBU-ID ID 4 } | More }
                third ITEM ::= { TYPE BOOLEAN ID id-three }
                More ITEM ::= { { TYPE OBU-ID ID 5 } | third }
                """);

        assertEquals(List.of("id"), type.keys());
        assertEquals("[1] gpsPosition [3] id-three [4] obu-ID [5] obu-ID-2 ...", rows(type));
    }

    @Test
    void names_ofTypesWithoutName_areOfIdentifiers_orNumbered() throws Exception {
        assertEquals(
                "[1] type [3] id-three [4] type-2",
                rows(open("T ::= Item { { { TYPE NULL ID 1 } | { TYPE NULL ID id-three } | { TYPE NULL ID 4 } } }")));
    }

    @Test
    void severalKeys_tellTheRow() throws Exception {
        OpenType type = open("""
                T ::= SEQUENCE {
                  sub PART.&sub ({Set}{@id}), id PART.&id ({Set}), type [5] PART.&Type ({Set}{@.id, @sub}) }
                Set PART ::= { { TYPE GPSPosition ID 1 SUB 7 } | { TYPE OBU-ID ID 1 } }
                """);

        assertEquals(List.of("id", "sub"), type.keys());
        assertEquals("[1, 7] gpsPosition [1, 0] obu-ID", rows(type));
    }

    @Test
    void keyOfClosedSet_takesItsValuesOnly_whichNoEncodingShows() throws Exception {
        Type id = sequence("T ::= Item { { { TYPE NULL ID 1 } | { ID 9 } } }")
                .components()
                .get(0)
                .type();

        ConstrainedType constrained = assertInstanceOf(ConstrainedType.class, id);
        assertEquals("0..255", ((IntegerType) constrained.base()).root().toString());
        Constraint.OneOf values = assertInstanceOf(Constraint.OneOf.class, constrained.constraint());
        assertEquals(List.of(IntegerValue.of(1), IntegerValue.of(9)), List.copyOf(values.values()));
    }

    @Test
    void keyOfExtensibleSet_isTheFieldsType() throws Exception {
        assertInstanceOf(
                IntegerType.class,
                sequence("T ::= Item { { { TYPE NULL ID 1 }, ... } }")
                        .components()
                        .get(0)
                        .type());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ITEM.&Type",
                "ITEM.&Type ({Set})",
                "ITEM.&Type ({...}{@id})",
                "ITEM.&Type ({Without}{@id})",
                "PART.&Type ({Equal}{@id})",
                "ITEM.&Type ({Set}{@other})",
                "ITEM.&Type ({Set}{@inner.id})",
                "ITEM.&Type (BOOLEAN)",
                "CHOICE { a ITEM.&Type ({Set}{@id}) }",
                "SEQUENCE { a ITEM.&Type ({Set}{@id}) }",
                "SEQUENCE { id ITEM.&id, a ITEM.&Type ({Set}{@..id}) }",
                "SEQUENCE OF ITEM.&Type ({Set}{@id})",
                "ANY",
                "ANY DEFINED BY id",
                "ITEM.&Type ({Set}{@after}), after ITEM.&id ({Set})",
                "SET { id ITEM.&id ({Set}), a ITEM.&Type ({Set}{@.id}) }",
            })
    void withoutUsableTable_isAnyType(String type) throws Exception {
        SequenceType sequence = sequence("""
                T ::= SEQUENCE { id ITEM.&id ({Set}), other INTEGER, inner SEQUENCE { id ITEM.&id }, type [9] %s }
                Set ITEM ::= { { TYPE NULL ID 1 } }
                Without ITEM ::= { { ID 1 } }
                Equal PART ::= { { TYPE NULL ID 1 } | { TYPE INTEGER ID 1 SUB 2 } }
                """.formatted(type));

        Type innermost = sequence.components().get(3).type();
        while (innermost.isStructured()) {
            innermost = innermost.parts().get(innermost.parts().size() - 1);
        }
        assertInstanceOf(AnyType.class, innermost);
    }

    @Test
    void innerSequence_hasKeysOfItsOwn() throws Exception {
        SequenceType sequence = sequence("""
                T ::= SEQUENCE { id INTEGER, list SEQUENCE OF SEQUENCE {
                  id ITEM.&id ({Set}), type ITEM.&Type ({Set}{@.id}) } }
                Set ITEM ::= { { TYPE OBU-ID ID 1 }, ... }
                """);

        SequenceType inner =
                (SequenceType) ((ListType) sequence.components().get(1).type()).element();
        assertEquals("[1] obu-ID ...", rows((OpenType) inner.components().get(1).type()));
    }

    @Test
    void keyThroughFieldOfObjects_isFollowed() throws Exception {
        OpenType type = open("""
                OP ::= CLASS { &code INTEGER, &Errors ERR, &first ERR OPTIONAL }
                ERR ::= CLASS { &code INTEGER, &Parameter }
                a OP ::= { &code 1, &Errors { e | f }, &first e }
                b OP ::= { &code 2, &Errors { f | g } }
                e ERR ::= { &code 10, &Parameter GPSPosition }
                f ERR ::= { &code 11, &Parameter OBU-ID }
                g ERR ::= { &code 12, &Parameter NULL }
                Ops OP ::= { a | b }
                T ::= SEQUENCE {
                  first OP.&code ({Ops}), of OP.&first.&Parameter ({Ops}{@first}),
                  code OP.&Errors.&code ({Ops}), type OP.&Errors.&Parameter ({Ops}{@code}) }
                """);

        assertEquals("[10] gpsPosition [11] obu-ID [12] type", rows(type));
    }

    @Test
    void identifiers_areResolvedValues_ofAnyType() throws Exception {
        OpenType type = open("""
                CODED ::= CLASS { &code Code UNIQUE, &Type } WITH SYNTAX { &Type AT &code }
                Code ::= CHOICE { local INTEGER, global OBJECT IDENTIFIER }
                start OBJECT IDENTIFIER ::= { iso 2 }
                Set CODED ::= { { OBU-ID AT local : id-three } | { GPSPosition AT global : { start 4 } } }
                T ::= SEQUENCE { code CODED.&code ({Set}), type CODED.&Type ({Set}{@code}) }
                """);

        assertEquals("[local : 3] obu-ID [global : {1 2 4}] gpsPosition", rows(type));
    }

    @Test
    void instances_areNamedAfterTheirSets_orAfterTheDefinitionThatIsOne() throws Exception {
        Module module = Asn1.schema(ITEM + """
                A ::= Item { {First} }
                B ::= List { {Second} }
                C ::= List { {First} }
                List { ITEM:Some } ::= SEQUENCE OF Item { {Some} }
                First ITEM ::= { { TYPE A ID 1 }, ... }
                Second ITEM ::= { { TYPE C ID 1 }, ... }
                """).modules().get(0);

        assertEquals(
                List.of("GPSPosition", "OBU-ID", "A", "B", "C", "Item-Second", "Item-First"),
                module.types().stream().map(TypeDefinition::name).toList());
    }

    @Test
    void table_mayReferToTheTypeItStandsIn() throws Exception {
        OpenType type = open("T ::= Item { {Set} } Set ITEM ::= { { TYPE T ID 1 }, ... }");

        TypeReference own = (TypeReference) type.rows().get(0).alternative().type();
        assertEquals("T", own.target().name());
    }

    @Test
    void valuesOfOpenTypes_areThoseOfTheirRow() throws Exception {
        Schema schema = Asn1.schema(ITEM + """
                T ::= Item { {Set} }
                Set ITEM ::= { { TYPE OBU-ID ID 1 } | { TYPE GPSPosition ID 2 } }
                one T ::= { id 1, type INTEGER : 5 }
                two T ::= { type NULL : NULL, id 2 }
                """);

        assertEquals(
                "[{id 1, type obu-ID : 5}, {id 2, type gpsPosition : NULL}]",
                schema.modules().get(0).values().stream()
                        .filter(value -> value.name().length() == 3)
                        .map(value -> value.value().toString().replace("NullValue[]", "NULL"))
                        .toList()
                        .toString());
    }

    @Test
    void fixedTypeField_behavesAsItsType() throws Exception {
        SequenceType sequence = sequence("""
                T ::= SEQUENCE { a ITEM.&id, b ITEM.&id (0..3), c one.&Type, d List { {Set} } }
                List { ITEM:S } ::= SEQUENCE OF INTEGER (S.&id)
                one ITEM ::= { TYPE OBU-ID ID 1 }
                Set ITEM ::= { one | { ID 7 } }
                """);

        assertEquals(
                "0..255",
                ((IntegerType) sequence.components().get(0).type()).root().toString());
        assertEquals(
                "0..3",
                ((IntegerType) sequence.components().get(1).type()).root().toString());
        assertEquals("OBU-ID", sequence.components().get(2).type().toString());
        ListType list = (ListType) sequence.components().get(3).type().resolved();
        assertEquals("1 | 7", ((IntegerType) list.element()).root().toString());
    }

    @Test
    void tableOfReference_keepsTheReference() throws Exception {
        SequenceType sequence = sequence("""
                USE ::= CLASS { &id OBU-ID, &Type }
                Set USE ::= { { &id 1, &Type NULL } }
                T ::= SEQUENCE { id USE.&id ({Set}), type USE.&Type ({Set}{@id}) }
                """);

        ConstrainedType id = (ConstrainedType) sequence.components().get(0).type();
        assertEquals("OBU-ID", id.base().toString());
    }

    @Test
    void instanceOf_isItsAssociatedSequence() throws Exception {
        SequenceType sequence = sequence("""
                T ::= SEQUENCE { a INSTANCE OF OTHER ({Set}), b INSTANCE OF OTHER }
                OTHER ::= TYPE-IDENTIFIER
                Set OTHER ::= { { OBU-ID IDENTIFIED BY { 1 2 3 } } }
                """);

        SequenceType known = (SequenceType) sequence.components().get(0).type();
        SequenceType any = (SequenceType) sequence.components().get(1).type();
        assertEquals(
                "[{1 2 3}] obu-ID", rows((OpenType) known.components().get(1).type()));
        assertInstanceOf(AnyType.class, any.components().get(1).type());
        assertEquals("value", any.components().get(1).name());
    }

    @Test
    void openType_mayStartWithAnyTag_soThatNothingIsSaidOfDifferences() throws Exception {
        Schema schema = Asn1.load("""
                M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                C ::= CLASS { &Type }
                S ::= SEQUENCE { a C.&Type OPTIONAL, b INTEGER OPTIONAL, c [0] C.&Type }
                END
                """);

        SequenceType type = (SequenceType) schema.find("S").orElseThrow().type();
        assertTrue(type.components().get(2).tags().toString().contains("EXPLICIT"));
        assertFalse(type.components().get(0).isMandatory());
    }
}
