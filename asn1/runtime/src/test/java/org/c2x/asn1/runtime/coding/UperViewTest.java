package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.NoSuchElementException;
import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields by hand after X.691; those of generated views are compared with decoders elsewhere. */
class UperViewTest {
    private static final String PATH = "a.b";

    /** A view of anything. */
    private static final class View extends UperView {
        View(byte[] octets, int offset, int length) {
            super(octets, offset, length);
        }

        View(UperView outer, int at) {
            super(outer, at, PATH);
        }
    }

    private static View view(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex.replace(" ", ""));
        return new View(octets, 0, octets.length);
    }

    private static String problem(Runnable read) {
        DecodeException error = assertThrows(DecodeException.class, read::run);
        assertEquals(PATH, error.path());
        return error.offset() + ": " + error.problem();
    }

    /** At the end of a short and of a long array words are put together in other ways. */
    @ParameterizedTest
    @ValueSource(strings = {"a5", "a5c3", "0123456789abcdef", "0123456789abcdef0123456789abcdef"})
    void bits_fromAnyPlace_areThose_ofABitReader(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        View view = view(hex);

        for (int at = 0; at <= 8 * octets.length; at++) {
            for (int width = 0; width <= Math.min(64, 8 * octets.length - at); width++) {
                long expected = new BigInteger(1, octets)
                        .shiftRight(8 * octets.length - at - width)
                        .and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE))
                        .longValue();
                assertEquals(expected, view.bits(at, width, PATH), at + "+" + width);
            }
        }
    }

    @Test
    void bitsAfterTheEnd_areRefused_asTruncated() {
        View view = view("a5");

        assertEquals("4: expected 5 bits, found only 4", problem(() -> view.bits(4, 5, PATH)));
        assertEquals("8: expected 1 bit, found only 0", problem(() -> view.bit(8, PATH)));
        assertTrue(
                assertThrows(DecodeException.class, () -> view.skip(0, 9, PATH)).isTruncated());
    }

    @Test
    void part_endsWhereItEnds_whateverStandsAfter() {
        View part = new View(HexFormat.of().parseHex("00a5ff"), 1, 1);

        assertEquals(0xa5, part.bits(0, 8, PATH));
        assertEquals("8: expected 1 bit, found only 0", problem(() -> part.bit(8, PATH)));
    }

    @Test
    void rangesAndIndices_areChecked() {
        View view = view("e0");

        assertEquals(17, view.range(0, 10, 20, 3, PATH));
        assertEquals("0: expected 10..16, found 17", problem(() -> view.range(0, 10, 16, 3, PATH)));
        assertEquals(7, view.index(0, 7, 3, PATH));
        assertEquals("0: expected an index of 0..6, found 7", problem(() -> view.index(0, 6, 3, PATH)));
    }

    /** Clauses 11.7 and 11.8. */
    @ParameterizedTest
    @CsvSource({"0100, 0", "01ff, -1", "02ff00, -256", "087fffffffffffffff, 9223372036854775807"})
    void unconstrainedNumbers(String hex, long number) {
        assertEquals(number, view(hex).unconstrained(0, PATH));
    }

    @Test
    void semiConstrainedNumbers_fitIntoALong() {
        assertEquals(5 + 255, view("01ff").semiConstrained(0, 5, PATH));
        assertEquals(
                "0: expected a number of at most 64 bits, found a longer one",
                problem(() -> view("09010000000000000000").semiConstrained(0, 0, PATH)));
    }

    /** Clause 11.6. */
    @Test
    void smallNumbers_ofBothForms() {
        assertEquals(63, view("7e").smallNumber(0, PATH));
        assertEquals(7, view("7e").afterSmallNumber(0, PATH));
        assertEquals(64, view("80a000").smallNumber(0, PATH));
        assertEquals(17, view("80a000").afterSmallNumber(0, PATH));
        assertEquals(3 + 1 + 63, view("7e").indexBeyond(3, 0, PATH));
    }

    /** Clauses 11.9.3.5 to 11.9.3.8. */
    @Test
    void lengths_ofAllForms() {
        assertEquals(127, view("7f").length(0, PATH));
        assertEquals(8, view("7f").afterLength(0, PATH));
        assertEquals(16_383, view("bfff").length(0, PATH));
        assertEquals(16, view("bfff").afterLength(0, PATH));
        assertEquals(2 << 14 | UperView.FRAGMENT, view("c2").length(0, PATH));
        assertEquals(
                "0: expected a fragment of 1 to 4 blocks of 16K, found 5",
                problem(() -> view("c5").length(0, PATH)));
    }

    @Test
    void fragmentedItems_areCounted_andSteppedOver() {
        byte[] octets = new byte[1 + 2048 + 1 + 1];
        octets[0] = (byte) 0xc1;
        octets[1 + 2048] = 3;
        View view = new View(octets, 0, octets.length);

        assertEquals(16_384 + 3, view.count(0, 1, PATH));
        assertEquals(8 + 16_384 + 8 + 3, view.afterItems(0, 1, PATH));
    }

    @Test
    void bitStrings_ofAtMost64Bits() {
        assertEquals(5, view("03a0").bitString(0, PATH));
        assertEquals(
                "0: expected at most 64 bits, found more",
                problem(() -> view("41000000000000000000").bitString(0, PATH)));
    }

    /** Clauses 19.7 to 19.9: two additions of three, of one and two octets. */
    @Test
    void additions_areFound_orAbsent() {
        // 0000010 101 00000001 11111111 00000010 00000001 00000000
        View view = view("0540 7fc0 8040 00");

        assertEquals(10, view.addition(0, 0, PATH));
        assertEquals(UperView.ABSENT, view.addition(0, 1, PATH));
        assertEquals(10 + 16, view.addition(0, 2, PATH));
        assertEquals(UperView.ABSENT, view.addition(0, 3, PATH));
        assertEquals(10 + 16 + 24, view.afterAdditions(0, PATH));
        assertEquals(0xff, new View(view, view.addition(0, 0, PATH)).bits(0, 8, PATH));
        assertThrows(NoSuchElementException.class, () -> new View(view, view.addition(0, 1, PATH)));
    }

    @Test
    void contentOfAnOpenType_endsWhereItEnds_andIsNotTruncated() {
        View content = new View(view("01ff00"), 0);

        DecodeException error = assertThrows(DecodeException.class, () -> content.bits(0, 9, PATH));
        assertEquals(8, error.offset());
        assertEquals("expected 9 bits, found only 8", error.problem());
        assertFalse(error.isTruncated());
    }
}
