package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What is found out of a type within itself must not stay what is known of it. */
class RecursiveWidthsTest {

    @Test
    void elementOfTheTypeThatTheListIsIn() throws SchemaException {
        var schema = SchemaLoader.load(List.of(new SourceFile(
                "test.asn",
                "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN T ::= CHOICE {a INTEGER (0..7), b SEQUENCE OF T} END")));
        PlanBuilder plans = new UperRules();
        Widths widths = new Widths(plans);
        Step.Choice choice =
                (Step.Choice) plans.of(schema.modules().get(0).types().get(0).type());

        assertEquals(4, widths.of(choice).least());
        Step.Repetition list =
                (Step.Repetition) plans.of((Step.Use) choice.branches().get(1).content());
        assertEquals(4, widths.of(list.element()).least());
    }

    @Test
    void constrainedTypeWithinItself() throws SchemaException {
        var schema = SchemaLoader.load(List.of(new SourceFile("test.asn", """
                Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Base ::= SEQUENCE { kind INTEGER (0..255), issuer Signed OPTIONAL }
                Signed ::= Base (WITH COMPONENTS {..., issuer PRESENT})
                Both ::= SEQUENCE { base Base, signed Signed }
                END
                """)));
        Widths widths = new Widths(new UperRules());

        assertEquals(9, widths.of(schema.find("Base").orElseThrow().type()).least());
        assertEquals(9, widths.of(schema.find("Signed").orElseThrow().type()).least());
        assertEquals(18, widths.of(schema.find("Both").orElseThrow().type()).least());
    }
}
