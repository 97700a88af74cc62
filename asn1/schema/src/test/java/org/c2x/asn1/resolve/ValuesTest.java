package org.c2x.asn1.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.Schema;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.c2x.asn1.value.SequenceValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Value notation of every type (X.680 clause 17.7). */
class ValuesTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '`',
            value = {
                "INTEGER ::= -17                                        # -17",
                "INTEGER ::= 123456789012345678901234567890             # 123456789012345678901234567890",
                "INTEGER { many(9) } ::= many                           # 9",
                "INTEGER ::= other                                      # 7",
                "INTEGER ::= M.other                                    # 7",
                "PrintableString ::= text                               # \"text\"",
                "ENUMERATED { dark(1), light(2) } ::= shade             # light",
                "SEQUENCE { a INTEGER, b SET OF BIT STRING } ::= pair   # {a 1, b {'0'B}}",
                "CHOICE { n NULL, t IA5String } ::= choice              # t : \"T\"",
                "BOOLEAN ::= TRUE                                       # TRUE",
                "NULL ::= NULL                                          # NULL",
                "ENUMERATED { other, b } ::= other                      # other",
                "REAL ::= 1.5e-3                                        # 0.0015",
                "REAL ::= -2                                            # -2.0",
                "REAL ::= { mantissa 3, base 2, exponent -1 }           # 1.5",
                "REAL ::= { mantissa 314, base 10, exponent -2 }        # 3.14",
                "REAL ::= MINUS-INFINITY                                # MINUS-INFINITY",
                "REAL ::= NOT-A-NUMBER                                  # NOT-A-NUMBER",
                "BIT STRING ::= '0101 1'B                               # '01011'B",
                "BIT STRING ::= 'A5F'H                                  # '101001011111'B",
                "BIT STRING { a(0), c(2) } ::= { a, c }                 # '101'B",
                "BIT STRING { a(0), c(2) } (SIZE(5)) ::= { c }          # '00100'B",
                "BIT STRING { a(0) } ::= '1000'B                        # '1'B",
                "BIT STRING ::= '1000'B                                 # '1000'B",
                "OCTET STRING ::= '0aF'H                                # ",
                "OCTET STRING ::= '0AF'H                                # '0AF0'H",
                "OCTET STRING ::= '000000011'B                          # '0180'H",
                "UTF8String ::= \"a \"\"quote\"\"\"                     # \"a \"\"quote\"\"\"",
                "UTF8String ::= { \"a\", text, {0,0,38,58} }            # \"atext☺\"",
                "IA5String ::= { {4,1}, {6,1} }                         # \"Aa\"",
                "OBJECT IDENTIFIER ::= { iso member-body(2) 840 other } # {1 2 840 7}",
                "OBJECT IDENTIFIER ::= { itu-t identified-organization etsi(0) } # {0 4 0}",
                "OBJECT IDENTIFIER ::= { oid 5 }                        # {2 999 5}",
                "OBJECT IDENTIFIER ::= { iso standard rel 9 }           # {1 0 3 4 9}",
                "RELATIVE-OID ::= { 1 two(2) rel }                      # {1 2 3 4}",
                "SEQUENCE OF INTEGER ::= { 1, other, -2 }               # {1, 7, -2}",
                "SET OF BOOLEAN ::= {}                                  # {}",
                "SEQUENCE OF item INTEGER ::= { item 1, item 2 }        # {1, 2}",
                "CHOICE { a INTEGER, b NULL } ::= a : 5                 # a : 5",
                "CHOICE { a CHOICE { b NULL } } ::= a : b : NULL        # a : b : NULL",
                "SEQUENCE { a INTEGER, b CHOICE { c NULL } OPTIONAL } ::= { a 1, b c : NULL } # {a 1, b c : NULL}",
                "S ::= { }                                              # {a 5}",
                "S ::= s                                                # {a 6}",
            })
    void value_ofNotation(String notation, String expected) throws Exception {
        String module = "v " + notation + """

                        S ::= SEQUENCE { a INTEGER DEFAULT 5, b S OPTIONAL }
                        s S ::= { a 6 }
                        other INTEGER ::= 7
                        text UTF8String ::= "text"
                        shade ENUMERATED { light(2), dark(1) } ::= light
                        pair SEQUENCE { a INTEGER (0..9), b SET OF BIT STRING } ::= { a 1, b { '0'B } }
                        choice CHOICE { n NULL, t UTF8String } ::= t : "T"
                        oid OBJECT IDENTIFIER ::= { 2 999 }
                        rel RELATIVE-OID ::= { 3 4 }
                        """;
        if (expected == null) {
            assertThrows(SchemaException.class, () -> Asn1.value(module));
        } else {
            assertEquals(expected, Asn1.value(module).toString());
        }
    }

    @Test
    void defaults_fillTheComponents() throws Exception {
        SequenceType type = (SequenceType) Asn1.type("""
                T ::= SEQUENCE { a S DEFAULT { y FALSE }, e ENUMERATED { red, green } DEFAULT green }
                S ::= SEQUENCE { x INTEGER DEFAULT 3, y BOOLEAN }
                """);

        SequenceValue a = (SequenceValue) type.root().get(0).defaultValue().orElseThrow();
        assertEquals("{x 3, y FALSE}", a.toString());
        assertEquals("green", type.root().get(1).defaultValue().orElseThrow().toString());
    }

    @Test
    void defaultThatItsTypeExcludes_isWarnedOf() throws Exception {
        List<Diagnostic> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                E ::= BIT STRING { app(0), enrol(1) } (SIZE(8)) (ALL EXCEPT {})
                P ::= SEQUENCE { type E DEFAULT '00'H }
                END
                """);

        SchemaLoader.load(List.of(file), warnings::add);

        assertEquals(1, warnings.size());
        assertEquals(Diagnostic.Severity.WARNING, warnings.get(0).severity());
        assertEquals(3, warnings.get(0).line());
    }

    @Test
    void valueWithContaining_isOneOfTheContents_butNoStringToCompareWith() throws Exception {
        List<Integer> warnings = new ArrayList<>();
        SourceFile file = new SourceFile("m.asn", """
                M DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Text ::= OCTET STRING (CONTAINING UTF8String)
                hello Text ::= CONTAINING "hello"
                One ::= Text (hello)
                T ::= SEQUENCE { a Text DEFAULT hello, b Text DEFAULT CONTAINING "", c One }
                END
                """);

        Schema schema = SchemaLoader.load(List.of(file), warning -> warnings.add(warning.line()));

        SequenceType type = (SequenceType) schema.find("T").orElseThrow().type();
        assertEquals(
                List.of(Presence.DEFAULT, Presence.DEFAULT, Presence.MANDATORY),
                type.root().stream().map(Component::presence).toList());
        assertTrue(schema.find("One").orElseThrow().type().isContaining());
        assertEquals(List.of(4), warnings);
    }
}
