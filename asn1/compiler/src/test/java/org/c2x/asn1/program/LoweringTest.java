package org.c2x.asn1.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.plan.AperRules;
import org.c2x.asn1.plan.ExiRules;
import org.c2x.asn1.plan.OerRules;
import org.c2x.asn1.plan.Phase;
import org.c2x.asn1.plan.Phases;
import org.c2x.asn1.plan.PlanBuilder;
import org.c2x.asn1.plan.Step;
import org.c2x.asn1.plan.UperRules;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What programs are made of the plans of each kind of type, as text. */
class LoweringTest {

    /** Checks programs that write. */
    private static void check(String assignments, String uper, String oer) throws SchemaException {
        Type type = type(assignments);
        assertEquals(uper.strip(), text(new UperRules(), type), "UPER");
        assertEquals(oer.strip(), text(new OerRules(), type), "OER");
    }

    private static Type type(String assignments) throws SchemaException {
        Schema schema = SchemaLoader.load(List.of(
                new SourceFile("test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")));
        return schema.modules().get(0).types().get(0).type();
    }

    private static String text(PlanBuilder plans, Type type) {
        return lowering(plans, type, false).of(type).toString();
    }

    private static Lowering lowering(PlanBuilder plans, Type type, boolean reads) {
        Phases phases = new Phases(plans, reads, List.of(type), Phase.OCTET);
        return new Lowering(plans, phases, part -> part instanceof SequenceType, reads);
    }

    @Test
    void fieldsOfASequenceWithinJoinThoseAround() throws SchemaException {
        check(
                "T ::= SEQUENCE { a INTEGER (1..16), p SEQUENCE { x INTEGER (-2..1), y BOOLEAN }, "
                        + "b BIT STRING (SIZE (3)) }",
                "fields a less 1 4, p.x less -2 2, p.y 1, b 3",
                "fields a 8, p.x 8, p.y 8, b 3, 0 5");
    }

    @Test
    void whatMayBeAbsentIsABranch() throws SchemaException {
        check("T ::= SEQUENCE { a INTEGER (0..7) OPTIONAL, b INTEGER (0..7) DEFAULT 5, c NULL }", """
                fields has a 1, has b 1
                if a
                  fields a 3
                if b
                  fields b 3
                """, """
                fields has a 1, has b 1, 0 6
                if a
                  fields a 8
                if b
                  fields b 8
                """);
    }

    @Test
    void additionsAreOpen() throws SchemaException {
        check("T ::= SEQUENCE { a BOOLEAN, ..., b INTEGER (0..3), [[ c BOOLEAN, d BOOLEAN OPTIONAL ]] }", """
                fields has b or c or d 1, a 1
                additions
                  fields 1 7, has b 1, has c or d 1
                  open, length in blocks
                    with b
                      fields b 2
                  open, length in blocks
                    fields has d 1
                    with c
                      fields c 1
                    if d
                      fields d 1
                """, """
                fields has b or c or d 1, 0 7, a 8
                additions
                  fields 206 16, has b 1, has c or d 1, 0 6
                  open, length in octets
                    with b
                      fields b 8
                  open, length in octets
                    fields has d 1, 0 7
                    with c
                      fields c 8
                    if d
                      fields d 8
                """);
    }

    @Test
    void numbersWithoutBoundsFollowTheirLength() throws SchemaException {
        check("T ::= SEQUENCE { a INTEGER, b INTEGER (5..MAX), c INTEGER (0..7, ...) }", """
                whole a after its length in blocks
                whole b from 5 after its length in blocks
                if c is within 0..7
                  fields 0 1, c 3
                else
                  fields 1 1
                  whole c after its length in blocks
                """, """
                whole a after its length in octets
                whole b from 0 after its length in octets
                whole c after its length in octets
                """);
    }

    @Test
    void enumerals() throws SchemaException {
        check("T ::= SEQUENCE { a ENUMERATED { x(3), y(7) }, b ENUMERATED { x, ..., y } }", """
                fields a below 2 1
                if b is within 0
                  fields 0 1, b below 1 0
                else
                  fields 1 1
                  added b
                """, """
                numbered a 3 7
                fields b below 2 8
                """);
    }

    @Test
    void alternativesAreSelected() throws SchemaException {
        check("T ::= CHOICE { a BOOLEAN, b INTEGER (0..7), ..., c NULL }", """
                select by a bit and 1 bits below 2
                  0 a
                    fields 0 2, a 1
                  1 b
                    fields 1 2, b 3
                  0 c
                    fields 80 8
                    open, length in blocks
                  later
                """, """
                select by tag, later ones 131..190
                  128 a
                    fields 80 8, a 8
                  129 b
                    fields 81 8, b 8
                  130 c
                    fields 82 8
                    open, length in octets
                  later
                """);
    }

    @Test
    void listsAreRepeated() throws SchemaException {
        check("T ::= SEQUENCE (SIZE (1..4, ...)) OF INTEGER (0..7)", """
                if  is within 1..4
                  fields 0 1, count of  less 1 2
                  repeat counted, allowed 0..MAX
                    fields element 3
                else
                  fields 1 1
                  repeat length in blocks, allowed 0..MAX
                    fields element 3
                """, """
                repeat number after its length in octets, allowed 0..MAX
                  fields element 8
                """);
    }

    @Test
    void strings() throws SchemaException {
        check(
                "T ::= SEQUENCE { a OCTET STRING (SIZE (8)), b OCTET STRING (SIZE (9)), c BIT STRING (SIZE (1..9)), "
                        + "d IA5String (SIZE (1..4)), e UTF8String }",
                """
                fields a 64
                octets b, 9
                fields count of c less 1 4
                bits c, counted, allowed 1..9
                fields count of d less 1 2
                characters d of 7, counted, allowed 1..4
                text e after its length in blocks
                """,
                """
                fields a 64
                octets b, 9
                bits c, length in octets, allowed 1..9, padded
                text d after its length in octets
                text e after its length in octets
                """);
    }

    @Test
    void whatIsReadIsToldByFieldsBefore() throws SchemaException {
        assertEquals(
                """
                fields beyond a 1
                if a is within 0..7
                  fields a 3
                else
                  whole a after its length in blocks
                call for b
                call for c
                """.strip(),
                read("T ::= SEQUENCE { a INTEGER (0..7, ...), b SEQUENCE (SIZE (1..4, ...)) OF NULL, "
                        + "c CHOICE { x NULL, y NULL } }"));
        assertEquals(
                "fields beyond  1\nrepeat counted or length in blocks, allowed 0..MAX",
                read("T ::= SEQUENCE (SIZE (1..4, ...)) OF NULL"));
        assertEquals("""
                fields bit and index of  below 2 2
                select by a bit and 1 bits below 2
                  0 x
                    fields x 1
                  1 y
                  later
                """.strip(), read("T ::= CHOICE { x BOOLEAN, y NULL, ... }"));
    }

    private static String read(String assignment) throws SchemaException {
        Type type = type(assignment);
        return lowering(new UperRules(), type, true).of(type).toString();
    }

    @Test
    void alignmentIsKnownOrFoundWhenTheValueIs() throws SchemaException {
        Type type = type("T ::= SEQUENCE { a BOOLEAN, b INTEGER (0..65535), c INTEGER (0..1000000), "
                + "d OCTET STRING (SIZE (0..9)), e INTEGER (0..255) }");

        assertEquals(
                """
                fields a 1, 0 7, b 16, octets of c 2, 0 6, c in octets up to 24, count of d 4
                octets d, counted, allowed 0..9, aligned
                fields alignment, e 8
                """.strip(), lowering(new AperRules(), type, false).of(type).toString());
    }

    @Test
    void whatComesNextIsToldWhileItIsRead() throws SchemaException {
        Type type = type("T ::= SEQUENCE { a BOOLEAN OPTIONAL, b UTF8String OPTIONAL, c INTEGER }");
        String text = """
                fields next of a, b 2
                if a
                  fields a 1%s
                if b
                  look up b among b
                whole c after its length in groups
                """.strip();

        assertEquals(
                text.formatted(""),
                lowering(new ExiRules(), type, false).of(type).toString());
        assertEquals(
                text.formatted(", next of b 1"),
                lowering(new ExiRules(), type, true).of(type).toString());
    }

    /** A language that makes records at once, and has methods for strings. */
    private static final class Records implements Layout {
        @Override
        public boolean joins(Type type) {
            return type instanceof SequenceType;
        }

        @Override
        public boolean isApart(Step step, boolean reads) {
            return step instanceof Step.Octets;
        }

        @Override
        public List<Component> gathered(SequenceType type, boolean reads) {
            return type.root().stream()
                    .filter(component -> !component.isMandatory())
                    .toList();
        }

        @Override
        public boolean makes() {
            return true;
        }
    }

    @Test
    void aLanguageSaysWhatIsApart_andWhatIsGathered() throws SchemaException {
        Type type = type("T ::= SEQUENCE { p SEQUENCE { x INTEGER (-2..1), n NULL }, s OCTET STRING (SIZE (0..9)), "
                + "y BOOLEAN OPTIONAL, z BOOLEAN OPTIONAL }");
        Phases phases = new Phases(new UperRules(), true, List.of(type), Phase.OCTET);

        assertEquals(
                """
                fields has each of y, z 2, p.x less -2 2, p.n made 0, p made 0
                call for s
                if y
                  fields y 1
                if z
                  fields z 1
                """.strip(),
                new Lowering(new UperRules(), phases, new Records(), true)
                        .of(type)
                        .toString());
    }
}
