package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The examples of X.690 and what its clauses say, by hand; octets that DER does not write are read all the same. */
class DerVectorsTest {

    private static void written(Type type, String json, String hex) {
        byte[] octets = new TableCodec(RuleSet.DER, type).encode(new JerCodec(type).fromJson(json));
        assertEquals(hex, HexFormat.of().formatHex(octets), json);
        read(type, json, hex);
    }

    private static void read(Type type, String json, String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        Value expected = new JerCodec(type).fromJson(json);
        TableCodec codec = new TableCodec(RuleSet.DER, type);
        assertEquals(expected, codec.decode(octets), hex);
        assertEquals(octets.length, codec.decode(octets, 0, octets.length).consumedOctets(), hex);
        assertEquals(expected, ValueTrace.of(RuleSet.DER, type, octets).value().orElseThrow(), hex);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "BOOLEAN; true; 0101ff",
                "NULL; null; 0500",
                "INTEGER; 0; 020100",
                "INTEGER; 128; 02020080",
                "INTEGER; -129; 0202ff7f",
                "INTEGER (0..7, ...); 72623859790382856; 02080102030405060708",
                "ENUMERATED {a(5), b(200)}; \"b\"; 0a0200c8",
                "REAL; 1; 0903800001",
                "OBJECT IDENTIFIER; \"2.100.3\"; 0603813403",
                "RELATIVE-OID; \"8571.3.2\"; 0d04c27b0302",
                "OCTET STRING; \"0A3B\"; 04020a3b",
                "BIT STRING; {\"value\":\"0A3B5F291CD0\",\"length\":44}; 0307040a3b5f291cd0",
                "BIT STRING {x(0), y(9)}; {\"value\":\"0040\",\"length\":16}; 0303060040",
                "BIT STRING {x(0)} (SIZE (8)); \"00\"; 030100",
                "VisibleString; \"Jones\"; 1a054a6f6e6573",
                "UTF8String; \"ä\"; 0c02c3a4",
                "BMPString; \"Aä\"; 1e04004100e4",
                "UniversalString; \"A\"; 1c0400000041",
                "SEQUENCE {name IA5String, ok BOOLEAN}; {\"name\":\"Smith\",\"ok\":true}; 300a8005536d6974688101ff",
                "SEQUENCE {a INTEGER DEFAULT 5, b NULL OPTIONAL}; {\"a\":5}; 3000",
                "SEQUENCE OF INTEGER; [1,2]; 3006020101020102",
                "CHOICE {a NULL, b CHOICE {c NULL}}; {\"b\":{\"c\":null}}; a1028000",
                "[APPLICATION 31] NULL; null; 0500",
            })
    void valuesAreWrittenAndRead(String notation, String json, String hex) {
        written(Asn1.type(notation), json, hex);
    }

    /** Clause 8.14.4: the types of the example. */
    @Test
    void tags_comeFirst() {
        String types = "T1 ::= VisibleString T2 ::= [APPLICATION 3] IMPLICIT T1 T3 ::= [2] EXPLICIT T2"
                + " T4 ::= [APPLICATION 7] IMPLICIT T3 T5 ::= [2] IMPLICIT T2 T6 ::= [PRIVATE 300] EXPLICIT T2";
        written(Asn1.type(types, "T1"), "\"Jones\"", "1a054a6f6e6573");
        written(Asn1.type(types, "T2"), "\"Jones\"", "43054a6f6e6573");
        written(Asn1.type(types, "T3"), "\"Jones\"", "a20743054a6f6e6573");
        written(Asn1.type(types, "T4"), "\"Jones\"", "670743054a6f6e6573");
        written(Asn1.type(types, "T5"), "\"Jones\"", "82054a6f6e6573");
        written(Asn1.type(types, "T6"), "\"Jones\"", "ff822c0743054a6f6e6573");
    }

    @ParameterizedTest(name = "{0} {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "BOOLEAN; true; 010101",
                "BOOLEAN; false; 0182000100",
                "INTEGER; 128; 0284000000020080",
                "VisibleString; \"Jones\"; 3a0904034a6f6e04026573",
                "VisibleString; \"Jones\"; 3a8004034a6f6e040265730000",
                "OCTET STRING; \"010203\"; 2480248004010100002404040202030000",
                "BIT STRING; {\"value\":\"0A3B5F291CD0\",\"length\":44}; 23800303000a3b0305045f291cd00000",
                "BIT STRING {x(0)} (SIZE (8)); \"00\"; 03020000",
                "SEQUENCE {a INTEGER DEFAULT 5}; {\"a\":5}; 3003800105",
                "SEQUENCE {a BOOLEAN}; {\"a\":true}; 308080017f0000",
                "SEQUENCE OF SEQUENCE OF NULL; [[],[null]]; 3080308000003080050000000000",
                "SET {a NULL, b BOOLEAN}; {\"a\":null,\"b\":true}; 31058101ff8000",
                "SET OF INTEGER; [2,1]; 3106020102020101",
                "SEQUENCE {a NULL, ..., b NULL}; {\"a\":null}; 30028000",
                "SEQUENCE {a NULL, ..., b NULL}; {\"a\":null}; 300b8000a28005000000830100",
            })
    void allOfBer_isRead(String notation, String json, String hex) {
        read(Asn1.type(notation), json, hex);
    }

    /** Clauses 10.3 and 11.6: of a SET by tag, an untagged CHOICE by that of its value; of a SET OF by octets. */
    @Test
    void sets_areSorted() {
        written(
                Asn1.type("SET {a [PRIVATE 0] NULL, b [APPLICATION 40] NULL, c BOOLEAN, d [3] NULL}"),
                "{\"a\":null,\"b\":null,\"c\":true,\"d\":null}",
                "310a0101ff5f28008300c000");
        String chosen = "T ::= SET {a [2] NULL, c C} C ::= CHOICE {x [1] NULL, y [3] NULL}";
        written(Asn1.type(chosen, "T"), "{\"a\":null,\"c\":{\"x\":null}}", "310481008200");
        written(Asn1.type(chosen, "T"), "{\"a\":null,\"c\":{\"y\":null}}", "310482008300");
        Type list = Asn1.type("SET OF INTEGER");
        byte[] octets = new TableCodec(RuleSet.DER, list).encode(new JerCodec(list).fromJson("[300,2,1]"));
        assertEquals("310a0201010201020202012c", HexFormat.of().formatHex(octets));
    }

    /** Clauses 8.26, 11.7 and 11.8: what is written, and read again as far as it is no canonical form. */
    @ParameterizedTest
    @CsvSource({
        "GeneralizedTime, 20240102030405.500Z, 20240102030405.5Z",
        "GeneralizedTime, 20240102030405.000Z, 20240102030405Z",
        "GeneralizedTime, 202401020304Z, 20240102030400Z",
        "GeneralizedTime, 20240101003005+0100, 20231231233005Z",
        "GeneralizedTime, 20161231235960Z, 20161231235960Z",
        // fractions of hours and minutes
        "GeneralizedTime, 2024010112.5Z, 20240101123000Z",
        "GeneralizedTime, '2024010112,508402777Z', 20240101123030.2499972Z",
        "GeneralizedTime, 202401010030.999+0100, 20231231233059.94Z",
        "GeneralizedTime, 20000229235959Z, 20000229235959Z",
        "UTCTime, 000229235960Z, 000229235960Z",
        "UTCTime, 2401020304Z, 240102030400Z",
        "UTCTime, 240101003005+0100, 231231233005Z",
        "DATE, 2024-01-02, 20240102",
        "TIME-OF-DAY, 03:04:05, 030405",
        "DATE-TIME, 2024-01-02T03:04:05, 20240102030405",
        "DURATION, P1Y2M, 1Y2M",
    })
    void times(String notation, String text, String contents) {
        Type type = Asn1.type(notation);
        TableCodec codec = new TableCodec(RuleSet.DER, type);

        byte[] octets = codec.encode(new CharacterStringValue(text));

        byte[] inside = Arrays.copyOfRange(octets, octets.length - contents.length(), octets.length);
        assertEquals(contents, new String(inside, StandardCharsets.US_ASCII));
        String read = notation.endsWith("Time") ? contents : text;
        assertEquals(new CharacterStringValue(read), codec.decode(octets));
    }

    /** Clauses 11.7 and 11.8; they are read all the same, as BER has more forms. */
    @ParameterizedTest
    @CsvSource({
        "GeneralizedTime, yesterday",
        "GeneralizedTime, ''",
        "GeneralizedTime, 20240101003005",
        "GeneralizedTime, 20240101120000.Z",
        "GeneralizedTime, 202401011Z",
        "GeneralizedTime, 20241301003005Z",
        "GeneralizedTime, 20230229003005Z",
        "GeneralizedTime, 20240101240000Z",
        "GeneralizedTime, 20240101003061Z",
        "GeneralizedTime, 00000101003005+0100",
        "UTCTime, yesterday",
        "UTCTime, 2401010030",
        "UTCTime, 240431003005Z",
        "UTCTime, 010229003005Z",
        "UTCTime, 240100003005Z",
        "UTCTime, 240001003005Z",
        "UTCTime, 240101006005Z",
        "GeneralizedTime, 19000229003005Z",
    })
    void timesWithoutAFormInDer_areRefusedWhenWritten(String notation, String text) {
        TableCodec codec = new TableCodec(RuleSet.DER, Asn1.type(notation));
        CharacterStringValue value = new CharacterStringValue(text);
        byte[] octets = text.getBytes(StandardCharsets.US_ASCII);
        byte[] element = new byte[2 + octets.length];
        element[0] = (byte) (notation.equals("UTCTime") ? 23 : 24);
        element[1] = (byte) octets.length;
        System.arraycopy(octets, 0, element, 2, octets.length);

        assertThrows(EncodeException.class, () -> codec.encode(value));
        assertEquals(value, codec.decode(element));
    }

    /** Annex A: the record in BER, and its components in the order of DER. */
    @Test
    void personnelRecord() {
        String name = "61101a044a6f686e1a01501a05536d697468";
        String title = "a00a1a084469726563746f72";
        String number = "420133";
        String rest = "a10a43083139373130393137a21261101a044d6172791a01541a05536d697468"
                + "a342311f61111a0552616c70681a01541a05536d697468a00a43083139353731313131"
                + "311f61111a05537573616e1a01421a054a6f6e6573a00a43083139353930373137";
        String json = """
                {"name":{"givenName":"John","initial":"P","familyName":"Smith"},"title":"Director","number":51,\
                "dateOfHire":"19710917","nameOfSpouse":{"givenName":"Mary","initial":"T","familyName":"Smith"},\
                "children":[{"name":{"givenName":"Ralph","initial":"T","familyName":"Smith"},"dateOfBirth":"19571111"},\
                {"name":{"givenName":"Susan","initial":"B","familyName":"Jones"},"dateOfBirth":"19590717"}]}""";
        Type record = Asn1.resource("annex-a1.asn", "PersonnelRecord");

        written(record, json, "608185" + name + number + title + rest);
        read(record, json, "608185" + name + title + number + rest);
    }
}
