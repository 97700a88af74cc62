package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values in XML (X.680 clause 16.10 and the XMLValue of each type): the same as in the other notation. */
class XmlValuesTest {
    private static final String TYPES = """
            Colour ::= ENUMERATED { red, green }
            Number ::= INTEGER { one(1) }
            Bits ::= BIT STRING { a(0), b(1), c(2) }
            Pair ::= SEQUENCE { x INTEGER DEFAULT 3, y Choice OPTIONAL }
            Choice ::= CHOICE { n NULL, t UTF8String, p Pair }
            Pairs ::= SEQUENCE OF Pair
            Colours ::= SET OF Colour
            Choices ::= SEQUENCE OF Choice
            Integers ::= SEQUENCE OF INTEGER
            Nulls ::= SEQUENCE OF NULL
            Named ::= SEQUENCE OF part REAL
            """;

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "<BOOLEAN><true/></BOOLEAN>                          | BOOLEAN ::= TRUE",
                "<BOOLEAN> false </BOOLEAN>                          | BOOLEAN ::= FALSE",
                "<NULL/>                                             | NULL ::= NULL",
                "<INTEGER>-17</INTEGER>                              | INTEGER ::= -17",
                "<Number><one/></Number>                             | Number ::= one",
                "<Number>one</Number>                                | Number ::= 1",
                "<M.Colour><green/></M.Colour>                       | Colour ::= green",
                "<REAL>-1.5E3</REAL>                                 | REAL ::= -1500",
                "<REAL><MINUS-INFINITY/></REAL>                      | REAL ::= MINUS-INFINITY",
                "<BIT_STRING>01 1</BIT_STRING>                       | BIT STRING ::= '011'B",
                "<BIT_STRING/>                                       | BIT STRING ::= ''B",
                "<Bits><a/><c/></Bits>                               | Bits ::= {a, c}",
                "<Bits>a c</Bits>                                    | Bits ::= {a, c}",
                "<OCTET_STRING>0a FF</OCTET_STRING>                  | OCTET STRING ::= '0AFF'H",
                "<OBJECT_IDENTIFIER>2.999.3</OBJECT_IDENTIFIER>      | OBJECT IDENTIFIER ::= {2 999 3}",
                "<OBJECT_IDENTIFIER>iso.b(5)</OBJECT_IDENTIFIER>     | OBJECT IDENTIFIER ::= {iso b(5)}",
                "<RELATIVE_OID>4.3</RELATIVE_OID>                    | RELATIVE-OID ::= {4 3}",
                "<UTF8String> it's -- a &lt;&#65;&#x42;&gt;{</UTF8String> | UTF8String ::= \" it's -- a <AB>{\"",
                "<Pair><x>5</x><y><t>a</t></y></Pair>                | Pair ::= {x 5, y t : \"a\"}",
                "<Pair/>                                             | Pair ::= {}",
                "<Choice><n/></Choice>                               | Choice ::= n : NULL",
                "<Choice><p><y><p/></y></p></Choice>                 | Choice ::= p : {y p : {}}",
                "<Pairs><Pair/><Pair><x>4</x></Pair></Pairs>         | Pairs ::= {{}, {x 4}}",
                "<Colours><red/><green/></Colours>                   | Colours ::= {red, green}",
                "<Choices><n/><t>a</t><p/></Choices>                 | Choices ::= {n : NULL, t : \"a\", p : {}}",
                "<Integers><INTEGER>1</INTEGER></Integers>           | Integers ::= {1}",
                "<Integers></Integers>                               | Integers ::= {}",
                "<Nulls><NULL/><NULL/></Nulls>                       | Nulls ::= {NULL, NULL}",
                "<Named><part>1</part></Named>                       | Named ::= {part 1}",
            })
    void valueInXml_isTheOtherNotation(String xml, String notation) throws Exception {
        assertEquals(Asn1.value(TYPES + "v " + notation), Asn1.value(TYPES + "v ::= " + xml));
    }

    @Test
    void openTypesAndContents_areLeftOut() throws Exception {
        List<String> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                A ::= SEQUENCE { a ANY }
                B ::= OCTET STRING (CONTAINING INTEGER)
                a ::= <A><a><INTEGER>5</INTEGER></a></A>
                b ::= <B>05</B>
                c ::= <UTF8String>x<nul/>y</UTF8String>
                d ::= <INTEGER>5</INTEGER> -- five
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.toString()));

        assertEquals(3, warnings.size());
        assertTrue(warnings.stream().allMatch(warning -> warning.contains("is left out, with what needs it")));
        assertEquals("5", schema.modules().get(0).values().get(0).value().toString());
        assertEquals("five", schema.modules().get(0).values().get(0).comment());
    }

    @Test
    void valueThatIsNotClosed_isTold() {
        SchemaException error = assertThrows(SchemaException.class, () -> Asn1.schema("a ::= <A><b></A>"));

        assertEquals(
                "test.asn:2:7: error: this value in XML is not closed",
                error.getMessage().lines().findFirst().orElseThrow());
    }

    @Test
    void deepXml_isRefused() {
        String deep = "a ::= " + "<a>".repeat(5000) + "</a>".repeat(5000);

        SchemaException error = assertThrows(SchemaException.class, () -> Asn1.schema(deep));

        assertTrue(error.getMessage().contains("nested more than 200 levels deep"));
    }
}
