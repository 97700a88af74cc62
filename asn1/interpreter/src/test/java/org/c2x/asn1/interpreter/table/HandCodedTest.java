package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Constructs in which implementations disagree: octets computed by hand, clause by clause. */
class HandCodedTest {

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                // X.691 clause 30.5.4: index in the permitted alphabet, also where it needs as many bits as the type's
                "NumericString (SIZE (1..16)) (FROM (\"0\"..\"9\")); '\"807\"'; 2807; 03383037",
                // in the order of code points (# * , 0 to 9), whatever the order of the text
                "BMPString (SIZE (1..8)) (FROM (\"0\"..\"9\" | \"#*,\")); '\"*#9\"'; 4218; 06002a00230039",
                // code points where the largest one fits into the width
                "VisibleString (SIZE (1..255)) (FROM (\"a\"..\"z\" | \"A\"..\"Z\" | \"0\"..\"9\" | \"-_.~\"));"
                        + " '\"t~\"'; 01e9f8; 02747e",
                // clause 30.6: no character of a GeneralString is restricted
                "GeneralString; '\"A\u00e9\"'; 0241e9; 0241e9",
                // clause 13.2.3: a number from its lower bound on; X.696 clause 10.4: without its lower bound
                "INTEGER (1..MAX); 1; 0100; 0101",
                "INTEGER (0..MAX); 255; 01ff; 01ff",
                // X.696 clause 8.2: an extensible constraint is none, so the number has a sign
                "INTEGER (1..32768, ...); 200; 00c7; 0200c8",
                "INTEGER (1..32768, ...); -16777215; 827f80000080; 04ff000001",
                // X.691 clause 32 and X.696 clause 29; asn1tools gives the same
                "DATE; '\"2026-11-22\"'; 416aa0; 0207ea0b16",
                "DATE; '\"2010-02-28\"'; 1476; 0207da021c",
                "DATE; '\"1582-10-15\"'; c0818ba5c0; 02062e0a0f",
                "DATE; '\"9999-12-31\"'; c089c3efc0; 02270f0c1f",
                "TIME-OF-DAY; '\"20:15:00\"'; a1e000; 140f00",
                "DATE-TIME; '\"2026-11-22T20:15:59\"'; 416ab43fb0; 0207ea0b16140f3b",
                "SEQUENCE { a BOOLEAN, b DATE, c BOOLEAN }; '{\"a\":true,\"b\":\"1600-01-01\",\"c\":true}';"
                        + " e040c80008; ff0206400101ff",
                "DURATION; '\"P1DT12H\"'; 1804c0; 180101010c",
                "DURATION; '\"PT0.25S\"'; 030040c8; 03010001020119",
                "DURATION; '\"P99Y365.1234D\"'; 9180b1c0805b602090204d20; 91016302016d01040204d2",
                // resource identifiers: UTF-8 after its length
                "OID-IRI; '\"/ISO/a\"'; 062f49534f2f61; 062f49534f2f61",
                "RELATIVE-OID-IRI; '\"\u00e9\"'; 02c3a9; 02c3a9",
                // clause 30.5: all 128 characters of an IA5String have 7 bits, DEL too
                "IA5String (SIZE (1..64)); '\"\u007f\"'; 03f8; 017f",
                // clause 11.1.3: a whole encoding has an octet at least; X.696 clause 15: NULL has none
                "NULL; null; 00; ''",
                // X.691 clause 11.1.3: an open type has an octet at least; X.696 clause 15: NULL has none
                "SEQUENCE { ..., a NULL }; '{\"a\":null}'; 80808000; 8002078000",
                "CHOICE { a BOOLEAN, ..., b NULL }; '{\"b\":null}'; 800100; 8100",
                // X.696 clause 16.4: the first bit stands for the first addition
                "SEQUENCE { ..., a INTEGER OPTIONAL, b BOOLEAN OPTIONAL }; '{\"b\":true}'; 81406000; 8002064001ff",
                // X.691 clause 23.2: the order of tags, not that of the text
                "CHOICE { a [APPLICATION 128] NULL, b [APPLICATION 103] NULL }; '{\"b\":null}'; 00; 7f67",
                "CHOICE { a [APPLICATION 128] NULL, b [APPLICATION 103] NULL }; '{\"a\":null}'; 80; 7f8100",
                // X.680 clause 8.6: a CHOICE without a tag stands where its smallest tag does
                "CHOICE { a [5] NULL, b CHOICE { c [9] NULL, d [2] NULL } }; '{\"a\":null}'; 80; 85",
            })
    void type(String notation, String json, String uper, String oer) {
        check(Asn1.type(notation), json, uper, oer);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                // X.691 clause 11.9.3.3: the bitmap of six additions ends at an octet, so nothing is left to pad
                "SEQUENCE { a NULL OPTIONAL, b NULL OPTIONAL, ..., c OCTET STRING OPTIONAL, d NULL OPTIONAL,"
                        + " e NULL OPTIONAL, f NULL OPTIONAL, g NULL OPTIONAL, h NULL OPTIONAL };"
                        + " '{\"c\":\"07\"}'; 8160020107",
                // clause 11.1.3: an open type has an octet at least
                "SEQUENCE { ..., a NULL }; '{\"a\":null}'; 80800100",
                "CHOICE { a BOOLEAN, ..., b NULL }; '{\"b\":null}'; 800100",
            })
    void alignedType(String notation, String json, String aper) {
        check(RuleSet.APER, Asn1.type(notation), json, aper);
    }

    /** Canonical PER and OER: elements of a SET OF in the order of their encodings, which tools leave as they are. */
    @Test
    void setOf_isSortedByEncodings() {
        Type type = Asn1.type("SET OF SEQUENCE OF INTEGER (0..255)");
        Value value = new JerCodec(type).fromJson("[[1],[0,1],[]]");

        Bits.assertSame("03000101020001", new TableCodec(RuleSet.UPER, type).encode(value), "uper");
        Bits.assertSame("03000101020001", new TableCodec(RuleSet.APER, type).encode(value), "aper");
        Bits.assertSame("0103010001010101020001", new TableCodec(RuleSet.OER, type).encode(value), "oer");
    }

    /** X.690 clause 8.18: only the alternatives of the encoding have tags of their own. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "EXTERNAL; '{\"encoding\":{\"octet-aligned\":\"12\"}}'; 2803810112",
                "EXTERNAL; '{\"data-value-descriptor\":\"2\",\"encoding\":{\"octet-aligned\":\"34\"}}';"
                        + " 2806070132810134",
                "EXTERNAL; '{\"direct-reference\":\"1.2.3\",\"indirect-reference\":5,"
                        + "\"encoding\":{\"single-ASN1-type\":\"0500\"}}'; 280b06022a03020105a0020500",
                "SEQUENCE { a [0] IMPLICIT EXTERNAL }; '{\"a\":{\"encoding\":{\"octet-aligned\":\"12\"}}}';"
                        + " 3005a003810112",
            })
    void external(String notation, String json, String der) {
        check(RuleSet.DER, Asn1.type(notation), json, der);
    }

    /** X.691 clause 11.6.2: after a bit, 64 is a number with a length, which is aligned in aligned PER. */
    @Test
    void additionAfterTheFirst64() {
        String additions = IntStream.rangeClosed(0, 64).mapToObj(i -> ", b" + i).collect(Collectors.joining());
        Type type = Asn1.type("ENUMERATED { a, ..." + additions + " }");

        check(RuleSet.UPER, type, "\"b64\"", "c05000");
        check(RuleSet.APER, type, "\"b64\"", "c00140");
        check(RuleSet.UPER, type, "\"b63\"", "bf");
        check(RuleSet.APER, type, "\"b63\"", "bf");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                // X.680 clause 49: a constraint after a reference counts, through tags too
                "T ::= SEQUENCE { s S } S ::= [APPLICATION 196] P P ::= [APPLICATION 169] A (SIZE (2))"
                        + " A ::= OCTET STRING; '{\"s\":\"0102\"}'; 0102; 0102",
                "T ::= GeneralString (IA5String); '\"AB\"'; 024142; 024142",
            })
    void assignments(String assignments, String json, String uper, String oer) {
        check(Asn1.type(assignments, "T"), json, uper, oer);
    }

    /** X.696 clause 20.1, note 3: the tag of the alternative that is chosen at last stands before each CHOICE. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "'{\"a\":null}'; 85",
                "'{\"b\":{\"c\":7}}'; 898907",
                "'{\"b\":{\"d\":{\"e\":true}}}'; 828282ff",
                "'{\"f\":{\"h\":7}}'; 8602 8607",
            })
    void untaggedChoiceWithinAChoice(String json, String oer) {
        Type type = Asn1.type(
                "T ::= CHOICE { a [5] NULL, b B, ..., f F } B ::= CHOICE { c [9] O, d D, x [1] NULL }"
                        + " D ::= CHOICE { e [2] BOOLEAN } F ::= CHOICE { h [6] O, i [7] NULL }"
                        + " O ::= INTEGER (0..255)",
                "T");
        check(RuleSet.OER, type, json, oer.replace(" ", ""));
    }

    @Test
    void tagsOfChoicesThatDiffer_areRefused() {
        Type type = Asn1.type("T ::= CHOICE { a [5] NULL, b B } B ::= CHOICE { c [9] NULL, d [2] NULL }", "T");

        DecodeException error = assertThrows(
                DecodeException.class, () -> new TableCodec(RuleSet.OER, type).decode(Bits.octets("8982")));

        assertEquals("b at octet 1: expected the tag 0x89 once more, found 0x82", error.getMessage());
    }

    /** X.680 clause 13.4: every type that may have an extension marker has one, nested ones too. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = ';',
            value = {
                "SEQUENCE OF SEQUENCE { a ENUMERATED { b, c } }; '[{\"a\":\"c\"}]'; 0120; 01010001",
                "SEQUENCE OF CHOICE { a NULL, b NULL }; '[{\"b\":null}]'; 0140; 010181",
                "INTEGER (0..3); 2; 80; 02",
            })
    void typeWithImpliedExtensions(String notation, String json, String uper, String oer) {
        check(Asn1.extensible(notation), json, uper, oer);
    }

    /** X.696 clause 12: 1.5 is 0x1.8p0, in 32 bits a sign, 8 bits 127 + 0 and 23 bits of 0.5. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "24; 104; 1.5; 3fc00000",
                "24; 104; -0.15625; be200000",
                "24; 104; '\"-INF\"'; ff800000",
                "53; 971; 1.5; 3ff8000000000000",
                "53; 971; 0.1; 3fb999999999999a",
            })
    void realOfAFormatOfIeee754(int mantissaBits, int exponent, String json, String hex) {
        check(RuleSet.OER, real(mantissaBits, exponent), json, hex);
    }

    @Test
    void realThatWouldBeRounded_isRefused() {
        EncodeException error = assertThrows(
                EncodeException.class, () -> new TableCodec(RuleSet.OER, real(24, 104)).encode(new RealValue(0.1)));

        assertEquals("expected a number of 32 bits, found 0.1", error.getMessage());
    }

    private static Type real(int mantissaBits, int exponent) {
        long most = (1L << mantissaBits) - 1;
        return Asn1.type("REAL (WITH COMPONENTS { mantissa (-" + most + ".." + most + "), base (2), exponent (-149.."
                + exponent + ") })");
    }

    private static void check(Type type, String json, String uper, String oer) {
        check(RuleSet.UPER, type, json, uper);
        check(RuleSet.OER, type, json, oer);
    }

    private static void check(RuleSet rules, Type type, String json, String hex) {
        TableCodec codec = new TableCodec(rules, type);
        Value value = new JerCodec(type).fromJson(json);

        Bits.assertSame(hex, codec.encode(value), rules.scheme());
        assertEquals(value, codec.decode(Bits.octets(hex)), rules.scheme());
    }
}
