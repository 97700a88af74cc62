package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Tag;
import org.junit.jupiter.api.Test;

/** Tagging environments and the order that tags make (X.680 clauses 8.6, 25.7 and 29.5, X.691 clauses 21 and 23). */
class TagsTest {

    private static List<String> alternatives(String module) throws Exception {
        ChoiceType choice = (ChoiceType) Asn1.load(module).find("T").orElseThrow().type();
        return choice.alternatives().stream()
                .map(alternative -> text(alternative.name(), alternative.tag()))
                .toList();
    }

    private static List<String> components(String module) throws Exception {
        SequenceType sequence = (SequenceType) Asn1.load(module).find("T").orElseThrow().type();
        return sequence.components().stream()
                .map(component -> text(component.name(), component.tag()))
                .toList();
    }

    private static String text(String name, Tag tag) {
        return name + ' ' + tag.tagClass() + tag.number();
    }

    @Test
    void choice_ordersItsRootByTag() throws Exception {
        assertEquals(
                List.of("b UNIVERSAL1", "i UNIVERSAL2", "s UNIVERSAL16", "a APPLICATION1", "c CONTEXT0", "p PRIVATE9"),
                alternatives(
                        """
                        M DEFINITIONS EXPLICIT TAGS ::= BEGIN
                        T ::= CHOICE { p [PRIVATE 9] NULL, c [0] NULL, s SEQUENCE {}, i INTEGER, b BOOLEAN,
                                       a [APPLICATION 1] NULL }
                        END
                        """));
    }

    @Test
    void automaticTags_numberTheRootThenTheAdditions() throws Exception {
        assertEquals(
                List.of("z CONTEXT0", "y CONTEXT1", "x CONTEXT2", "w CONTEXT3"),
                alternatives(
                        """
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= CHOICE { z SEQUENCE {}, y BOOLEAN, ..., [[ x NULL, w NULL ]], ... }
                        END
                        """));
        assertEquals(
                List.of("a CONTEXT0", "d CONTEXT1", "b CONTEXT2", "c CONTEXT3"),
                components(
                        """
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= SEQUENCE { a NULL, ..., b NULL, [[ c NULL ]], ..., d NULL }
                        END
                        """));
    }

    @Test
    void oneTagInTheRoot_turnsAutomaticTagsOff() throws Exception {
        assertEquals(
                List.of("b UNIVERSAL1", "a CONTEXT7"),
                alternatives("M DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= CHOICE { a [7] NULL, b BOOLEAN } END"));
    }

    @Test
    void componentsOf_areTaggedAnew() throws Exception {
        assertEquals(
                List.of("b CONTEXT0", "a CONTEXT1"),
                components(
                        """
                        M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                        T ::= SEQUENCE { COMPONENTS OF B, a NULL }
                        B ::= SET { b [5] NULL, ..., c [6] NULL }
                        END
                        """));
    }

    @Test
    void set_isInOrderOfTags_anUntaggedChoiceByItsLeast() throws Exception {
        assertEquals(
                List.of("i UNIVERSAL2", "c UNIVERSAL5", "o APPLICATION3", "x CONTEXT1"),
                components(
                        """
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SET { x [1] NULL, c C, o [APPLICATION 3] INTEGER, i INTEGER }
                        C ::= CHOICE { a [2] NULL, n NULL, ..., b BOOLEAN, ... } (WITH COMPONENTS { a })
                        END
                        """));
    }

    @Test
    void oneExtensibleChoice_isNoDoubtWhereAnAdditionBelongs() throws Exception {
        assertEquals(
                List.of("a UNIVERSAL2", "b UNIVERSAL22"),
                components(
                        """
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SET { a INTEGER, b CHOICE { c IA5String, ... } }
                        END
                        """));
        assertEquals(
                List.of("a UNIVERSAL2", "d UNIVERSAL9", "b UNIVERSAL22"),
                components(
                        """
                        M DEFINITIONS IMPLICIT TAGS ::= BEGIN
                        T ::= SEQUENCE { a CHOICE { c INTEGER, ... }, ..., b IA5String, ..., d REAL }
                        END
                        """));
    }

    @Test
    void referencedTags_areFollowed() throws Exception {
        assertEquals(
                List.of("b UNIVERSAL1", "a APPLICATION4", "n CONTEXT0"),
                alternatives(
                        """
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
    void presence_isThatOfTheText() throws Exception {
        SequenceType type = (SequenceType)
                Asn1.type("T ::= SEQUENCE { a NULL, b NULL OPTIONAL, c INTEGER DEFAULT 1 }");

        assertEquals(
                List.of(Component.Presence.MANDATORY, Component.Presence.OPTIONAL, Component.Presence.DEFAULT),
                type.root().stream().map(Component::presence).toList());
    }
}
