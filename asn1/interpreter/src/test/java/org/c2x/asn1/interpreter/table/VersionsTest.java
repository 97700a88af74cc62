package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An earlier version reads what a later one wrote, and the other way round. */
class VersionsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "ENUMERATED { a, ... }; ENUMERATED { a, ..., b }; \"b\"; {\"...\":0}",
                "CHOICE { a NULL, ... }; CHOICE { a NULL, ..., b INTEGER (0..7) }; {\"b\":5};"
                        + " {\"...\":{\"index\":0,\"octets\":\"A0\"}}",
                "CHOICE { a NULL, ..., b NULL }; CHOICE { a NULL, ..., b NULL, c OCTET STRING }; {\"c\":\"0102\"};"
                        + " {\"...\":{\"index\":1,\"octets\":\"020102\"}}",
                "SEQUENCE { a BOOLEAN, ... }; SEQUENCE { a BOOLEAN, ..., b INTEGER, c NULL }; {\"a\":true,\"b\":5};"
                        + " {\"a\":true}",
                "SEQUENCE { a BOOLEAN, ..., b INTEGER }; SEQUENCE { a BOOLEAN, ..., b INTEGER, [[ c NULL, d REAL ]] };"
                        + " {\"a\":true,\"b\":5,\"c\":null,\"d\":1}; {\"a\":true,\"b\":5}",
                "SEQUENCE OF SEQUENCE { ... }; SEQUENCE OF SEQUENCE { ..., b INTEGER }; [{\"b\":1},{},{\"b\":2}];"
                        + " [{},{},{}]",
                "INTEGER (0..7, ...); INTEGER (0..7, ..., 8..20); 9; 9",
                "OCTET STRING (SIZE (1, ...)); OCTET STRING (SIZE (1, ..., 2)); \"0102\"; \"0102\""
            })
    void laterMessage_isReadByTheEarlierVersion(String earlier, String later, String written, String read) {
        Type old = Asn1.type(earlier);
        Type current = Asn1.type(later);
        for (RuleSet rules : List.of(RuleSet.UPER, RuleSet.APER)) {
            byte[] octets = new TableCodec(rules, current).encode(new JerCodec(current).fromJson(written));

            Value value = new TableCodec(rules, old).decode(octets);

            assertEquals(read, new JerCodec(old).toJson(value));
            assertEquals(value, new JerCodec(old).fromJson(read));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SEQUENCE { a BOOLEAN, ..., b INTEGER }; SEQUENCE { a BOOLEAN, ..., b INTEGER, c INTEGER DEFAULT 3 };"
                        + " {\"a\":true,\"b\":5}; {\"a\":true,\"b\":5,\"c\":3}",
                "CHOICE { a NULL, ... }; CHOICE { a NULL, ..., b NULL }; {\"a\":null}; {\"a\":null}"
            })
    void earlierMessage_isReadByTheLaterVersion(String earlier, String later, String written, String read) {
        Type old = Asn1.type(earlier);
        Type current = Asn1.type(later);

        Value value = new TableCodec(RuleSet.UPER, current)
                .decode(new TableCodec(RuleSet.UPER, old).encode(new JerCodec(old).fromJson(written)));

        assertEquals(read, new JerCodec(current).toJson(value));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "ENUMERATED { a, ... }; bf8280",
                "CHOICE { a NULL, ... }; a00140",
                "CHOICE { a NULL, ..., b NULL }; 81020a0b",
                "CHOICE { a NULL, ... }; c11fffffffc04040"
            })
    void unknownValue_isWrittenAgainAsItWas(String type, String hex) {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type(type));
        byte[] octets = Bits.octets(hex);

        byte[] again = codec.encode(codec.decode(octets));

        Bits.assertSame(hex.substring(0, 2 * again.length), again, type);
    }

    /** X.690 clause 8.4, X.696 clause 11: numbers stand for themselves, and not each tells an index among additions. */
    @ParameterizedTest
    @CsvSource({
        "DER, 'a, b, ...', 0a0102, 0",
        "DER, 'a, b, ...', 0a01ff, 2147483647",
        "DER, 'a, b, ...', 0a06010000000002, 2147483647",
        "DER, 'a(5), b(200), ...', 0a0106, 2147483647",
        "OER, 'a, b, ..., c', 03, 1",
        "OER, 'a, b, ...', 81ff, 2147483647",
        "OER, 'a(-3), b(-2), ...', 84fffffffc, 2147483647",
    })
    void unknownNumber_isWrittenAsItWasOrNotAtAll(RuleSet rules, String enumerals, String hex, int index) {
        TableCodec codec = new TableCodec(rules, Asn1.type("ENUMERATED { " + enumerals + " }"));

        Value value = codec.decode(Bits.octets(hex));

        assertEquals(new UnknownEnumeral(index), value);
        if (index == UnknownEnumeral.NO_INDEX) {
            assertThrows(EncodeException.class, () -> codec.encode(value));
        } else {
            assertArrayEquals(Bits.octets(hex), codec.encode(value));
        }
    }

    /** X.690 clause 8.1.2.4.2, X.696 clause 8.7.2: the largest number of a tag fills three groups of seven bits. */
    @Test
    void largestTagNumber_isWritten() {
        Type type = Asn1.type("CHOICE { a [2097151] NULL, b [16384] NULL }");
        Value value = new JerCodec(type).fromJson("{\"a\":null}");

        assertArrayEquals(Bits.octets("bfffff7f"), new TableCodec(RuleSet.OER, type).encode(value));
        assertArrayEquals(Bits.octets("9fffff7f00"), new TableCodec(RuleSet.DER, type).encode(value));
    }

    /** With automatic tags, alternatives of later versions have the tags 81 to be; one octet holds no more. */
    @Test
    void laterAlternative_inOer_hasATagOfItsClass() {
        Type type = Asn1.type("CHOICE { a NULL, ... }");
        TableCodec codec = new TableCodec(RuleSet.OER, type);
        JerCodec jer = new JerCodec(type);

        assertEquals("{\"...\":{\"index\":61,\"octets\":\"\"}}", jer.toJson(codec.decode(Bits.octets("be00"))));
        assertArrayEquals(Bits.octets("be00"), codec.encode(jer.fromJson("{\"...\":{\"index\":61,\"octets\":\"\"}}")));
        assertThrows(DecodeException.class, () -> codec.decode(Bits.octets("c100")));
        Value beyond = jer.fromJson("{\"...\":{\"index\":62,\"octets\":\"\"}}");
        assertThrows(EncodeException.class, () -> codec.encode(beyond));
    }
}
