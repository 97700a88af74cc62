package org.c2x.asn1.interpreter.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.jer.JerCodec;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.EnumeratedValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.NullValue;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no encoding of a value is refused with its place; what is one, though not the canonical one, is read. */
class PerBadInputTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // ranges that are no power of two: the first code above the range
                "INTEGER (5..99); be; 0; 5..99, found 100",
                "INTEGER (0..10); b0; 0; 0..10, found 11",
                "INTEGER (-3..-1); c0; 0; -3..-1, found 0",
                "INTEGER (5..99, ...); 5f; 1; 5..99, found 100",
                "INTEGER (1..3 | 6..8); 60; 0; 1..3 | 6..8, found 4",
                "INTEGER (0..18446744073709551616); ffffffffffffffff80; 0; found",
                "INTEGER (MIN..5); 0106; 0; MIN..5, found 6",
                "INTEGER; 0000; 0; at least one octet",
                "ENUMERATED { a, b, c }; c0; 0; an index of 3",
                "ENUMERATED { a, b, c, ... }; 60; 1; an index of 3",
                "CHOICE { a NULL, b NULL, c NULL }; c0; 0; an index of 3",
                "BIT STRING (SIZE (1..3)); c0; 0; 1..3 bits, found 4",
                "OCTET STRING (SIZE (1..3 | 5)); 6000000000; 0; 1..3 | 5 octets, found 4",
                "OCTET STRING (SIZE (2..MAX)); 0100; 0; 2..MAX octets, found 1",
                "SEQUENCE (SIZE (1..3)) OF NULL; c0; 0; 1..3 elements, found 4",
                "NumericString; 01b0; 8; character",
                "IA5String (FROM (\"a\" | \"c\" | \"e\")); 01c0; 8; character",
                "PrintableString; 0154; 8; permitted alphabet",
                "VisibleString; 01fe; 8; permitted alphabet",
                "UTF8String; 01ff; 0; well-formed UTF-8",
                "UTF8String; 03eda080; 0; well-formed UTF-8",
                "UTF8String (SIZE (1..2)); 03616263; 0; 1..2 characters, found 3",
                "BMPString; 01d800; 8; character",
                "UniversalString; 010000d800; 8; permitted alphabet",
                "UniversalString; 0100110000; 8; permitted alphabet",
                "OBJECT IDENTIFIER; 00; 0; octets of an object identifier",
                "OBJECT IDENTIFIER; 0186; 0; last one below 0x80",
                "OBJECT IDENTIFIER; 028001; 0; leading zeros",
                "REAL; 0144; 0; special value",
                "REAL; 01b0; 0; reserved",
                "SEQUENCE { a BOOLEAN, ... }; 80; 3; 6 bits",
                "INTEGER (0..65535); ff; 0; 16 bits",
                "BOOLEAN (TRUE); 00; 0; expected"
            })
    void decode_refuses(String type, String hex, long offset, String problem) {
        refuses(RuleSet.UPER, type, hex, offset, problem);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "SEQUENCE { p BOOLEAN, v INTEGER (0..300) }; 80012d; 1; 0..300, found 301",
                "SEQUENCE { p BOOLEAN, v INTEGER (0..300) }; 80; 8; 16 bits",
                "INTEGER (0..100000); 80ffffff; 0; 0..100000, found 16777215",
                "INTEGER (0..100000); 80ffff; 8; 24 bits",
                "OCTET STRING (SIZE (1..300)); 012c; 0; 1..300 octets, found 301",
                "OCTET STRING (SIZE (3)); 0102; 0; 24 bits",
                "SEQUENCE { p BOOLEAN, v OCTET STRING }; 80c5; 8; 1 to 4 blocks"
            })
    void decode_refusesWhatIsAligned(String type, String hex, long offset, String problem) {
        refuses(RuleSet.APER, type, hex, offset, problem);
    }

    private static void refuses(RuleSet rules, String type, String hex, long offset, String problem) {
        TableCodec codec = new TableCodec(rules, Asn1.type(type));

        DecodeException refused = assertThrows(DecodeException.class, () -> codec.decode(Bits.octets(hex)));

        assertTrue(refused.problem().contains(problem), refused.getMessage());
        assertEquals(offset, refused.offset(), refused.getMessage());
        assertEquals(DecodeException.Unit.BIT, refused.unit());
    }

    @Test
    void decode_refusal_namesThePath() {
        Type type = Asn1.type("SEQUENCE { a BOOLEAN, b SEQUENCE OF CHOICE { c INTEGER (0..4), d NULL } }");

        // a 1, count 00000010, element 0: 1 (d), element 1: 0 (c) 110
        DecodeException refused = assertThrows(
                DecodeException.class, () -> new TableCodec(RuleSet.UPER, type).decode(Bits.octets("8158")));

        assertEquals("b[1].c", refused.path());
        assertEquals(11, refused.offset());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // padding that is not zero, octets after the end
                "INTEGER (5..99); bd; 99",
                "INTEGER (5..99); bcffff; 99",
                "NULL; ff; null",
                // an explicitly coded DEFAULT
                "SEQUENCE { a INTEGER (0..7) DEFAULT 5 }; d0; {\"a\":5}",
                // what could have been coded in the root
                "INTEGER (5..99, ...); 80b180; 99",
                "OCTET STRING (SIZE (2, ...)); 8101008080; \"0201\"",
                "SEQUENCE (SIZE (1..4, ...)) OF NULL; 8100; [null,null]",
                // longer numbers than need be
                "INTEGER; 020005; 5",
                "INTEGER (5..MAX); 020001; 6",
                "INTEGER (5..99, ...); 8180008180; 259",
                // REAL with an even mantissa, in base 16, in decimal form
                "REAL; 03800002; 2.0",
                "REAL; 03a00101; 16.0",
                "REAL; 0603312e3545 31 ; 15.0",
                // an extension presence bitmap without any bit set, an open type with octets left over
                "SEQUENCE { a BOOLEAN, ..., b BOOLEAN }; c000; {\"a\":true}",
                "SEQUENCE { a BOOLEAN, ..., b BOOLEAN }; c0 40 a0 00 00; {\"a\":true,\"b\":true}",
                // trailing zeros after named bits
                "BIT STRING { a(0), b(1) }; 0880; {\"value\":\"80\",\"length\":1}"
            })
    void decode_accepts(String type, String hex, String json) {
        accepts(RuleSet.UPER, type, hex, json);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // bits before an octet that are not zero, more octets than a number needs
                "SEQUENCE { p BOOLEAN, v INTEGER (0..300) }; ff0007; {\"p\":true,\"v\":7}",
                "INTEGER (0..100000); 80000005; 5",
                "INTEGER (5..99, ...); ff0163; 99"
            })
    void decode_acceptsWhatIsAligned(String type, String hex, String json) {
        accepts(RuleSet.APER, type, hex, json);
    }

    private static void accepts(RuleSet rules, String type, String hex, String json) {
        Type parsed = Asn1.type(type);
        TableCodec codec = new TableCodec(rules, parsed);

        Value value = codec.decode(Bits.octets(hex.replace(" ", "")));

        assertEquals(json, new JerCodec(parsed).toJson(value));
    }

    @Test
    void decode_ofAPart_countsFromItsStart() {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("SEQUENCE { a INTEGER (0..255), b INTEGER (0..9) }"));
        byte[] octets = Bits.octets("ffff0530ff07f0");

        assertEquals(2, codec.decode(octets, 2, 5).consumedOctets());
        assertEquals(
                8,
                assertThrows(DecodeException.class, () -> codec.decode(octets, 5, 2))
                        .offset());
        assertThrows(IndexOutOfBoundsException.class, () -> codec.decode(octets, 5, 3));
        Decoded<Value> nothing = new TableCodec(RuleSet.UPER, Asn1.type("NULL")).decode(octets, 0, 1);
        assertEquals(new Decoded<Value>(new NullValue(), 1), nothing);
    }

    @Test
    void decode_charactersWithoutBits_meetTheLimit() {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("IA5String (FROM (\"a\"))"));
        byte[] fullFragments = new byte[1000];
        Arrays.fill(fullFragments, (byte) 0xc4);

        assertThrows(DecodeException.class, () -> codec.decode(fullFragments));
    }

    @Test
    void encode_refusesWhatIsNoValueOfTheType() {
        refuse("INTEGER (5..99)", IntegerValue.of(4), "5..99");
        refuse("INTEGER (5..99)", IntegerValue.of(100), "5..99");
        refuse("INTEGER (1..3 | 6..8)", IntegerValue.of(5), "1..3 | 6..8");
        refuse("INTEGER (0..MAX)", IntegerValue.of(-1), "0..MAX");
        refuse("INTEGER", new BooleanValue(true), "Integer");
        refuse("ENUMERATED { a }", new EnumeratedValue("b"), "no enumeral b");
        refuse("ENUMERATED { a }", new UnknownEnumeral(0), "unknown");
        refuse("ENUMERATED { a, ..., b }", new UnknownEnumeral(0), "unknown");
        refuse("CHOICE { a NULL }", new ChoiceValue("b", new NullValue()), "no alternative b");
        refuse("CHOICE { a NULL }", new ChoiceValue("a", new BooleanValue(true)), "Null");
        refuse("SEQUENCE (SIZE (2)) OF NULL", new ListValue(List.of(new NullValue())), "2 elements");
        refuse("SEQUENCE OF NULL", new ListValue(List.of(new NullValue(), new BooleanValue(true))), "Null");
        refuse("IA5String", new CharacterStringValue("ä"), "U+00E4");
        refuse("UTF8String", new CharacterStringValue("\ud800"), "U+D800");
        refuse("IA5String (SIZE (1..3))", new CharacterStringValue("abcd"), "1..3 characters");
        refuse("BOOLEAN (TRUE)", new BooleanValue(false), "one of");
    }

    /** What {@link Limits} says of tiny elements. */
    @Test
    void listOfTinyElements_isWithinTheDefaultLimitsUpTo2520() {
        Type type = Asn1.type("SEQUENCE OF SEQUENCE { a BOOLEAN }");
        TableCodec codec = new TableCodec(RuleSet.UPER, type);
        byte[] most = codec.encode(tiny(type, 2520));
        byte[] more = codec.encode(tiny(type, 2536));

        assertEquals(tiny(type, 2520), codec.decode(most));
        DecodeException error = assertThrows(DecodeException.class, () -> codec.decode(more));
        assertTrue(error.getMessage().contains("octets of memory"), error.getMessage());
        Limits larger = Limits.DEFAULT.withExpansion(8 * 112);
        assertEquals(tiny(type, 2536), new TableCodec(RuleSet.UPER, type, larger).decode(more));
    }

    private static Value tiny(Type type, int count) {
        return new JerCodec(type).fromJson("[{\"a\":true}" + ",{\"a\":true}".repeat(count - 1) + "]");
    }

    private static void refuse(String type, Value value, String problem) {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type(type));

        EncodeException refused = assertThrows(EncodeException.class, () -> codec.encode(value));

        assertTrue(refused.problem().contains(problem), refused.getMessage());
        assertThrows(EncodeException.class, () -> codec.encodedLength(value));
    }

    @Test
    void encode_intoABufferThatIsTooShort_isRefused() {
        TableCodec codec = new TableCodec(RuleSet.UPER, Asn1.type("INTEGER (0..65535)"));
        byte[] buffer = new byte[4];

        assertEquals(2, codec.encode(IntegerValue.of(0x1234), buffer, 2));
        assertThrows(EncodeException.class, () -> codec.encode(IntegerValue.of(1), buffer, 3));
        assertThrows(EncodeException.class, () -> codec.encode(IntegerValue.of(1), buffer, -1));
        assertEquals("00001234", HexFormat.of().formatHex(buffer));
    }
}
