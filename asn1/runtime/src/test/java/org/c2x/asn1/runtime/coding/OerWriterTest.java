package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Octets by hand after X.696. */
class OerWriterTest {

    private static String written(Consumer<OerWriter> write) {
        OerWriter out = new OerWriter();
        write.accept(out);
        byte[] octets = out.toByteArray();
        assertEquals(octets.length, out.length());
        return HexFormat.of().formatHex(octets);
    }

    /** Clause 8.6. */
    @ParameterizedTest
    @CsvSource({"0, 00", "127, 7f", "128, 8180", "255, 81ff", "256, 820100", "65536, 83010000", "16777216, 8401000000"})
    void length_hasTheFewestOctets(int length, String octets) {
        assertEquals(octets, written(out -> out.writeLength(length)));
    }

    /** Clause 13.3.1: the number of unused bits comes first; they are the last ones, and zeros. */
    @ParameterizedTest
    @CsvSource({"0, 0100", "1, 020780", "3, 0205e0", "8, 0200ff", "9, 0307ff80"})
    void bitString_saysHowManyBitsAreUnused(int bits, String octets) {
        BitString ones = BitString.withBits(bits, IntStream.range(0, bits).toArray());

        assertEquals(octets, written(out -> out.writeBitsWithLength(ones, bits)));
    }

    @Test
    void bitStringWithoutALength_fillsItsLastOctet() {
        assertEquals("a0", written(out -> out.writePaddedBits(BitString.withBits(3, 0, 2), 3)));
    }

    /** Clause 10.3. */
    @ParameterizedTest
    @CsvSource({
        "-1, 8, ff",
        "-128, 8, 80",
        "-2, 16, fffe",
        "1, 32, 00000001",
        "-9223372036854775808, 64, 8000000000000000"
    })
    void signedNumber_isTwosComplement(long number, int width, String octets) {
        assertEquals(octets, written(out -> out.writeSigned(number, width)));
    }

    /** Clause 17: a number of octets, then the count, never in no octets. */
    @ParameterizedTest
    @CsvSource({"0, 0100", "255, 01ff", "256, 020100", "2147483647, 047fffffff"})
    void quantity_hasTheFewestOctets_butOne(int count, String octets) {
        assertEquals(octets, written(out -> out.writeQuantity(count)));
    }

    /** Clause 11: the short form to 127, the long one of other numbers. */
    @ParameterizedTest
    @CsvSource({"0, 00", "127, 7f", "128, 820080", "-1, 81ff", "-129, 82ff7f", "32768, 83008000"})
    void enumeral_isShortOrLong(long number, String octets) {
        assertEquals(octets, written(out -> out.writeShortOrLong(number)));
    }

    /** Clause 8.7: tags of one octet and of more. */
    @ParameterizedTest
    @CsvSource({"0x81, 81", "0xbf3f, bf3f", "0xbf8100, bf8100", "0xbf818001, bf818001"})
    void tag_isItsOctets(String tag, String octets) {
        assertEquals(octets, written(out -> out.writeTag(Integer.parseUnsignedInt(tag.substring(2), 16))));
    }

    @Test
    void tagOfALaterVersion_hasRoomInAnOctet_orIsNotKnown() {
        assertEquals("83be", written(out -> {
            out.writeLaterTag(0x82, 1);
            out.writeLaterTag(0x82, 0x3c);
        }));
        EncodeException error = assertThrows(EncodeException.class, () -> new OerWriter().writeLaterTag(0x82, 0x3d));
        assertEquals("the tag of the alternative of a later version is not known", error.problem());
    }

    /** Clause 30. */
    @Test
    void openType_isItsLengthAndContent() {
        assertEquals("020102", written(out -> {
            OerWriter content = out.openType(16);
            content.write(0x0102, 16);
            out.closeOpenType(content, 16);
        }));
    }

    @Test
    void textsOfWideCharacters_areOctetsAfterTheirLength() {
        assertEquals("040041263a", written(out -> out.writeUtf16("A\u263a")));
        assertEquals("08000000410001f600", written(out -> out.writeUtf32("A\ud83d\ude00")));
    }
}
