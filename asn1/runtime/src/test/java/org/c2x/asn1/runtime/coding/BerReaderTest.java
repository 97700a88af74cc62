package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements by hand after X.690 clause 8.1. */
class BerReaderTest {
    private static final int SEQUENCE = 0x30;

    private static DerReader reader(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        return new DerReader(octets, 0, octets.length, Limits.DEFAULT);
    }

    private static String problem(Runnable read) {
        DecodeException error = assertThrows(DecodeException.class, read::run);
        return error.offset() + ": " + error.problem();
    }

    /** In the short, a long and the indefinite form. */
    @ParameterizedTest
    @ValueSource(strings = {"30 05 0500 0101ff 7f", "30 8105 0500 0101ff 7f", "30 80 0500 0101ff 0000 7f"})
    void contents_areEntered_passedOver_andLeft(String elements) {
        DerReader in = reader(elements.replace(" ", ""));

        long outer = in.enter(SEQUENCE);
        assertEquals(2, in.countElements());
        in.skip();
        assertEquals("0101ff", HexFormat.of().formatHex(in.readElement().toByteArray()));
        assertFalse(in.hasMore());
        in.leave(outer);

        assertTrue(in.hasMore());
        assertEquals(0x7f, in.read(8));
    }

    @Test
    void contentsOfAnotherTag_areNotEntered() {
        assertEquals(
                "0: expected the tag 0x30, found 0x31",
                problem(() -> reader("3100").enter(SEQUENCE)));
    }

    @Test
    void contentsThatAreNotThere_areNotEntered() {
        DecodeException error =
                assertThrows(DecodeException.class, () -> reader("300505").enter(SEQUENCE));

        assertEquals("expected 5 octets of contents, found only 1", error.problem());
        assertEquals(1, error.offset());
        assertTrue(error.isTruncated());
    }

    @Test
    void contentsThatAreNotRead_areNotLeft() {
        DerReader in = reader("30020500");
        long outer = in.enter(SEQUENCE);

        assertEquals("2: expected no more elements, found 0x5", problem(() -> in.leave(outer)));
    }

    @Test
    void indefiniteFormOfAPrimitiveElement_isRefused() {
        assertEquals(
                "1: expected a length of the definite form",
                problem(() -> reader("04800000").skip()));
    }

    @Test
    void skip_atTheEnd_isRefused() {
        DerReader in = reader("3000");
        in.enter(SEQUENCE);

        assertEquals("2: expected an element, found the end of the contents", problem(in::skip));
    }

    /** Clause 8.3.2. */
    @Test
    void wholeNumber_inMoreOctetsThanItTakes_isRefused() {
        assertEquals(128, reader("020080").readUnconstrainedLong());
        assertEquals(-128, reader("0180").readUnconstrainedLong());
        assertEquals(
                "0: expected a whole number in the fewest octets, found 2",
                problem(() -> reader("02007f").readUnconstrainedLong()));
        assertEquals(
                "0: expected a whole number in the fewest octets, found 2",
                problem(() -> reader("02ff80").readUnconstrained()));
    }

    @Test
    void seekWithin_staysInTheContents() {
        DerReader in = reader("30020500");
        in.enter(SEQUENCE);

        assertFalse(in.seekWithin(33));
        assertEquals(16, in.position());
        assertTrue(in.seekWithin(32));
        assertEquals(32, in.position());
    }

    @Test
    void componentsOfASet_comeOnce_andAllOfThem() {
        DerReader in = reader("0500");
        long seen = in.requireFirst(0, 1);

        assertEquals(2, seen);
        assertEquals("0: expected each component once, found another one", problem(() -> in.requireFirst(seen, 1)));
        in.requireAll(seen, 2, "a b");
        DecodeException error = assertThrows(DecodeException.class, () -> in.requireAll(seen, 3, "a b"));
        assertEquals("a", error.path());
    }
}
