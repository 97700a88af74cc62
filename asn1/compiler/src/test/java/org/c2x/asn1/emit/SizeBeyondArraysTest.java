package org.c2x.asn1.emit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.IntList;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sizes that neither an array nor a number of Java or C can have. */
class SizeBeyondArraysTest {
    private static final String TYPES = """
            Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN
            S ::= SEQUENCE {
                octets OCTET STRING (SIZE (%1$s)), bits BIT STRING (SIZE (%1$s)), named BIT STRING {x(1)} (SIZE (%1$s)),
                text IA5String (SIZE (%1$s)), utf8 UTF8String (SIZE (%1$s)), numbers SEQUENCE (SIZE (%1$s)) OF
                INTEGER (0..9), open OCTET STRING (SIZE (%1$s, ...)), optional OCTET STRING (SIZE (%1$s)) OPTIONAL }
            END
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0..18446744073709551616",
                "1..18446744073709551615",
                "2..2147483648",
                "0..3 | 2147483648..4294967296",
                "1..10 | 18446744073709551616",
                "2..9223372036854775807"
            })
    void upperBoundAboveAnyArray(String size) throws Exception {
        GeneratedCode code =
                GeneratedCode.compile(Map.of("Test.asn", String.format(TYPES, size)), GeneratedCode.COMPILABLE);
        Object value = code.create(
                "S",
                OctetString.ofHex("0102"),
                BitString.of(5, 3),
                BitString.of(3, 3),
                "ab",
                "cd",
                IntList.of(1, 2),
                OctetString.ofHex("0304"),
                null);
        for (String codecClass : new String[] {"SUper", "SExi"}) {
            @SuppressWarnings("unchecked")
            Codec<Object> codec = (Codec<Object>) code.constant(codecClass, "CODEC");
            assertEquals(value.toString(), codec.decode(codec.encode(value)).toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"JAVA", "UPER", "TREE", "COPY", "EVENTS", "EXI", "BER", "PROTO_MAPPING"})
    void lowerBoundAboveAnyArray(BackEnd backEnd) {
        String module = "Test DEFINITIONS AUTOMATIC TAGS ::= BEGIN\nS ::= SEQUENCE {a OCTET STRING (SIZE (4294967296)),"
                + " l SEQUENCE (SIZE (2147483648..MAX)) OF NULL}\nEND\n";
        NotSupportedException refused =
                assertThrows(NotSupportedException.class, () -> GeneratedCode.generate(module, backEnd));
        String expected = """
                asn1/Test.asn:2:1: Test.S.a: a size of 4294967296 or more, Java arrays can have 2147483647
                asn1/Test.asn:2:1: Test.S.l: a size of 2147483648 or more, Java arrays can have 2147483647""";
        assertEquals(expected, refused.getMessage());
    }

    @Test
    void schemasOfOtherLanguagesHoldAnySize() {
        for (String size : new String[] {"0..18446744073709551616", "18446744073709551616", "4294967296"}) {
            String module = String.format(TYPES, size);
            assertDoesNotThrow(() -> GeneratedCode.generate(module, BackEnd.XSD, BackEnd.PROTO));
        }
    }
}
