package org.c2x.asn1.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.c2x.asn1.resolve.SchemaLoader;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.SchemaException;
import org.c2x.asn1.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnboundedPartsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "INTEGER (0..9) | ''",
                "INTEGER (0..MAX) | VALUES",
                "SEQUENCE OF BOOLEAN | ELEMENTS",
                "SEQUENCE OF INTEGER | ELEMENTS [*] VALUES",
                "SEQUENCE (SIZE (0..3)) OF SEQUENCE { a INTEGER, b OCTET STRING (SIZE (4)) } | [*].a VALUES",
                "SEQUENCE { b CHOICE { c NULL, d UTF8String }, e RELATIVE-OID OPTIONAL } | b.d VALUES e VALUES",
                "SEQUENCE { a BOOLEAN, ..., b INTEGER } | ''",
                "CHOICE { a BOOLEAN, ..., b INTEGER } | ''",
                "SEQUENCE { a T OPTIONAL, b BOOLEAN } | a RECURSION",
                "SEQUENCE { a CHOICE { none NULL, more T (WITH COMPONENTS { a }) } } | a.more RECURSION"
            })
    void parts_ofATypeInUper(String notation, String parts) {
        assertEquals(parts, parts(type("T ::= " + notation, "T"), 100));
    }

    @Test
    void number_isLimited() {
        String types = "T0 ::= INTEGER"
                + IntStream.rangeClosed(1, 60)
                        .mapToObj(i -> " T" + i + " ::= SEQUENCE { a T" + (i - 1) + ", b T" + (i - 1) + " }")
                        .collect(Collectors.joining());

        assertEquals(
                100,
                new UnboundedParts(new Widths(new UperRules()))
                        .of(type(types, "T60"), 100)
                        .size());
    }

    private static String parts(Type type, int most) {
        return new UnboundedParts(new Widths(new UperRules()))
                .of(type, most).stream()
                        .map(part -> (part.path() + ' ' + part.cause()).strip())
                        .collect(Collectors.joining(" "));
    }

    private static Type type(String assignments, String name) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + assignments + " END";
        try {
            return new TypeReference(SchemaLoader.load(List.of(new SourceFile("test.asn", module)))
                    .find(name)
                    .orElseThrow());
        } catch (SchemaException e) {
            throw new IllegalArgumentException(module, e);
        }
    }
}
