package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What the rule sets make of each kind of type, as text. */
class PlanTextTest {

    /** Both variants of PER have the same plan. */
    private static void check(String assignments, String per, String oer) throws SchemaException {
        check(assignments, per, per, oer);
    }

    private static void check(String assignments, String uper, String aper, String oer) throws SchemaException {
        Schema schema = SchemaLoader.load(List.of(
                new SourceFile("test.asn", "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END")));
        var type = schema.modules().get(0).types().get(0).type();
        assertEquals(uper.strip(), PlanText.of(new UperRules().of(type)), "UPER");
        assertEquals(aper.strip(), PlanText.of(new AperRules().of(type)), "APER");
        assertEquals(oer.strip(), PlanText.of(new OerRules().of(type)), "OER");
    }

    @Test
    void booleans_and_nulls() throws SchemaException {
        check("T ::= BOOLEAN", "truth 1 bit", "truth 8 bits");
        check("T ::= NULL", "nothing", "nothing");
    }

    @Test
    void integers() throws SchemaException {
        check("T ::= INTEGER", "number unconstrained", "number unconstrained");
        check("T ::= INTEGER (7)", "number constant 7", "number 8 bits 0..7");
        check("T ::= INTEGER (-1..127)", "number 8 bits -1..127", "number 8 bits two's complement -1..127");
        check("T ::= INTEGER (-1..128)", "number 8 bits -1..128", "number 16 bits two's complement -1..128");
        check("T ::= INTEGER (5..MAX)", "number semi-constrained from 5", "number semi-constrained from 0");
        check("T ::= INTEGER (-5..MAX)", "number semi-constrained from -5", "number unconstrained");
        check("T ::= INTEGER (MIN..5)", "number unconstrained", "number unconstrained");
        check(
                "T ::= INTEGER (0..7, ...)",
                "number extension bit: 3 bits 0..7 or unconstrained",
                "number unconstrained");
    }

    @Test
    void integers_of256ValuesAndMore() throws SchemaException {
        check("T ::= INTEGER (1..255)", "number 8 bits 1..255", "number 8 bits 0..255");
        check("T ::= INTEGER (0..255)", "number 8 bits 0..255", "number aligned 8 bits 0..255", "number 8 bits 0..255");
        check(
                "T ::= INTEGER (3..300)",
                "number 9 bits 3..300",
                "number aligned 16 bits 3..300",
                "number 16 bits 0..300");
        check(
                "T ::= INTEGER (1..65536)",
                "number 16 bits 1..65536",
                "number aligned 16 bits 1..65536",
                "number 32 bits 0..65536");
        check(
                "T ::= INTEGER (0..65536)",
                "number 17 bits 0..65536",
                "number aligned octets 0..65536 after 2 bits 1..3",
                "number 32 bits 0..65536");
        check(
                "T ::= INTEGER (-9223372036854775808..0)",
                "number 64 bits -9223372036854775808..0",
                "number aligned octets -9223372036854775808..0 after 3 bits 1..8",
                "number 64 bits two's complement -9223372036854775808..0");
        check(
                "T ::= INTEGER (0..18446744073709551615)",
                "number 64 bits 0..18446744073709551615",
                "number aligned octets 0..18446744073709551615 after 3 bits 1..8",
                "number 64 bits 0..18446744073709551615");
        check(
                "T ::= INTEGER (0..18446744073709551616)",
                "number 65 bits 0..18446744073709551616",
                "number aligned octets 0..18446744073709551616 after 4 bits 1..9",
                "number semi-constrained from 0");
    }

    @Test
    void enumerals() throws SchemaException {
        check(
                "T ::= ENUMERATED {a(5), b(2), c(-1)}",
                "enumeral 0 1 2 as 2 bits 0..2",
                "enumeral -1 2 5 as short or long form");
        check(
                "T ::= ENUMERATED {a, ..., b, c}",
                "enumeral 0 0 1 as extension bit: constant 0 or normally small",
                "enumeral 0 1 2 as short or long form");
    }

    @Test
    void strings() throws SchemaException {
        check("T ::= BIT STRING (SIZE (16))", "bits, length constant 16", "bits, length constant 16, padded");
        check(
                "T ::= BIT STRING (SIZE (17))",
                "bits, length constant 17",
                "bits, length constant 17, aligned",
                "bits, length constant 17, padded");
        check(
                "T ::= BIT STRING (SIZE (1..12, ...))",
                "bits, length extension bit: 4 bits 1..12 or determinant in fragments",
                "bits, length extension bit: 4 bits 1..12 or determinant in fragments, aligned",
                "bits, length octets and unused bits, padded");
        check("T ::= OCTET STRING (SIZE (2))", "octets, length constant 2", "octets, length constant 2");
        check(
                "T ::= OCTET STRING (SIZE (3))",
                "octets, length constant 3",
                "octets, length constant 3, aligned",
                "octets, length constant 3");
        check(
                "T ::= OCTET STRING (SIZE (0..255))",
                "octets, length 8 bits 0..255",
                "octets, length aligned 8 bits 0..255, aligned",
                "octets, length determinant");
        check(
                "T ::= OCTET STRING (SIZE (0..65536))",
                "octets, length determinant in fragments",
                "octets, length determinant");
        check(
                "T ::= IA5String (SIZE (4))",
                "characters of 7 bits, length constant 4",
                "characters of 8 bits, length constant 4, aligned",
                "characters of 8 bits, length constant 4");
        check(
                "T ::= IA5String (FROM (\"A\"..\"E\")) (SIZE (4))",
                "characters of 3 bits by index, length constant 4",
                "characters of 4 bits by index, length constant 4",
                "characters of 8 bits, length constant 4");
        check(
                "T ::= IA5String (FROM (\"A\"..\"E\")) (SIZE (4, ...))",
                "characters of 3 bits by index, beyond the root of 7 bits, "
                        + "length extension bit: constant 4 or determinant in fragments, checked",
                "characters of 4 bits by index, beyond the root of 8 bits, "
                        + "length extension bit: constant 4 or determinant in fragments, checked",
                "text, length determinant, checked");
        check(
                "T ::= NumericString (SIZE (0..3))",
                "characters of 4 bits by index, length 2 bits 0..3",
                "text, length determinant");
        check(
                "T ::= NumericString (SIZE (0..4))",
                "characters of 4 bits by index, length 3 bits 0..4",
                "characters of 4 bits by index, length 3 bits 0..4, aligned",
                "text, length determinant");
        check(
                "T ::= BMPString (SIZE (1))",
                "characters of 16 bits, length constant 1",
                "characters of 16 bits, length constant 1");
        check("T ::= UTF8String (SIZE (4))", "text, length determinant in fragments", "text, length determinant");
        check(
                "T ::= OBJECT IDENTIFIER",
                "identifier, length determinant in fragments",
                "identifier, length determinant");
    }

    @Test
    void reals() throws SchemaException {
        String contents = "real, length determinant in fragments";
        check("T ::= REAL", contents, "real, length determinant");
        check("T ::= REAL (0..1)", contents + ", checked", "real, length determinant, checked");
        check(real("-16777215..16777215", "2", "-149..104"), contents, "real, length constant 4");
        check(real("0..1", "2", "0"), contents, "real, length constant 4");
        check(real("-16777216..16777215", "2", "-149..104"), contents, "real, length constant 8");
        check(real("-16777215..16777215", "2", "-149..105"), contents, "real, length constant 8");
        check(real("-9007199254740991..9007199254740991", "2", "-1074..971"), contents, "real, length constant 8");
        check(real("-9007199254740992..0", "2", "0"), contents, "real, length determinant");
        check(real("0..1", "10", "0"), contents, "real, length determinant");
        check(real("0..1, ...", "2", "0"), contents, "real, length determinant");
        check(
                "T ::= U (WITH COMPONENTS {..., exponent (0)}) U ::= V (0..7)"
                        + " V ::= REAL (WITH COMPONENTS {mantissa (0..7), base (2)})",
                contents + ", checked",
                "real, length constant 4, checked");
    }

    private static String real(String mantissa, String base, String exponent) {
        return "T ::= REAL (WITH COMPONENTS {mantissa (" + mantissa + "), base (" + base + "), exponent (" + exponent
                + ")})";
    }

    @Test
    void lists() throws SchemaException {
        check(
                "T ::= SEQUENCE (SIZE (1..8)) OF BOOLEAN",
                "repetition, length 3 bits 1..8\n  truth 1 bit",
                "repetition, length semi-constrained from 0\n  truth 8 bits");
        check(
                "T ::= SET OF U U ::= SEQUENCE {}",
                "repetition sorted, length determinant in fragments\n  use of U",
                "repetition sorted, length semi-constrained from 0\n  use of U");
    }

    @Test
    void sequence_with_extension_additions() throws SchemaException {
        check("""
                T ::= SEQUENCE {a BOOLEAN, b INTEGER (0..3) OPTIONAL, ..., c NULL,
                    [[d BOOLEAN DEFAULT TRUE, e U]], ..., f BOOLEAN}
                U ::= SEQUENCE {x T OPTIONAL}
                """, """
                sequence
                  extension bit
                  presence bitmap b
                  a: truth 1 bit
                  b?: number 2 bits 0..3
                  f: truth 1 bit
                  additions, normally small length
                    open type
                      c: nothing
                    open type
                      presence bitmap d
                      d = TRUE: truth 1 bit
                      e: use of U
                """, """
                sequence
                  extension bit
                  presence bitmap b
                  padding 6 bits
                  a: truth 8 bits
                  b?: number 8 bits 0..3
                  f: truth 8 bits
                  additions, octets and unused bits, padded
                    open type
                      c: nothing
                    open type
                      presence bitmap d
                      padding 7 bits
                      d = TRUE: truth 8 bits
                      e: use of U
                """);
    }

    @Test
    void choices() throws SchemaException {
        check("T ::= CHOICE {a BOOLEAN, ..., b U} U ::= SEQUENCE {}", """
                choice by extension bit: constant 0 or normally small
                  a 0: truth 1 bit
                  b 0: open type, use of U
                """, """
                choice by tag octets
                  a 128: truth 8 bits
                  b 129: open type, use of U
                """);
        check("T ::= CHOICE {a [APPLICATION 62] BOOLEAN, b [63] BOOLEAN, c [PRIVATE 128] BOOLEAN}", """
                choice by 2 bits 0..2
                  a 0: truth 1 bit
                  b 1: truth 1 bit
                  c 2: truth 1 bit
                """, """
                choice by tag octets
                  a 126: truth 8 bits
                  b 48959: truth 8 bits
                  c 16744704: truth 8 bits
                """);
    }

    @Test
    void constraints_that_no_encoding_shows() throws SchemaException {
        check(
                "T ::= U (WITH COMPONENTS {..., x PRESENT}) U ::= SEQUENCE {x BOOLEAN OPTIONAL}",
                "use of U, checked",
                "use of U, checked");
    }
}
