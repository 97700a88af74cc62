package org.c2x.asn1.emit.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.c2x.asn1.emit.Compilation.BackEnd;
import org.c2x.asn1.emit.GeneratedCode;
import org.c2x.asn1.plan.RuleSet;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;

/** An untagged CHOICE within a CHOICE in OER: its tag stands there more than once (X.696 clause 20.1, note 3). */
class RepeatedTagTest {
    private static final String MODULE = """
            Test DEFINITIONS IMPLICIT TAGS ::= BEGIN
            T ::= CHOICE { a [5] NULL, b B, ..., f F }
            B ::= CHOICE { c [9] O, d D, x [1] NULL }
            D ::= CHOICE { e [2] BOOLEAN }
            F ::= CHOICE { h [6] O, i [7] NULL }
            O ::= INTEGER (0..255)
            END
            """;

    @Test
    void compiledOer_repeatsTheTagOfTheValue() {
        GeneratedCode code = GeneratedCode.compile(MODULE, BackEnd.JAVA, BackEnd.of(RuleSet.OER));
        @SuppressWarnings("unchecked")
        Codec<Object> codec = (Codec<Object>) code.constant("TOer", "CODEC");

        keeps(codec, code.create("T$B", code.create("B$C", 7)), "898907");
        keeps(codec, code.create("T$B", code.create("B$D", code.create("D$E", true))), "828282ff");
        keeps(codec, code.create("T$F", code.create("F$H", 7)), "86028607");
        DecodeException error = assertThrows(
                DecodeException.class, () -> codec.decode(HexFormat.of().parseHex("898207")));
        assertTrue(error.getMessage().contains("expected the tag 0x89 once more"), error.getMessage());
    }

    private static void keeps(Codec<Object> codec, Object value, String hex) {
        assertEquals(hex, HexFormat.of().formatHex(codec.encode(value)));
        assertEquals(value, codec.decode(HexFormat.of().parseHex(hex)));
    }
}
