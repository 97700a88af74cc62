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
import org.junit.jupiter.params.provider.CsvSource;

/** Identifier and length octets by hand after X.690 clause 8.1. */
class BerHeadersTest {

    private static DerReader reader(String hex) {
        byte[] octets = HexFormat.of().parseHex(hex);
        return new DerReader(octets, 0, octets.length, Limits.DEFAULT);
    }

    private static String problem(Runnable read) {
        DecodeException error = assertThrows(DecodeException.class, read::run);
        return error.offset() + ": " + error.problem();
    }

    @ParameterizedTest
    @CsvSource({"0200, 02", "bf1f00, bf1f", "bf817f00, bf817f", "bf81807f00, bf81807f"})
    void nextTag_isItsIdentifierOctets_andStays(String octets, String tag) {
        DerReader in = reader(octets);

        assertEquals(Integer.parseUnsignedInt(tag, 16), in.nextTag());
        assertEquals(0, in.position());
        assertEquals(Integer.parseUnsignedInt(tag, 16), in.readTag());
        assertEquals(4 * tag.length(), in.position());
    }

    @Test
    void nextTag_ofMoreOctetsThanASchemaHas_isAnotherOne() {
        assertEquals(BerHeaders.OTHER_TAG, reader("bf8181817f00").nextTag());
    }

    @Test
    void nextTag_atTheEnd_isNone() {
        assertEquals(BerHeaders.NO_TAG, reader("").nextTag());
    }

    /** Clause 8.1.2.4.2: the number in the fewest octets. */
    @Test
    void tagWithLeadingZeros_isRefused() {
        assertEquals(
                "0: expected a tag in the fewest octets, found leading zeros in its number",
                problem(() -> reader("bf800100").nextTag()));
    }

    @Test
    void tagThatIsCut_isRefused() {
        assertTrue(assertThrows(DecodeException.class, () -> reader("bf81").nextTag())
                .isTruncated());
    }

    @Test
    void isNext_takesBothForms_andNoOtherTag() {
        assertTrue(reader("0400").isNext(0x04));
        assertTrue(reader("2400").isNext(0x04));
        assertTrue(reader("bf1f00").isNext(0x9f1f));
        assertFalse(reader("0500").isNext(0x04));
        assertFalse(reader("bf").isNext(0x9f1f));
        assertFalse(reader("").isNext(0x04));
    }

    @ParameterizedTest
    @CsvSource({"00, 0", "7f, 127", "8180, 128", "8101, 1", "82ffff, 65535", "83010000, 65536", "850000000002, 2"})
    void length_ofEachForm(String octets, int length) {
        DerReader in = reader(octets);

        assertEquals(length, in.readLength());
        assertEquals(4 * octets.length(), in.position());
    }

    @Test
    void lengths_thatAreNone() {
        assertEquals(
                "0: expected a length of the definite form",
                problem(() -> reader("80").readLength()));
        assertEquals(
                "0: expected a length, found octet 0xff",
                problem(() -> reader("ff00").readLength()));
        assertEquals(
                "0: expected a length of at most " + BitReader.MAX_OCTETS + " octets",
                problem(() -> reader("850100000000").readLength()));
    }

    @Test
    void indefiniteLength_isNegative() {
        DerReader in = reader("800000");

        assertTrue(in.readAnyLength() < 0);
        assertEquals(8, in.position());
    }

    @Test
    void wrongTag_saysWhatStandsThere() {
        assertEquals("0: expected a number, found 0x5", errorOf(reader("0500")));
        assertEquals("0: expected a number, found the end of the contents", errorOf(reader("")));
        assertEquals("0: expected a number, found a longer one", errorOf(reader("bf8181817f00")));
    }

    private static String errorOf(DerReader in) {
        DecodeException error = in.wrongTag("a number");
        return error.offset() + ": " + error.problem();
    }
}
