package org.c2x.asn1.emit.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import java.util.Locale;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A number below the least one of 64 bits and a sign is refused where the encoding has no bounds. */
class BelowTheLeastTest {

    /** The contents octets of X.690 clause 8.3, after their length in OER (X.696 clause 10.4). */
    @ParameterizedTest
    @CsvSource({"OER, 09", "DER, 300B8009"})
    void numberIsRefused(String rules, String before) {
        BackEnd backEnd = BackEnd.of(RuleSet.valueOf(rules));
        GeneratedCode code = GeneratedCode.compile("""
                Numbers DEFINITIONS AUTOMATIC TAGS ::= BEGIN
                Sum ::= SEQUENCE { number INTEGER (-18446744073709551616..18446744073709551616) }
                END
                """, BackEnd.JAVA, backEnd);
        Codec<Object> codec = codec(code, rules);
        byte[] least = octets(before + "FF0000000000000000");
        byte[] below = octets(before + "FEFFFFFFFFFFFFFFFF");

        assertArrayEquals(least, codec.encode(codec.decode(least)));
        assertThrows(DecodeException.class, () -> codec.decode(below));
    }

    @SuppressWarnings("unchecked")
    private static Codec<Object> codec(GeneratedCode code, String rules) {
        return (Codec<Object>)
                code.constant("Sum" + rules.charAt(0) + rules.substring(1).toLowerCase(Locale.ROOT), "CODEC");
    }

    private static byte[] octets(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
