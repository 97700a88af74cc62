package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.junit.jupiter.api.Test;

/** Tagging environments and outermost tags (X.680 clauses 25, 27, 29 and 31); the order is that of the text. */
class TagsTest {

    private static List<String> alternatives(String module) throws Exception {
        ChoiceType choice =
                (ChoiceType) Asn1.load(module).find("T").orElseThrow().type();
        return choice.alternatives().stream()
                .map(alternative -> text(alternative.name(), alternative.tag()))
                .toList();
    }

    private static List<String> components(String module) throws Exception {
        SequenceType sequence =
                (SequenceType) Asn1.load(module).find("T").orElseThrow().type();
        return sequence.components().stream()
                .map(component -> text(component.name(), component.tag()))
                .toList();
    }

    private static String text(String name, Tag tag) {
        return name + ' ' + text(tag);
    }

    @Test
    void untaggedAlternatives_haveUniversalTags() throws Exception {
        assertEquals(
                List.of("p PRIVATE9", "c CONTEXT0", "s UNIVERSAL16", "i UNIVERSAL2", "b UNIVERSAL1", "a APPLICATION1"),
                alternatives("""
                        M DEFINITIONS EXPLICIT TAGS ::= BEGIN
                        T ::= CHOICE { p [PRIVATE 9] NULL, c [0] NULL, s SEQUENCE {}, i INTEGER, b BOOLEAN,
                                       a [APPLICATION 1] NULL }
                        END
                        """));
    }

    @Test
    void automaticTags_numberTheRootThenTheAdditions() throws Exception {
        assertEquals(List.of("z CONTEXT0", "y CONTEXT1", "x CONTEXT2", "w CONTEXT3"), alternatives("""
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= CHOICE { z SEQUENCE {}, y BOOLEAN, ..., [[ x NULL, w NULL ]], ... }
                        END
                        """));
        assertEquals(List.of("a CONTEXT0", "d CONTEXT1", "b CONTEXT2", "c CONTEXT3"), components("""
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= SEQUENCE { a NULL, ..., b NULL, [[ c NULL ]], ..., d NULL }
                        END
                        """));
    }

    @Test
    void oneTagInTheRoot_turnsAutomaticTagsOff() throws Exception {
        assertEquals(
                List.of("a CONTEXT7", "b UNIVERSAL1"),
                alternatives("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= CHOICE { a [7] NULL, b BOOLEAN } END"));
    }

    @Test
    void componentsOf_areTaggedAnew() throws Exception {
        assertEquals(List.of("b CONTEXT0", "a CONTEXT1"), components("""
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= SEQUENCE { COMPONENTS OF B, a NULL }
                        B ::= SET { b [5] NULL, ..., c [6] NULL }
                        END
                        """));
    }

    @Test
    void anUntaggedChoice_hasTheLeastTagInItsRoot() throws Exception {
        assertEquals(List.of("x CONTEXT1", "c UNIVERSAL5", "o APPLICATION3", "i UNIVERSAL2"), components("""
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SET { x [1] NULL, c C, o [APPLICATION 3] INTEGER, i INTEGER }
                        C ::= CHOICE { a [2] NULL, n NULL, ..., b BOOLEAN, ... } (WITH COMPONENTS { a })
                        END
                        """));
    }

    @Test
    void oneExtensibleChoice_isNoDoubtWhereAnAdditionBelongs() throws Exception {
        assertEquals(List.of("a UNIVERSAL2", "b UNIVERSAL22"), components("""
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SET { a INTEGER, b CHOICE { c IA5String, ... } }
                        END
                        """));
        assertEquals(List.of("a UNIVERSAL2", "d UNIVERSAL9", "b UNIVERSAL22"), components("""
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SEQUENCE { a CHOICE { c INTEGER, ... }, ..., b IA5String, ..., d REAL }
                        END
                        """));
    }

    @Test
    void referencedTags_areFollowed() throws Exception {
        assertEquals(List.of("n CONTEXT0", "a APPLICATION4", "b UNIVERSAL1"), alternatives("""
                        M DEFINITIONS ::= BEGIN
                        T ::= CHOICE { n [zero] Tagged, a Tagged (1..2), b x < T2 }
                        T2 ::= CHOICE { x BOOLEAN }
                        Tagged ::= Other
                        Other ::= [APPLICATION 4] IMPLICIT INTEGER
                        zero INTEGER ::= 0
                        END
                        """));
    }

    @Test
    void everyTag_isKept_withWhatItsModeMeans() throws Exception {
        Schema schema = Asn1.load("""
                E DEFINITIONS EXPLICIT TAGS ::= BEGIN
                D ::= [APPLICATION 1] SEQUENCE { a [0] INTEGER, b [1] IMPLICIT [PRIVATE 2] BOOLEAN, c C, d D OPTIONAL }
                C ::= CHOICE { n NULL, i [5] INTEGER }
                END
                I DEFINITIONS IMPLICIT TAGS ::= BEGIN
                IMPORTS C FROM E;
                D ::= SET { a [0] INTEGER, b [1] EXPLICIT BOOLEAN, c [2] C, d [3] D OPTIONAL, e [4] [5] Other }
                Other ::= [APPLICATION 6] IA5String
                L ::= SEQUENCE OF [7] INTEGER
                O ::= OCTET STRING (CONTAINING [8] INTEGER)
                END
                """);

        assertEquals(
                List.of("E APPLICATION1"),
                texts(schema.find("E.D").orElseThrow().tags()));
        assertEquals(List.of("a [E CONTEXT0]", "b [I CONTEXT1, E PRIVATE2]", "c []", "d []"), written(schema, "E.D"));
        assertEquals(
                List.of(
                        "a [I CONTEXT0]",
                        "b [E CONTEXT1]",
                        "c [E CONTEXT2]",
                        "d [I CONTEXT3]",
                        "e [I CONTEXT4, I CONTEXT5]"),
                written(schema, "I.D"));
        ListType list = (ListType) schema.find("L").orElseThrow().type();
        assertEquals(List.of("I CONTEXT7"), texts(list.elementTags()));
        ContainingType octets = (ContainingType) schema.find("O").orElseThrow().type();
        assertEquals(List.of("I CONTEXT8"), texts(octets.contents().tags()));
    }

    @Test
    void automaticTags_areImplicit_unlessThereIsNoneToReplace() throws Exception {
        Schema schema = Asn1.schema("""
                D ::= SEQUENCE { a INTEGER, b C, COMPONENTS OF P, d G { [9] NULL } }
                C ::= CHOICE { n NULL, c CHOICE { x NULL } }
                P ::= SEQUENCE { p [5] INTEGER }
                G { T } ::= SEQUENCE { t T }
                """);

        assertEquals(
                List.of("a [I CONTEXT0]", "b [E CONTEXT1]", "p [I CONTEXT2, I CONTEXT5]", "d [I CONTEXT3]"),
                written(schema, "D"));
        SequenceType instance =
                (SequenceType) component(schema, "D", "d").type().resolved();
        assertEquals(List.of("t [E CONTEXT0, I CONTEXT9]"), written(instance));
        ChoiceType choice = (ChoiceType) schema.find("C").orElseThrow().type();
        assertEquals(List.of("E CONTEXT1"), texts(choice.root().get(1).tags()));
    }

    @Test
    void implicitTag_beforeAChoiceOrAParameter_isRefused() {
        SchemaException exception = assertThrows(SchemaException.class, () -> Asn1.schema("""
                        A ::= [0] IMPLICIT C
                        B ::= [1] IMPLICIT [2] C
                        C ::= CHOICE { n NULL }
                        D { T } ::= [3] IMPLICIT T
                        E ::= SEQUENCE { d D { INTEGER } }
                        """));

        assertEquals(
                List.of(2, 5),
                exception.diagnostics().stream().map(Diagnostic::line).toList(),
                exception::getMessage);
    }

    @Test
    void tagsOfAConstrainedDefinition_areKept() throws Exception {
        Schema schema = Asn1.schema("""
                S ::= SEQUENCE { n N (1..9), m N, p P (WITH COMPONENTS { ..., a PRESENT }) }
                N ::= [APPLICATION 1] EXPLICIT INTEGER
                P ::= [APPLICATION 2] SEQUENCE { a NULL OPTIONAL }
                """);

        assertEquals(
                List.of("n [I CONTEXT0, E APPLICATION1]", "m [I CONTEXT1]", "p [I CONTEXT2]"), written(schema, "S"));
    }

    private static Component component(Schema schema, String type, String name) {
        return ((SequenceType) schema.find(type).orElseThrow().type())
                .components().stream()
                        .filter(component -> component.name().equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> written(Schema schema, String type) {
        return written((SequenceType) schema.find(type).orElseThrow().type());
    }

    private static List<String> written(SequenceType type) {
        return type.components().stream()
                .map(component -> component.name() + ' ' + texts(component.tags()))
                .toList();
    }

    private static List<String> texts(List<TypeTag> tags) {
        return tags.stream()
                .map(tag -> tag.mode().name().charAt(0) + " " + text(tag.tag()))
                .toList();
    }

    private static String text(Tag tag) {
        return tag.tagClass().name() + tag.number();
    }

    @Test
    void presence_isThatOfTheText() throws Exception {
        SequenceType type = (SequenceType) Asn1.type("T ::= SEQUENCE { a NULL, b NULL OPTIONAL, c INTEGER DEFAULT 1 }");

        assertEquals(
                List.of(Component.Presence.MANDATORY, Component.Presence.OPTIONAL, Component.Presence.DEFAULT),
                type.root().stream().map(Component::presence).toList());
    }
}
