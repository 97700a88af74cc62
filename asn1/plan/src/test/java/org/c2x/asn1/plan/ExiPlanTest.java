package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What EXI's rule set makes of each kind of type, as text. */
class ExiPlanTest {

    private static Type type(String assignments) throws SchemaException {
        return SchemaLoader.load(List.of(new SourceFile(
                        "test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")))
                .modules()
                .get(0)
                .types()
                .get(0)
                .type();
    }

    private static void check(String assignments, String expected) throws SchemaException {
        assertEquals(expected.strip(), PlanText.of(new ExiRules().of(type(assignments))));
    }

    private static long leastBits(String assignments) throws SchemaException {
        return new Widths(new ExiRules()).of(type(assignments)).least();
    }

    @Test
    void booleans_nulls_and_reals() throws SchemaException {
        check("T ::= BOOLEAN", "truth 1 bit");
        check("T ::= NULL", "nothing");
        check("T ::= REAL", "decimal");
    }

    @Test
    void integers_of_up_to_4096_numbers_have_bits_others_groups() throws SchemaException {
        check("T ::= INTEGER (7)", "number constant 7");
        check("T ::= INTEGER (-5..4090)", "number 12 bits -5..4090");
        check("T ::= INTEGER (-5..4091)", "number sign and groups");
        check("T ::= INTEGER (0..4096)", "number groups");
        check("T ::= INTEGER (3..MAX)", "number groups");
        check("T ::= INTEGER (MIN..3)", "number sign and groups");
        check(
                "T ::= INTEGER (36893488147419103232..36893488147419103235)",
                "number 2 bits 36893488147419103232..36893488147419103235");
        check("T ::= INTEGER (0..7, ...)", "number 3 bits 0..7");
    }

    @Test
    void enumerals_of_root_and_additions_are_numbered_together() throws SchemaException {
        check("T ::= ENUMERATED {a(5), ..., c, d}", "enumeral 0 1 2 as 2 bits 0..2");
        check("T ::= ENUMERATED {a}", "enumeral 0 as constant 0");
    }

    @Test
    void bit_strings_are_numbers_up_to_12_bits_and_octets_beyond() throws SchemaException {
        check("T ::= BIT STRING (SIZE (12))", "bits, length constant 12");
        check("T ::= BIT STRING (SIZE (13))", "bits, length constant 13 and octets in groups, padded");
        check("T ::= BIT STRING (SIZE (3..10))", "bits, length 3 bits 3..10 and octets in groups, padded");
        check("T ::= BIT STRING", "bits, length groups and octets in groups, padded");
    }

    @Test
    void octets_and_strings() throws SchemaException {
        check("T ::= OCTET STRING (SIZE (4))", "octets, length groups");
        check("""
                T ::= SEQUENCE {a UTF8String (SIZE (4)), b Oid, c IA5String ("yes" | "no")}
                Oid ::= OBJECT IDENTIFIER
                """, """
                sequence
                  a: string in the table of a
                  b: string in the table of b
                  c: string in the table of c, checked
                """);
    }

    @Test
    void lists_go_on_by_bits_unless_their_size_is_fixed() throws SchemaException {
        check(
                "T ::= SEQUENCE (SIZE (2)) OF UTF8String",
                "repetition, length constant 2\n  string in the table of item");
        check("T ::= SET (SIZE (1..8, ...)) OF BOOLEAN", "repetition, length continued from 1 to 8\n  truth 1 bit");
        check("T ::= SEQUENCE OF T", "repetition, length continued from 0 on\n  use of T");
        check("T ::= SEQUENCE (SIZE (2..1001)) OF NULL", "repetition, length continued from 2 on\n  nothing");
    }

    @Test
    void components_that_may_be_absent_stand_in_runs() throws SchemaException {
        check("""
                T ::= SEQUENCE {a BOOLEAN OPTIONAL, b INTEGER (0..3) DEFAULT 1, c NULL, d U OPTIONAL, ...,
                    e BOOLEAN, [[f BOOLEAN DEFAULT TRUE, g U]], ..., h BOOLEAN}
                U ::= SEQUENCE {x T OPTIONAL}
                """, """
                sequence
                  event codes, 2 bits at first
                    a?: truth 1 bit
                    b = 1: number 2 bits 0..3
                  c: nothing
                  event codes, 1 bit at first
                    d?: use of U
                  h: truth 1 bit
                  event codes, 2 bits at first
                    e: truth 1 bit
                    f = TRUE: truth 1 bit
                    g: use of U
                """);
    }

    @Test
    void alternatives_of_root_and_additions_are_numbered_together() throws SchemaException {
        check("T ::= CHOICE {a BOOLEAN, b IA5String, ..., c U} U ::= SEQUENCE {}", """
                choice by 2 bits 0..2
                  a 0: truth 1 bit
                  b 1: string in the table of b
                  c 2: use of U
                """);
        check("T ::= CHOICE {a BOOLEAN}", "choice by constant 0\n  a 0: truth 1 bit");
    }

    @Test
    void elements_of_one_name_share_a_part_of_the_string_table() throws SchemaException {
        List<Type> types = List.of(
                type("T ::= SEQUENCE {b IA5String, c BOOLEAN, a T OPTIONAL, d OBJECT IDENTIFIER OPTIONAL}"),
                type("T ::= CHOICE {a NULL, b UTF8String (\"x\")}"),
                type("T ::= SEQUENCE OF BMPString"));
        assertEquals(List.of("b", "d", "item"), StringNames.of(new ExiRules(), types));
    }

    @Test
    void least_bits_of_types() throws SchemaException {
        assertEquals(2, leastBits("T ::= INTEGER (36893488147419103232..36893488147419103235)"));
        assertEquals(9, leastBits("T ::= INTEGER"));
        assertEquals(9, leastBits("T ::= BIT STRING (SIZE (0..1))"));
        assertEquals(2 + 8 + 16, leastBits("T ::= BIT STRING (SIZE (9..12))"));
        assertEquals(1 + 2 * 8, leastBits("T ::= SEQUENCE (SIZE (2..9)) OF OCTET STRING"));
        assertEquals(2 + 1, leastBits("T ::= SEQUENCE {a BOOLEAN OPTIONAL, b NULL OPTIONAL, c BOOLEAN}"));
        assertEquals(2, leastBits("T ::= CHOICE {a IA5String, b NULL, ..., c REAL}"));
    }
}
