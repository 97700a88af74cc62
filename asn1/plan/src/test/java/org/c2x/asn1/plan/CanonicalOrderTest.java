package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** The order of tags, which the text does not keep (X.680 clause 8.6, X.691 clauses 21 and 23). */
class CanonicalOrderTest {
    private static final String TYPES = """
            Test DEFINITIONS IMPLICIT TAGS ::= BEGIN
            Pick ::= CHOICE { p [PRIVATE 9] NULL, c [0] NULL, s SEQUENCE {}, i INTEGER, b BOOLEAN,
                              a [APPLICATION 1] NULL, ..., late [4] NULL, later [5] NULL }
            Group ::= SET { x [1] NULL, c C, o [APPLICATION 3] INTEGER, i INTEGER }
            Row ::= SEQUENCE { x [1] NULL, i INTEGER }
            C ::= CHOICE { a [2] NULL, n NULL, ..., b BOOLEAN, ... } (WITH COMPONENTS { a })
            END
            """;

    private static Step plan(PlanBuilder rules, String type) throws SchemaException {
        Schema schema = SchemaLoader.load(List.of(new SourceFile("test.asn", TYPES)));
        return rules.of(schema.find(type).orElseThrow().type());
    }

    @Test
    void indexOfAnAlternative_isThatOfItsTag() throws SchemaException {
        Step.Choice choice = (Step.Choice) plan(new UperRules(), "Pick");

        assertEquals(
                List.of("b 0", "i 1", "s 2", "a 3", "c 4", "p 5", "late 0", "later 1"),
                choice.branches().stream().map(CanonicalOrderTest::text).toList());
        assertEquals(
                List.of("p", "c", "s", "i", "b", "a"),
                choice.type().root().stream().map(each -> each.name()).toList());
    }

    private static String text(Branch branch) {
        return branch.alternative().name() + ' ' + branch.code();
    }

    @Test
    void componentsOfASet_areOrderedByTag_anUntaggedChoiceByItsLeast() throws SchemaException {
        for (PlanBuilder rules : List.of(new UperRules(), new OerRules())) {
            assertEquals(List.of("i", "c", "o", "x"), names(rules, "Group"));
            assertEquals(List.of("x", "i"), names(rules, "Row"));
        }
    }

    private static List<String> names(PlanBuilder rules, String type) throws SchemaException {
        return ((Step.Sequence) plan(rules, type))
                .fields()
                .map(field -> field.component().name())
                .toList();
    }
}
