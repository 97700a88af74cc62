package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.junit.jupiter.api.Test;

/** What exceptions say is short, whatever the input was. */
class ErrorTextTest {

    @Test
    void hostileNumber_isQuotedByItsLength() {
        assertEquals(
                "340282366920938463463374607431768211455", Excerpt.of(power(128).subtract(BigInteger.ONE)));
        assertEquals("a number of 8388609 bits", Excerpt.of(power(8_388_608)));
    }

    private static BigInteger power(int exponent) {
        return BigInteger.ONE.shiftLeft(exponent);
    }

    @Test
    void longText_isCut() {
        assertEquals("a".repeat(160) + "...", Excerpt.of("a".repeat(1000)));
        assertEquals("null", Excerpt.of(null));
    }

    @Test
    void longProblem_isCut_andSoIsALongPath() {
        DecodeException decoding = new DecodeException(Unit.BIT, 7, "x", "p".repeat(1_000_000));
        EncodeException encoding = new EncodeException("x", "p".repeat(1_000_000));
        for (int i = 0; i < 10_000; i++) {
            decoding.within("component");
            encoding.within("component");
        }

        assertEquals(1003, decoding.problem().length());
        assertTrue(decoding.getMessage().length() < 2100, decoding::getMessage);
        assertTrue(decoding.getMessage().contains(".component.x at bit 7: pp"), decoding::getMessage);
        assertTrue(encoding.getMessage().length() < 2100, encoding::getMessage);
        assertEquals(10_000 * "component.".length() + 1, decoding.path().length());
    }

    /** ESC, CSI in one character, right-to-left override, and a line of one's own. */
    @Test
    void whatATerminalWouldObey_isNotPrinted() {
        String hostile =
                "\u001b[31mRED\u0007\nc2x: done \u009b1m\u009d0;x\u202eabc\u2028\udc00 \u00e4\u6c34\ud83d\ude00";
        String harmless = "?[31mRED??c2x: done ?1m?0;x?abc?? \u00e4\u6c34\ud83d\ude00";

        assertEquals(harmless, Excerpt.printable(hostile));
        assertEquals(harmless, Excerpt.of(hostile));
        assertEquals(
                harmless + " at bit 7: " + harmless, new DecodeException(Unit.BIT, 7, hostile, hostile).getMessage());
        assertEquals(harmless + ": " + harmless, new EncodeException(hostile, hostile).getMessage());
    }

    @Test
    void path_joinsComponentsAndIndices() {
        DecodeException refused = new DecodeException(Unit.OCTET, 0, "", "p")
                .within("[3]")
                .within("")
                .within("list");

        assertEquals("list[3]", refused.path());
        assertEquals("a.list[3]", refused.within("a").path());
        assertEquals("a.list[3] at octet 0: p", refused.getMessage());
    }

    @Test
    void objectIdentifier_ofThousandsOfArcs_takesNoStack() {
        assertEquals(
                100_001, ObjectIdentifier.of("1" + ".1".repeat(100_000)).arcs().size());
        for (String wrong : new String[] {"", ".", "1.", ".1", "1..2", "+1.2", "1.a", "1.\u0661", "9".repeat(10_001)}) {
            assertThrows(IllegalArgumentException.class, () -> ObjectIdentifier.of(wrong), wrong);
        }
    }
}
