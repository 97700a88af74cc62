package org.c2x.asn1.interpreter.xer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.interpreter.text.PlacedText;
import org.c2x.asn1.interpreter.text.TextCodec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.Route;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.BooleanValue;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.RealValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.UnknownEnumeral;
import org.c2x.asn1.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class XerCodecTest {
    private static final String PAIR = XerBadDocumentsTest.PAIR;

    /** Type without a name, document, which is written as it is read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BOOLEAN | <BOOLEAN><true/></BOOLEAN>",
                "NULL | <NULL/>",
                "INTEGER | <INTEGER>-12</INTEGER>",
                "INTEGER | <INTEGER>123456789012345678901234567890</INTEGER>",
                "ENUMERATED { red, green } | <ENUMERATED><red/></ENUMERATED>",
                "ENUMERATED { red, ... } | <ENUMERATED><_...>0</_...></ENUMERATED>",
                "OCTET STRING | <OCTET_STRING>01FF</OCTET_STRING>",
                "OCTET STRING | <OCTET_STRING/>",
                "BIT STRING | <BIT_STRING>10101</BIT_STRING>",
                "BIT STRING | <BIT_STRING/>",
                "BIT STRING { a(0), b(9) } | <BIT_STRING>0000000001</BIT_STRING>",
                "OBJECT IDENTIFIER | <OBJECT_IDENTIFIER>1.2.840</OBJECT_IDENTIFIER>",
                "RELATIVE-OID | <RELATIVE_OID>8571.3</RELATIVE_OID>",
                "UTF8String | <UTF8String> ä😀&lt;&amp;&gt;<nul/>&#9;&#10;&#13;<is1/></UTF8String>",
                "SEQUENCE {} | <SEQUENCE/>",
                "SET { a [1] NULL, b [0] BOOLEAN } | <SET><a/><b><false/></b></SET>",
                "CHOICE { a NULL, b CHOICE { c INTEGER } } | <CHOICE><b><c>1</c></b></CHOICE>",
                "CHOICE { a NULL, ... } | " + "<CHOICE><_...><index>4</index><octets>0A</octets></_...></CHOICE>",
                "SEQUENCE OF INTEGER | <SEQUENCE_OF/>",
                "SEQUENCE OF INTEGER | <SEQUENCE_OF><INTEGER>1</INTEGER><INTEGER>2</INTEGER></SEQUENCE_OF>",
                "SET OF INTEGER (0..9) | <SET_OF><INTEGER>1</INTEGER></SET_OF>",
                "SEQUENCE OF BOOLEAN | <SEQUENCE_OF><true/><false/></SEQUENCE_OF>",
                "SEQUENCE OF NULL | <SEQUENCE_OF><NULL/><NULL/></SEQUENCE_OF>",
                "SEQUENCE OF ENUMERATED { a, ... } | <SEQUENCE_OF><a/><_...>7</_...></SEQUENCE_OF>",
                "SEQUENCE OF CHOICE { a NULL, b NULL } | <SEQUENCE_OF><b/><a/></SEQUENCE_OF>",
                "SEQUENCE OF item INTEGER | <SEQUENCE_OF><item>1</item></SEQUENCE_OF>",
                "SEQUENCE (SIZE (1)) OF item SEQUENCE OF UTF8String | "
                        + "<SEQUENCE_OF><item><UTF8String>x</UTF8String></item></SEQUENCE_OF>",
                "SEQUENCE OF item NULL | <SEQUENCE_OF><NULL/></SEQUENCE_OF>",
                "SEQUENCE OF item BOOLEAN | <SEQUENCE_OF><true/></SEQUENCE_OF>",
                "SEQUENCE OF SET OF OCTET STRING | "
                        + "<SEQUENCE_OF><SET_OF><OCTET_STRING>00</OCTET_STRING></SET_OF><SET_OF/></SEQUENCE_OF>",
            })
    void notation_ofEveryType(String type, String xml) {
        roundTrip(Asn1.type(type), xml);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, -0",
        "Infinity, <PLUS-INFINITY/>",
        "-Infinity, <MINUS-INFINITY/>",
        "NaN, <NOT-A-NUMBER/>",
        "0.1, 0.1",
        "-2.5E-300, -2.5E-300",
        "4.9E-324, 4.9E-324",
        "1.7976931348623157E308, 1.7976931348623157E308"
    })
    void real_everyDouble_keepsItsValue(double number, String text) {
        XerCodec codec = new XerCodec(Asn1.type("REAL"));

        assertEquals("<REAL>" + text + "</REAL>", codec.toXml(new RealValue(number)));
        assertEquals(new RealValue(number), codec.fromXml("<REAL> " + text + "\n</REAL>"));
    }

    @Test
    void names_areThoseOfDefinitions_andOfTheTypeOfAnInstance() {
        String types = """
                Top ::= SEQUENCE { one Alias, items SEQUENCE OF Alias, flags SEQUENCE OF Flag,
                    pairs SEQUENCE OF Pair {INTEGER}, limited SEQUENCE OF Alias (0..3), nothing SEQUENCE OF Nothing }
                Alias ::= Number  Number ::= INTEGER  Flag ::= BOOLEAN  Nothing ::= NULL
                Pair {Part} ::= SEQUENCE { x Part, y Part OPTIONAL }
                """;
        roundTrip(
                Asn1.type(types, "Top"),
                "<Top><one>1</one><items><Alias>2</Alias></items><flags><true/></flags>"
                        + "<pairs><SEQUENCE><x>3</x></SEQUENCE></pairs><limited><Alias>3</Alias></limited>"
                        + "<nothing><Nothing/></nothing></Top>");
    }

    /** The document went through the converter that asn1c 0.9.28 makes of the module, which laid it out. */
    @Test
    void documentOfAsn1c() {
        String xml = """
                <T>
                    <a>
                            <NULL/>
                            <NULL/>
                    </a>
                    <b><true/><false/>
                    </b>
                    <c>
                        <n>1</n>
                    </c>
                    <d>
                        <Num>1</Num>
                    </d>
                    <e>
                            <Nul/>
                    </e>
                    <g>
                        <one></one>
                        <two>3</two>
                    </g>
                    <h><x/><y/>
                    </h>
                    <i>a<nul/>b&lt;<is1/>\té</i>
                    <k>
                        101
                    </k>
                    <m>
                        <SEQUENCE_OF>
                            <INTEGER>1</INTEGER>
                        </SEQUENCE_OF>
                    </m>
                    <o>01 AB</o>
                    <p>
                        <SEQUENCE>
                            <z><true/></z>
                        </SEQUENCE>
                    </p>
                    <t>
                        <OCTET_STRING>00</OCTET_STRING>
                    </t>
                    <v></v>
                    <y><PLUS-INFINITY/></y>
                    <z>-0</z>
                </T>
                """;
        Type type = Asn1.type("""
                T ::= SEQUENCE { a SEQUENCE OF nothing NULL, b SEQUENCE OF flag BOOLEAN, c SEQUENCE OF n Num (0..3),
                    d SEQUENCE OF Num (0..3), e SEQUENCE OF Nul, g SET OF Ch, h SEQUENCE OF en ENUMERATED {x, y},
                    i UTF8String, k BIT STRING {p(0), q(2)}, m SEQUENCE OF SEQUENCE OF INTEGER, o OCTET STRING,
                    p SEQUENCE OF SEQUENCE { z BOOLEAN }, t SEQUENCE OF OCTET STRING, v NULL, y REAL, z REAL }
                Num ::= INTEGER  Nul ::= NULL  Ch ::= CHOICE { one NULL, two INTEGER }
                """, "T");

        XerCodec codec = new XerCodec(type);
        assertEquals(
                "<T><a><NULL/><NULL/></a><b><true/><false/></b><c><n>1</n></c><d><Num>1</Num></d><e><Nul/></e>"
                        + "<g><one/><two>3</two></g><h><x/><y/></h><i>a<nul/>b&lt;<is1/>&#9;é</i><k>101</k>"
                        + "<m><SEQUENCE_OF><INTEGER>1</INTEGER></SEQUENCE_OF></m><o>01AB</o>"
                        + "<p><SEQUENCE><z><true/></z></SEQUENCE></p><t><OCTET_STRING>00</OCTET_STRING></t><v/>"
                        + "<y><PLUS-INFINITY/></y><z>-0</z></T>",
                codec.toXml(codec.fromXml(xml)));
    }

    @Test
    void components_standInTheOrderOfTheModule() {
        Type type = Asn1.type("SEQUENCE { a NULL, ..., b NULL OPTIONAL, [[ c NULL ]], ..., d NULL }");

        roundTrip(type, "<SEQUENCE><a/><b/><c/><d/></SEQUENCE>");
        XerBadDocumentsTest.refuse(type, "<SEQUENCE><a/><d/><c/></SEQUENCE>", 18, "c", "after one that follows it");
        Value set = new XerCodec(Asn1.type("SET { a [0] NULL, b [1] INTEGER }")).fromXml("<SET><b>1</b><a/></SET>");
        assertEquals("{a NULL, b 1}", set.toString());
    }

    @Test
    void additionsOfALaterVersion_areReadOver() {
        Type type = Asn1.type("SEQUENCE { a INTEGER, ... }");

        Value value = new XerCodec(type).fromXml("<SEQUENCE><a>1</a><new><a>2</a><b/>text</new><newer/></SEQUENCE>");

        assertEquals("{a 1}", value.toString());
        XerBadDocumentsTest.refuse(
                Asn1.type("SEQUENCE { a INTEGER }"),
                "<SEQUENCE><a>1</a><new/></SEQUENCE>",
                18,
                "",
                "expected a component of the SEQUENCE, found \"new\"");
    }

    /** Type, document, the document as it is written. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INTEGER { answer(42) } | <INTEGER><answer/></INTEGER> | <INTEGER>42</INTEGER>",
                "INTEGER | <INTEGER>\t007 </INTEGER> | <INTEGER>7</INTEGER>",
                "BIT STRING { a(0), b(2), c(3) } | <BIT_STRING><b/> <a></a></BIT_STRING> | "
                        + "<BIT_STRING>101</BIT_STRING>",
                "BIT STRING { a(0) } (SIZE (4)) | <BIT_STRING><a/></BIT_STRING> | <BIT_STRING>1000</BIT_STRING>",
                "BIT STRING | <BIT_STRING>10 1</BIT_STRING> | <BIT_STRING>101</BIT_STRING>",
                "OCTET STRING | <OCTET_STRING>0a B</OCTET_STRING> | <OCTET_STRING>0AB0</OCTET_STRING>",
                "REAL | <REAL>1.e1</REAL> | <REAL>10.0</REAL>",
                "NULL | <NULL> <!-- nothing --> </NULL> | <NULL/>",
                "BOOLEAN | <BOOLEAN> <true></true> </BOOLEAN > | <BOOLEAN><true/></BOOLEAN>",
                "SEQUENCE { a INTEGER DEFAULT 1 } | <SEQUENCE></SEQUENCE> | <SEQUENCE><a>1</a></SEQUENCE>",
                "UTF8String | <UTF8String>a<!-- < -->b<?p >?><![CDATA[<c>]]>&#x64;<bel></bel></UTF8String> | "
                        + "<UTF8String>ab&lt;c&gt;d<bel/></UTF8String>",
            })
    void read_otherForms(String type, String xml, String written) {
        XerCodec codec = new XerCodec(Asn1.type(type));

        assertEquals(written, codec.toXml(codec.fromXml(xml)));
    }

    @Test
    void read_prologCommentsAndWhiteSpace() {
        String xml =
                "\ufeff<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<!-- <x> --><?go?>\n<SEQUENCE>\n  <a>1</a><!--"
                        + "-->\n  <b><![CDATA[2]]></b >\n</SEQUENCE>\n";
        XerCodec codec = new XerCodec(Asn1.type(PAIR));
        byte[] octets = xml.getBytes(StandardCharsets.UTF_8);

        Decoded<Value> read = codec.decode(octets, 0, octets.length);

        assertEquals("{a 1, b 2, c 3}", read.value().toString());
        assertEquals(octets.length - 1, read.consumedOctets());
    }

    @Test
    void decode_withOctetsAfterTheValue_saysHowManyItTook() {
        byte[] twoValues = "xx<INTEGER>12</INTEGER><INTEGER>".getBytes(StandardCharsets.UTF_8);

        Decoded<Value> first = new XerCodec(Asn1.type("INTEGER")).decode(twoValues, 2, twoValues.length - 2);

        assertEquals(new Decoded<Value>(IntegerValue.of(12), 21), first);
        byte[] umlaut = "<UTF8String>ä</UTF8String>x".getBytes(StandardCharsets.UTF_8);
        assertEquals(
                27,
                new XerCodec(Asn1.type("UTF8String"))
                        .decode(umlaut, 0, umlaut.length)
                        .consumedOctets());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\ufffe", "\uffff"})
    void write_whatXmlHasNoCharacterFor_isRefused(String character) {
        XerCodec codec = new XerCodec(Asn1.type("SEQUENCE OF BMPString"));

        EncodeException refused = assertThrows(
                EncodeException.class,
                () -> codec.encode(new ListValue(List.of(new CharacterStringValue("a" + character)))));

        assertEquals("[0]", refused.path());
        assertTrue(refused.problem().contains("at index 1"), refused.problem());
    }

    @Test
    void write_badValues_sayWhereAndWhat() {
        SequenceType pair = (SequenceType) Asn1.type(PAIR);

        refuse(pair, SequenceValue.of(pair, Map.of()), "a", "mandatory");
        refuse(pair, SequenceValue.of(pair, Map.of("a", IntegerValue.of(256))), "a", "found 256");
        refuse(pair, new BooleanValue(true), "", "found BooleanValue");
        refuse(Asn1.type("CHOICE { a NULL }"), new ChoiceValue("b", new BooleanValue(true)), "", "no alternative b");
        refuse(Asn1.type("CHOICE { a NULL }"), new UnknownAlternative(0, OctetString.ofHex("")), "", "no unknown");
        refuse(Asn1.type("ENUMERATED { a }"), new UnknownEnumeral(0), "", "no unknown");
        refuse(Asn1.type("SEQUENCE (SIZE (1)) OF NULL"), new ListValue(List.of()), "", "found 0");
    }

    private static void refuse(Type type, Value value, String path, String problem) {
        EncodeException refused = assertThrows(EncodeException.class, () -> new XerCodec(type).encode(value));

        assertEquals(path, refused.path());
        assertTrue(refused.problem().contains(problem), refused.problem());
    }

    @Test
    void nesting_beyondTheLimit_isRefusedInBothDirections() {
        XerCodec codec = new XerCodec(Asn1.type("Nest ::= SEQUENCE OF Nest", "Nest"));
        Value deep = new ListValue(List.of());
        for (int level = 1; level < Limits.DEFAULT.depth(); level++) {
            deep = new ListValue(List.of(deep));
        }

        assertEquals(deep, codec.decode(codec.encode(deep)));
        Value tooDeep = new ListValue(List.of(deep));
        assertThrows(EncodeException.class, () -> codec.encode(tooDeep));
        DecodeException refused = assertThrows(DecodeException.class, () -> codec.fromXml("<Nest>".repeat(100_000)));
        assertEquals(6L * Limits.DEFAULT.depth(), refused.offset());
    }

    @Test
    void additionsOfALaterVersion_mayBeNestedDeeply_onLittleStack() throws InterruptedException {
        String deep = "<a>".repeat(100_000) + "</a>".repeat(100_000);
        Object[] read = new Object[1];
        Thread thread = new Thread(
                null,
                () -> read[0] =
                        new XerCodec(Asn1.type("SEQUENCE { ... }")).fromXml("<SEQUENCE>" + deep + "</SEQUENCE>"),
                "small",
                512 << 10);
        thread.start();
        thread.join();

        assertEquals("{}", String.valueOf(read[0]));
    }

    @Test
    void longestInteger_isWrittenAndRead_andALongerOneIsNeither() {
        XerCodec codec = new XerCodec(Asn1.type("INTEGER"));
        BigInteger tooLong = BigInteger.ONE.shiftLeft(TextCodec.MOST_BITS);
        for (BigInteger longest : List.of(tooLong.subtract(BigInteger.ONE), tooLong.negate())) {
            IntegerValue value = IntegerValue.of(longest);
            assertEquals(value, codec.decode(codec.encode(value)));
        }

        assertThrows(EncodeException.class, () -> codec.encode(IntegerValue.of(tooLong)));
        assertThrows(DecodeException.class, () -> codec.fromXml("<INTEGER>" + tooLong + "</INTEGER>"));
        assertThrows(DecodeException.class, () -> codec.fromXml("<INTEGER>" + "9".repeat(1 << 22) + "</INTEGER>"));
    }

    @ParameterizedTest
    @CsvSource({"b, 18", "list[1], 32", "list[2].x.y, 39", "list[3], 22", "nothing, 0"})
    void locator_findsComponents(String path, long offset) {
        byte[] xml = "<T>ä<!--<b>--><a/><b/><list><x/><x/><x><y/></x></list></T>".getBytes(StandardCharsets.UTF_8);

        assertEquals(offset, new XerCodec(Asn1.type("NULL")).locator().offset(xml, new Route(path)));
    }

    @Test
    void find_saysWhatAnElementHolds_andWhere() {
        String xml = "<CAM><!-- <header> --> <header><x><header/></x><protocolVersion> 2 </protocolVersion></header>";

        assertEquals(Optional.of(new PlacedText("2", 47)), find(xml, "header", "protocolVersion"));
        assertEquals(Optional.empty(), find(xml, "header", "stationID"));
        assertEquals(Optional.empty(), find(xml, "header"));
        assertEquals(Optional.empty(), find("{}", "header"));
    }

    private static Optional<PlacedText> find(String xml, String... names) {
        return XerCodec.find(xml.getBytes(StandardCharsets.UTF_8), List.of(names));
    }

    private static void roundTrip(Type type, String xml) {
        XerCodec codec = new XerCodec(type);
        byte[] octets = xml.getBytes(StandardCharsets.UTF_8);

        Value value = codec.decode(octets);

        assertEquals(xml, codec.toXml(value));
        assertEquals(octets.length, codec.encodedLength(value));
        assertEquals(value, codec.fromXml(xml));
    }
}
