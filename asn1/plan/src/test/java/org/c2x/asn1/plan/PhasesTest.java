package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What is known of positions within an octet. */
class PhasesTest {
    private static final int UNKNOWN = Phase.UNKNOWN.bits();

    /** The phases of the components of the first type, which is the only message, and of what follows the last. */
    private static List<Integer> phases(PlanBuilder plans, boolean later, String assignments) throws SchemaException {
        List<TypeDefinition> types = types(assignments);
        Phases phases = new Phases(plans, later, List.of(types.get(0).type()), Phase.OCTET);
        Phase at = phases.before(types.get(0).type());
        List<Integer> found = new ArrayList<>();
        for (Step.Part part : ((Step.Sequence) plans.of(types.get(0).type())).parts()) {
            if (part instanceof Step.Field) {
                found.add(at.bits());
            }
            at = phases.after(part, at);
        }
        found.add(at.bits());
        return found;
    }

    private static List<TypeDefinition> types(String assignments) throws SchemaException {
        Schema schema = SchemaLoader.load(List.of(
                new SourceFile("test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")));
        return schema.modules().get(0).types();
    }

    private static void check(String assignments, List<Integer> uper, List<Integer> aper) throws SchemaException {
        assertEquals(uper, phases(new UperRules(), false, assignments), "UPER");
        assertEquals(aper, phases(new AperRules(), false, assignments), "APER");
    }

    @Test
    void fields_moveOn_alignedOnesAlign() throws SchemaException {
        check(
                "T ::= SEQUENCE {a BOOLEAN, b INTEGER (0..255), c INTEGER (0..6), d INTEGER (0..65536)}",
                List.of(0, 1, 1, 4, 5),
                List.of(0, 1, 0, 3, 0));
    }

    @Test
    void optionalComponents_areTwoWays() throws SchemaException {
        check(
                "T ::= SEQUENCE {a BOOLEAN OPTIONAL, b OCTET STRING (SIZE (3)) OPTIONAL, c INTEGER}",
                List.of(2, UNKNOWN, UNKNOWN, UNKNOWN),
                List.of(2, UNKNOWN, UNKNOWN, 0));
    }

    @Test
    void lengthsBegin_atAnOctet_ifAligned() throws SchemaException {
        check(
                "T ::= SEQUENCE {a BOOLEAN, b OCTET STRING, c UTF8String, d BIT STRING, e REAL}",
                List.of(0, 1, 1, 1, UNKNOWN, UNKNOWN),
                List.of(0, 1, 0, 0, UNKNOWN, 0));
    }

    @Test
    void strings_thatAreEmpty_areNotAligned() throws SchemaException {
        check(
                "T ::= SEQUENCE {a OCTET STRING (SIZE (0..3)), b OCTET STRING (SIZE (1..3))}",
                List.of(0, 2, 4),
                List.of(0, UNKNOWN, 0));
    }

    @Test
    void elements_beginWhereAllOfThemDo() throws SchemaException {
        check(
                "T ::= SEQUENCE {a SEQUENCE (SIZE (0..3)) OF INTEGER (0..300), b SEQUENCE OF BOOLEAN}",
                List.of(0, UNKNOWN, UNKNOWN),
                List.of(0, UNKNOWN, UNKNOWN));
        check("T ::= SEQUENCE {a SEQUENCE OF INTEGER (0..300)}", List.of(0, UNKNOWN), List.of(0, 0));
    }

    @Test
    void choices_endWhereAllAlternativesDo() throws SchemaException {
        check(
                "T ::= SEQUENCE {a CHOICE {b INTEGER (0..7), c INTEGER (1..8)}, d CHOICE {e NULL, f BOOLEAN}}",
                List.of(0, 4, UNKNOWN),
                List.of(0, 4, UNKNOWN));
    }

    @Test
    void extensions_areWritten_onlyIfKnown() throws SchemaException {
        String module = "T ::= SEQUENCE {a SEQUENCE {b BOOLEAN, ...}, c ENUMERATED {d, ...}, e BOOLEAN}";
        check(module, List.of(0, 2, 3, 4), List.of(0, 2, 3, 4));
        assertEquals(List.of(0, UNKNOWN, UNKNOWN, UNKNOWN), phases(new AperRules(), true, module));
    }

    @Test
    void recursion_isFollowedToItsEnd() throws SchemaException {
        check(
                "T ::= SEQUENCE {a R, b BOOLEAN} R ::= CHOICE {c INTEGER (0..1), d S} S ::= SEQUENCE {e NULL, f R}",
                List.of(0, UNKNOWN, UNKNOWN),
                List.of(0, UNKNOWN, UNKNOWN));
        check(
                "T ::= SEQUENCE {a R, b BOOLEAN} R ::= SEQUENCE {c INTEGER (0..300), d R OPTIONAL}",
                List.of(0, UNKNOWN, UNKNOWN),
                List.of(0, 0, 1));
    }

    @Test
    void typesBegin_whereAllTheirUsersSay() throws SchemaException {
        List<TypeDefinition> types = types("T ::= SEQUENCE {a BOOLEAN, b U, c V, d BOOLEAN, e V}"
                + " U ::= SEQUENCE {f INTEGER (0..300)} V ::= SEQUENCE {g BOOLEAN, h INTEGER (0..255)}");
        Phases phases = new Phases(new AperRules(), false, List.of(types.get(0).type()), Phase.OCTET);
        assertEquals(Phase.OCTET, phases.before(types.get(0).type()));
        assertEquals(1, phases.before(types.get(1).type()).bits());
        assertEquals(Phase.UNKNOWN, phases.before(types.get(2).type()));
    }

    @Test
    void octetsOnly_stayAtAnOctet() throws SchemaException {
        String module = "T ::= SEQUENCE {a BOOLEAN OPTIONAL, b ENUMERATED {c}, d INTEGER, ..., e BIT STRING, f NULL}";
        assertEquals(List.of(0, 0, 0, 0), phases(new OerRules(), true, module));
    }

    /** The modules of NBAP have 5000 types: the whole of them may not be walked again at each question. */
    @Test
    void newPosition_leavesKnownPlansAlone() throws SchemaException {
        StringBuilder module = new StringBuilder("T ::= SEQUENCE {z NULL");
        for (int i = 0; i < 200; i++) {
            module.append(", a").append(i).append(" U").append(i);
        }
        module.append('}');
        for (int i = 0; i < 200; i++) {
            module.append(" U").append(i).append(" ::= SEQUENCE {b INTEGER (0..6)}");
        }
        List<TypeDefinition> types = types(module.toString());
        int[] numbers = {0};
        PlanBuilder plans = new UperRules() {
            @Override
            public boolean alignsLengths() {
                numbers[0]++;
                return super.alignsLengths();
            }
        };
        Phases phases = new Phases(plans, false, List.of(types.get(0).type()), Phase.OCTET);
        numbers[0] = 0;
        for (Step.Part part : ((Step.Sequence) plans.of(types.get(0).type())).parts()) {
            for (int bits = 0; bits < Byte.SIZE; bits++) {
                phases.after(part, Phase.OCTET.plus(bits));
            }
        }
        assertTrue(numbers[0] < 200 * Byte.SIZE * 4, () -> numbers[0] + " numbers walked");
    }
}
