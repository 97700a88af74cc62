package org.c2x.asn1.interpreter.xer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.c2x.asn1.interpreter.Asn1;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.schema.Type;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is no document in XER, and what somebody means harm with. */
class XerBadDocumentsTest {
    static final String PAIR =
            "SEQUENCE { a INTEGER (0..255), b INTEGER (0..255) OPTIONAL, " + "c INTEGER (0..255) DEFAULT 3 }";

    @TempDir
    private Path folder;

    /** Type, document, offset, path, problem. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PAIR | <SEQUENCE><a>1</a><a>2</a></SEQUENCE> | 18 | a | is repeated",
                "PAIR | <SEQUENCE><a>1</a><d>2</d></SEQUENCE> | 18 | '' | found \"d\"",
                "PAIR | <SEQUENCE><b>1</b></SEQUENCE> | 18 | a | mandatory",
                "PAIR | <SEQUENCE><a>256</a></SEQUENCE> | 13 | a | 0..255, found 256",
                "PAIR | <SEQUENCE><a>x</a></SEQUENCE> | 13 | a | whole number, found \"x\"",
                "PAIR | <SEQUENCE><a>+1</a></SEQUENCE> | 13 | a | whole number",
                "PAIR | <SEQUENCE><a/></SEQUENCE> | 14 | a | whole number",
                "PAIR | <SEQUENCE><a><b/></a></SEQUENCE> | 13 | a | found the element \"b\"",
                "PAIR | <SEQUENCE>x<a>1</a></SEQUENCE> | 10 | '' | found text",
                "PAIR | <SEQUENCE><a>1</a>x</SEQUENCE> | 18 | '' | found text",
                "PAIR | <SET><a>1</a></SET> | 0 | '' | expected the element \"SEQUENCE\", found \"SET\"",
                "PAIR | <SEQUENCE><a x='1'>1</a></SEQUENCE> | 10 | '' | no attributes",
                "PAIR | <SEQUENCE xmlns='u'><a>1</a></SEQUENCE> | 0 | '' | no attributes",
                "PAIR | <SEQUENCE><a>1</a> | 18 | '' | XML",
                "PAIR | <SEQUENCE><a>1</b></SEQUENCE> | 16 | a | XML",
                "PAIR | <SEQUENCE><a>&x;</a></SEQUENCE> | 16 | a | XML",
                "PAIR | '' | 0 | '' | XML",
                "PAIR | {} | 0 | '' | XML",
                "PAIR | <?xml version='1.0' encoding='ISO-8859-1'?><SEQUENCE/> | 0 | '' | UTF-8",
                "PAIR | <?xml version='1.1'?><SEQUENCE/> | 0 | '' | XML 1.0",
                "BOOLEAN | <BOOLEAN/> | 0 | '' | found none",
                "BOOLEAN | <BOOLEAN>true</BOOLEAN> | 9 | '' | found text",
                "BOOLEAN | <BOOLEAN><yes/></BOOLEAN> | 9 | '' | <true/> or <false/>",
                "BOOLEAN | <BOOLEAN><true/><true/></BOOLEAN> | 16 | '' | nothing more",
                "REAL | <REAL>1e999999999</REAL> | 6 | '' | range of a double",
                "REAL | <REAL>INF</REAL> | 6 | '' | expected a number",
                "REAL | <REAL><INF/></REAL> | 6 | '' | <PLUS-INFINITY/>",
                "ENUMERATED { red } | <ENUMERATED><blue/></ENUMERATED> | 12 | '' | no enumeral blue",
                "ENUMERATED { red } | <ENUMERATED><_...>0</_...></ENUMERATED> | 18 | '' | no unknown enumeral",
                "ENUMERATED { red, ... } | <ENUMERATED><_...>-1</_...></ENUMERATED> | 18 | '' | from 0",
                "ENUMERATED { red, ... } | <ENUMERATED><_...>4294967296</_...></ENUMERATED> | 18 | '' | from 0",
                "CHOICE { a NULL } | <CHOICE/> | 0 | '' | found none",
                "CHOICE { a NULL } | <CHOICE><b/></CHOICE> | 8 | '' | found \"b\"",
                "CHOICE { a NULL } | <CHOICE><a/><a/></CHOICE> | 12 | '' | nothing more",
                "CHOICE { a NULL } | <CHOICE><_...><index>0</index></_...></CHOICE> | 21 | '' | no unknown",
                "BIT STRING (SIZE (5)) | <BIT_STRING>101</BIT_STRING> | 12 | '' | 5 bits, found 3",
                "BIT STRING | <BIT_STRING>102</BIT_STRING> | 12 | '' | bits as 0 and 1",
                "BIT STRING { a(0) } | <BIT_STRING><b/></BIT_STRING> | 12 | '' | a name of the type",
                "OCTET STRING | <OCTET_STRING>0g</OCTET_STRING> | 14 | '' | hex",
                "OCTET STRING | <OCTET_STRING>ÄÖ</OCTET_STRING> | 14 | '' | hex",
                "OBJECT IDENTIFIER | <OBJECT_IDENTIFIER>1.+2</OBJECT_IDENTIFIER> | 19 | '' | dotted",
                "OBJECT IDENTIFIER | <OBJECT_IDENTIFIER>1.40</OBJECT_IDENTIFIER> | 19 | '' | no object identifier",
                "IA5String | <IA5String>ä</IA5String> | 11 | '' | U+00E4",
                "IA5String | <IA5String><tab/></IA5String> | 11 | '' | found the element \"tab\"",
                "IA5String | <IA5String>&#0;</IA5String> | 15 | '' | XML",
                "SEQUENCE OF INTEGER | <SEQUENCE_OF><BOOLEAN/></SEQUENCE_OF> | 13 | [0] | found \"BOOLEAN\"",
                "SEQUENCE (SIZE (2)) OF BOOLEAN | <SEQUENCE_OF><true/></SEQUENCE_OF> | 0 | '' | elements, found 1",
                "SEQUENCE OF UTF8String | <SEQUENCE_OF><UTF8String>😀</UTF8String><x/></SEQUENCE_OF>"
                        + " | 39 | [1] | \"x\"",
            })
    void read_badDocuments_sayWhereAndWhat(String type, String xml, long offset, String path, String problem) {
        refuse(Asn1.type(type.equals("PAIR") ? PAIR : type), xml, offset, path, problem);
    }

    @Test
    void read_documentTypes_areRefused() throws IOException {
        String bomb = "<!DOCTYPE UTF8String [<!ENTITY a \"" + "x".repeat(1000) + "\"><!ENTITY b \"" + "&a;".repeat(1000)
                + "\">]><UTF8String>" + "&b;".repeat(1000) + "</UTF8String>";
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        String stolen =
                "<!DOCTYPE UTF8String [<!ENTITY a SYSTEM \"" + secret.toUri() + "\">]><UTF8String>&a;</UTF8String>";
        String external = " <!DOCTYPE UTF8String SYSTEM \"" + secret.toUri() + "\"><UTF8String/>";

        Type text = Asn1.type("UTF8String");
        refuse(text, bomb, 0, "", "document type");
        refuse(text, stolen, 0, "", "document type");
        refuse(text, external, 1, "", "document type");
    }

    @Test
    void read_placesInLongDocuments_areExact() {
        String before = "<SEQUENCE_OF>" + "<!-- é -->\r\n<INTEGER>1</INTEGER>\n".repeat(10_000);
        Type type = Asn1.type("SEQUENCE OF INTEGER");

        refuse(type, before + "<INTEGER>x</INTEGER>", before.length() + 9, "[10000]", "whole number");
        refuse(type, before + "<INTEGER x=''/>", before.length(), "", "no attributes");
    }

    @Test
    void read_malformedUtf8_isRefusedAtItsPlace() {
        byte[] octets = "<UTF8String>a?</UTF8String>".getBytes(StandardCharsets.UTF_8);
        octets[13] = (byte) 0xff;

        DecodeException refused =
                assertThrows(DecodeException.class, () -> new XerCodec(Asn1.type("UTF8String")).decode(octets));

        assertEquals(13, refused.offset());
        assertTrue(refused.problem().contains("UTF-8"), refused.problem());
    }

    static void refuse(Type type, String xml, long offset, String path, String problem) {
        byte[] octets = xml.getBytes(StandardCharsets.UTF_8);

        DecodeException refused = assertThrows(DecodeException.class, () -> new XerCodec(type).decode(octets));

        assertTrue(refused.problem().contains(problem), refused.getMessage());
        assertEquals(offset, refused.offset(), refused.getMessage());
        assertEquals(path, refused.path());
        assertEquals(DecodeException.Unit.CHARACTER, refused.unit());
    }
}
