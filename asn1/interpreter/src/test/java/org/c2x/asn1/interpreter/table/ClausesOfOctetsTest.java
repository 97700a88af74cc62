package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What X.681, X.690 and X.696 say of tags, lengths and numbers: octets by hand, clause by clause. */
class ClausesOfOctetsTest {

    private static void check(RuleSet rules, Type type, String json, String hex) {
        TableCodec codec = new TableCodec(rules, type);
        Value value = new JerCodec(type).fromJson(json);

        Bits.assertSame(hex, codec.encode(value), rules.scheme());
        assertEquals(value, codec.decode(Bits.octets(hex)), rules.scheme());
    }

    /** X.690 clause 8.1.2.4: a number from 31 on stands after the first octet; X.696 clause 8.7.2: one from 63 on. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "[30], 9e00, 9e",
        "[31], 9f1f00, 9f",
        "[62], 9f3e00, be",
        "[63], 9f3f00, bf3f",
        "[APPLICATION 127], 5f7f00, 7f7f",
        "[PRIVATE 128], df810000, ff8100",
        "[APPLICATION 16384], 5f81800000, 7f818000",
    })
    void numbersOfTags(String tag, String der, String oer) {
        Type type = Asn1.type("T ::= CHOICE { a " + tag + " IMPLICIT NULL, b [0] NULL }", "T");

        check(RuleSet.DER, type, "{\"a\":null}", der);
        check(RuleSet.OER, type, "{\"a\":null}", oer);
    }

    /** X.690 clauses 8.1.3 and 10.1 and X.696 clause 8.6.5: the short form up to 127, then the fewest octets. */
    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 8180",
        "201, 81c9",
        "255, 81ff",
        "256, 820100",
        "65535, 82ffff",
        "65536, 83010000",
    })
    void lengths(int length, String determinant) {
        String contents = "a5".repeat(length);

        check(
                RuleSet.DER,
                Asn1.type("OCTET STRING"),
                "\"" + contents.toUpperCase(Locale.ROOT) + "\"",
                "04" + determinant + contents);
        check(
                RuleSet.OER,
                Asn1.type("OCTET STRING"),
                "\"" + contents.toUpperCase(Locale.ROOT) + "\"",
                determinant + contents);
    }

    /** X.696 clause 10: 1, 2, 4 or 8 octets as the bounds want it, else a length before the fewest. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "0..255; 255; ff",
                "0..256; 255; 00ff",
                "0..65535; 65535; ffff",
                "0..65536; 1; 00000001",
                "0..4294967295; 4294967295; ffffffff",
                "0..4294967296; 1; 0000000000000001",
                "0..18446744073709551615; 18446744073709551615; ffffffffffffffff",
                "0..18446744073709551616; 256; 020100",
                "5..MAX; 128; 0180",
                "-128..127; -128; 80",
                "-128..128; 128; 0080",
                "-129..0; -129; ff7f",
                "-32768..32767; -2; fffe",
                "-32769..0; -1; ffffffff",
                "-2147483648..2147483647; -2147483648; 80000000",
                "-2147483649..0; -1; ffffffffffffffff",
                "-9223372036854775808..0; 0; 0000000000000000",
                "-9223372036854775809..0; -1; 01ff",
                "-1..MAX; 128; 020080",
                "MIN..0; -129; 02ff7f",
            })
    void integersInOer(String range, String json, String hex) {
        check(RuleSet.OER, Asn1.type("INTEGER (" + range + ")"), json, hex);
    }

    /** X.696 clause 11: up to 127 as it is, otherwise 0x80 and the length before a number with a sign. */
    @ParameterizedTest
    @CsvSource({"0, 00", "127, 7f", "128, 820080", "-1, 81ff", "255, 8200ff", "32768, 83008000", "-129, 82ff7f"})
    void enumeratedInOer(int number, String hex) {
        check(RuleSet.OER, Asn1.type("ENUMERATED { a(" + number + "), b(5) }"), "\"a\"", hex);
    }

    /** X.696 clause 16: extension bit, then a bit for each OPTIONAL or DEFAULT of the root, filled up to octets. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "SEQUENCE { a NULL }; '{\"a\":null}'; ''",
                "SEQUENCE { a NULL OPTIONAL }; '{}'; 00",
                "SEQUENCE { a NULL OPTIONAL, b BOOLEAN DEFAULT TRUE }; '{\"a\":null,\"b\":false}'; c000",
                "SEQUENCE { a BOOLEAN, ... }; '{\"a\":true}'; 00ff",
                "SEQUENCE { a NULL OPTIONAL, ..., z NULL OPTIONAL }; '{\"a\":null}'; 40",
                "SEQUENCE { a N, b N, c N, d N, e N, f N, g N, h N, i N }; '{\"a\":null,\"i\":null}'; 8080",
            })
    void presenceInOer(String notation, String json, String hex) {
        String type = notation.replaceAll(" N\\b", " NULL OPTIONAL");

        check(RuleSet.OER, Asn1.type(type), json, hex);
    }

    /** X.681 annex C: an identifier and [0], an open type, in a SEQUENCE with the tag of EXTERNAL. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "UPER, 022a030107",
        "APER, 022a030107",
        "OER, 022a030107",
        "DER, 280906022a03a003020107",
    })
    void instanceOf(RuleSet rules, String hex) {
        Type type = Asn1.type(
                "T ::= INSTANCE OF MECHANISM ({Mechanisms}) MECHANISM ::= TYPE-IDENTIFIER"
                        + " Mechanisms MECHANISM ::= { { INTEGER (0..255) IDENTIFIED BY { 1 2 3 } }"
                        + " | { BOOLEAN IDENTIFIED BY { 1 2 4 } } }",
                "T");

        check(rules, type, "{\"type-id\":\"1.2.3\",\"value\":7}", hex);
    }
}
