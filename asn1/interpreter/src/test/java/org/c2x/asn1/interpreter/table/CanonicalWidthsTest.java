package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.plan.CanonicalWidths;
import org.c2x.asn1.plan.ExiRules;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.plan.Width;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The widths that are expected were counted by hand. */
class CanonicalWidthsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ENUMERATED { a, b(200), c }               | 8..24",
                "ENUMERATED { a, b(-1) }                   | 8..16",
                "INTEGER (0..86399)                        | 32..32",
                "INTEGER (0..1208925819614629174706176)    | 16..96",
                "INTEGER (-1208925819614629174706176..0)   | 16..96",
                "UTF8String (SIZE (0..10))                 | 8..328",
                "IA5String (SIZE (1..200))                 | 16..1616",
                "OCTET STRING (SIZE (0..300))              | 8..2424",
                "BIT STRING (SIZE (1..20))                 | 24..40",
                "SEQUENCE (SIZE (0..3)) OF INTEGER (0..9)  | 16..40",
                "SEQUENCE { a INTEGER (0..255) OPTIONAL, b BOOLEAN } | 16..24",
                "CHOICE { a NULL, b OCTET STRING (SIZE (2)) } | 8..24"
            })
    void octetsOfOer(String notation, String expected) {
        assertEquals(expected, text(new CanonicalWidths(RuleSet.OER.plans()).of(Asn1.type(notation))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INTEGER (0..86399)                        | 8..24",
                "INTEGER (-5..100000)                      | 9..25",
                "IA5String (SIZE (1..200))                 | 8..1616",
                "UTF8String (SIZE (1..10))                 | 8..248",
                "OCTET STRING (SIZE (0..300))              | 8..2416",
                "BIT STRING (SIZE (1..20))                 | 21..37",
                "SEQUENCE (SIZE (0..3)) OF INTEGER (0..7)  | 1..12",
                "SEQUENCE (SIZE (2..3)) OF INTEGER (0..7)  | 7..10"
            })
    void bitsOfExi(String notation, String expected) {
        assertEquals(expected, text(new CanonicalWidths(new ExiRules()).of(Asn1.type(notation))));
    }

    private static String text(Width width) {
        return width.least() + ".." + width.most();
    }

    @ParameterizedTest
    @MethodSource("org.c2x.asn1.plan.RuleSet#interpreted")
    void everyValue_liesBetween(RuleSet rules) {
        Type type = Asn1.type("""
                SEQUENCE { e ENUMERATED { a, b(200), c }, n INTEGER (0..1208925819614629174706176) OPTIONAL,
                  m INTEGER (-70000..5), s UTF8String (SIZE (0..10)), i IA5String (SIZE (1..200)) OPTIONAL,
                  o OCTET STRING (SIZE (0..300)), b BIT STRING (SIZE (1..20)),
                  l SEQUENCE (SIZE (0..3)) OF CHOICE { x NULL, y INTEGER (0..86399) } }""");
        Width width = new CanonicalWidths(rules.plans()).of(type);
        TableCodec codec = new TableCodec(rules, type);
        RandomValues random = new RandomValues(type, new Random(3));

        for (int i = 0; i < 2_000; i++) {
            int octets = codec.encodedLength(random.next());
            assertTrue(width.least() <= 8L * octets, octets + " octets, at least " + width);
            assertTrue(8L * octets <= width.most() + 7, octets + " octets, at most " + width);
        }
    }
}
