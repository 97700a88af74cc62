package org.c2x.asn1.interpreter.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.random.RandomValues;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationCodecTest {
    private static final int VALUES = 300;
    private static final Type TRIP = Asn1.type("""
            Trip ::= SEQUENCE { id INTEGER (0..99), kind ENUMERATED { car, bus } DEFAULT car,
                stops SEQUENCE OF CHOICE { name IA5String, pair SEQUENCE { x INTEGER (0..7), y INTEGER (0..7) } } }
            """, "Trip");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    BOOLEAN | TRUE | TRUE
                    NULL | NULL | NULL
                    INTEGER { ten(10) } | ten | 10
                    INTEGER | -123456789012345678901234567890 | -123456789012345678901234567890
                    ENUMERATED { a, b } | b | b
                    REAL | {mantissa 5, base 10, exponent -1} | 0.5
                    REAL | MINUS-INFINITY | MINUS-INFINITY
                    BIT STRING | '1010'B | '1010'B
                    BIT STRING | '0A'H | '0A'H
                    BIT STRING { a(0), c(2) } | {c} | '001'B
                    OCTET STRING | 'AB01'H | 'AB01'H
                    OBJECT IDENTIFIER | {iso standard 8571} | {1 0 8571}
                    RELATIVE-OID | {8571 3} | {8571 3}
                    UTF8String | "a ""b"" c" | "a ""b"" c"
                    IA5String | {"a", {0, 10}} | {"a", {0, 10}}
                    UTF8String | {0, 0, 0, 10} | {0, 0, 0, 10}
                    SET OF INTEGER | {} | {}
                    SEQUENCE { a INTEGER OPTIONAL } | {} | {}
                    CHOICE { a NULL, b BOOLEAN } | b : FALSE | b : FALSE
                    """)
    void valuesOfAllKinds(String type, String text, String written) {
        NotationCodec codec = new NotationCodec(Asn1.type(type));

        Value value = codec.decode(octets(text));

        assertEquals(written, text(codec.encode(value)));
        assertEquals(value, codec.decode(octets(written)));
    }

    @Test
    void assignment_isReadOverSeveralLines_withDefaults() {
        NotationCodec codec = new NotationCodec(TRIP);

        Value value = codec.decode(
                octets("trip Trip ::= {\n  stops {name : \"A\", -- first -- pair : {y 1, x 2}},\n  id 7\n}\n"));

        assertEquals("{id 7, kind car, stops {name : \"A\", pair : {x 2, y 1}}}", text(codec.encode(value)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
                    {id 7, stops {pair : {x 9, y 1}}} | 22 | stops[0].pair.x | expected an INTEGER within 0..7, found 9
                    {id 7, stops {pair : {x TRUE, y 1}}} | 24 | stops[0].pair.x | expected an INTEGER
                    {id 7, stops {}, speed 3} | 17 | speed | the SEQUENCE has no component 'speed'
                    {id 7} | 0 | ^^ | the component 'stops' is missing
                    {id 7 | 5 | ^^ | expected a value, found the end of the file
                    {id seven, stops {}} | 4 | id | 'seven' is not defined
                    {id 7, stops {}} {} | 17 | ^^ | expected nothing after the value, found '{'
                    """)
    void badText_hasPlaceAndPath(String text, long offset, String path, String problem) {
        DecodeException error = assertThrows(DecodeException.class, () -> new NotationCodec(TRIP).decode(octets(text)));

        assertEquals(problem, error.problem());
        assertEquals(path, error.path());
        assertEquals(offset, error.offset());
    }

    @Test
    void openType_namesItsType() {
        Type type = Asn1.type("""
                KIND ::= CLASS { &id INTEGER UNIQUE, &Type } WITH SYNTAX { &id IS &Type }
                Speed ::= INTEGER (0..255)
                Kinds KIND ::= { { 1 IS Speed } | { 2 IS BOOLEAN } }
                Field ::= SEQUENCE { id KIND.&id ({Kinds}), value KIND.&Type ({Kinds}{@id}) }
                """, "Field");
        NotationCodec codec = new NotationCodec(type);

        for (String text : new String[] {"{id 1, value Speed : 9}", "{id 2, value BOOLEAN : TRUE}"}) {
            assertEquals(text, text(codec.encode(codec.decode(octets(text)))));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Zoo", "Numbers", "Strings", "Texts", "Extended", "Tree", "Mixed", "Lists", "Flags", "Envelope"})
    void everyValue_survives(String name) {
        Type type = Asn1.resource("zoo.asn", name);
        RandomValues values = new RandomValues(type, new SplittableRandom(name.hashCode()));
        NotationCodec codec = new NotationCodec(type);
        for (int i = 0; i < VALUES; i++) {
            Value value = values.next();
            byte[] text;
            try {
                text = codec.encode(value);
            } catch (EncodeException none) {
                assertTrue(none.problem().endsWith("has no notation"), none::getMessage);
                continue;
            }
            assertTrue(SameValue.test(type, value, codec.decode(text)), () -> text(text));
        }
    }

    @Test
    void minusZero_isRefused() {
        NotationCodec codec = new NotationCodec(Asn1.type("REAL"));

        assertThrows(EncodeException.class, () -> codec.encode(new RealValue(-0.0)));
    }

    @Test
    void locator_findsComponents() {
        byte[] text = octets("{id 7, stops {name : \"A\", pair : {x 2, y 1}}}");

        assertEquals(39, new NotationCodec(TRIP).locator().offset(text, new Route("stops[1].pair.y")));
        assertEquals(7, new NotationCodec(TRIP).locator().offset(text, new Route("stops")));
    }

    private static byte[] octets(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] octets) {
        return new String(octets, StandardCharsets.UTF_8);
    }
}
