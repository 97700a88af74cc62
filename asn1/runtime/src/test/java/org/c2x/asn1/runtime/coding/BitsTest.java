package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Writer and reader against plain strings of binary digits. */
class BitsTest {

    @Test
    void fields_ofAllWidths_standOneAfterAnother() {
        Random random = new Random(1);
        for (int round = 0; round < 500; round++) {
            StringBuilder digits = new StringBuilder();
            UperWriter out = new UperWriter();
            int[] widths = random.ints(60, 0, 65).toArray();
            long[] fields = random.longs(widths.length).toArray();
            for (int i = 0; i < widths.length; i++) {
                fields[i] = widths[i] == 0 ? 0 : fields[i] >>> -widths[i];
                out.writeLong(fields[i], widths[i]);
                for (int bit = widths[i] - 1; bit >= 0; bit--) {
                    digits.append(fields[i] >>> bit & 1);
                }
            }
            byte[] octets = octets(digits);
            assertEquals(digits.length(), out.position());

            UperReader in = reader(octets);
            for (int i = 0; i < widths.length; i++) {
                assertEquals(fields[i], in.readLong(widths[i]));
            }
            assertArrayEquals(octets, out.toByteArray());
        }
    }

    private static byte[] octets(CharSequence digits) {
        byte[] octets = new byte[(digits.length() + 7) / 8];
        for (int i = 0; i < digits.length(); i++) {
            octets[i / 8] |= (byte) ((digits.charAt(i) - '0') << 7 - i % 8);
        }
        return octets;
    }

    private static UperReader reader(byte[] octets) {
        return new UperReader(octets, 0, octets.length, Limits.DEFAULT);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 7, 8, 9, 33, 56, 57, 63})
    void octetsAndBits_startAtAnyBit(int lead) {
        byte[] data = new byte[37];
        new Random(lead).nextBytes(data);
        BitString bits = BitString.of(data, 37 * 8 - 3);
        UperWriter out = new UperWriter();
        out.writeLong(0, lead);
        out.writeOctets(data, 0, data.length);
        out.write(1, 1);
        out.writeBits(bits, bits.length());
        out.write(1, 1);
        byte[] target = out.toByteArray();

        UperReader in = reader(target);
        assertEquals(0, in.readLong(lead));
        assertArrayEquals(data, in.readOctets(data.length));
        assertEquals(1, in.read(1));
        assertEquals(bits, in.readBits(bits.length()));
        assertEquals(1, in.read(1));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 16383, 16384, 16385, 65535, 65536, 65537, 81920, 131072, 200000})
    void octetsWithLength_inFragments(int count) {
        byte[] data = new byte[count];
        new Random(count).nextBytes(data);
        UperWriter out = new UperWriter();
        out.write(5, 3);
        out.writeOctetsWithLength(OctetString.wrap(data));
        assertEquals(3 + UperLength.ofOctets(count), out.position());
        out.writeBitsWithLength(BitString.of(Arrays.copyOf(data, Math.min(count, 20)), Math.min(count, 20) * 8), 0);
        byte[] target = out.toByteArray();

        UperReader in = reader(target);
        assertEquals(5, in.read(3));
        assertArrayEquals(data, in.readOctets());
        assertEquals(0, in.readBits().length());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 64, 65, 16384, 70000, 150001})
    void bitsWithLength_inFragments(int count) {
        byte[] data = new byte[(count + 7) / 8];
        new Random(count).nextBytes(data);
        BitString bits = BitString.of(data, count);
        UperWriter out = new UperWriter();
        out.write(1, 1);
        out.writeBitsWithLength(bits, count);
        assertEquals(1 + UperLength.ofDeterminants(count) + count, out.position());
        byte[] target = out.toByteArray();

        UperReader in = reader(target);
        in.read(1);
        assertEquals(bits, in.readBits());
    }

    @ParameterizedTest
    @ValueSource(
            longs = {0, 127, 128, -128, -129, 32767, -32768, 32768, Integer.MAX_VALUE, Long.MAX_VALUE, Long.MIN_VALUE})
    void unconstrained_isMinimalTwosComplement(long number) {
        byte[] expected = BigInteger.valueOf(number).toByteArray();
        UperWriter out = new UperWriter();
        out.writeUnconstrained(number);

        assertEquals(8 + 8 * expected.length, out.position());
        assertEquals(out.position(), UperLength.ofUnconstrained(number));
        assertEquals(out.position(), UperLength.ofUnconstrained(BigInteger.valueOf(number)));
        byte[] target = out.toByteArray();
        assertArrayEquals(expected, Arrays.copyOfRange(target, 1, 1 + expected.length));
        assertEquals(number, reader(target).readUnconstrainedLong());
    }

    @Test
    void smallNumbers() {
        UperWriter out = new UperWriter();
        out.writeSmallNumber(63);
        out.writeSmallNumber(64);
        out.writeSmallNumber(300);
        assertEquals(
                out.position(),
                UperLength.ofSmallNumber(63) + UperLength.ofSmallNumber(64) + UperLength.ofSmallNumber(300));
        out.writeSmallLength(1);
        out.writeSmallLength(64);
        out.writeSmallLength(65);
        byte[] target = out.toByteArray();

        UperReader in = reader(target);
        assertEquals(63, in.readSmallNumber());
        assertEquals(64, in.readSmallNumber());
        assertEquals(300, in.readSmallNumber());
        assertEquals(1, in.readSmallLength());
        assertEquals(64, in.readSmallLength());
        assertEquals(65, in.readSmallLength());
    }

    @Test
    void characters_ofSevenBits_arePacked() {
        // X.691 clause 30.5: IA5String takes 7 bits a character
        CharacterTable ia5 = CharacterTable.of(0, 0x7f);
        UperWriter out = new UperWriter();
        out.writeCharactersWithLength("Director, 12", ia5);
        byte[] target = out.toByteArray();

        assertEquals("0c89a7965c7d37f258818b20", HexFormat.of().formatHex(target));
        assertEquals("Director, 12", reader(target).readCharacters(ia5));
    }

    @Test
    void characters_ofASmallAlphabet_areIndexed() {
        CharacterTable numeric = CharacterTable.of(' ', ' ', '0', '9');
        UperWriter out = new UperWriter();
        out.writeCharacters("09 5", numeric);
        byte[] target = out.toByteArray();

        assertEquals("1a06", HexFormat.of().formatHex(target));
        assertEquals("09 5", reader(target).readCharacters(4, numeric));
        DecodeException thrown = assertThrows(
                DecodeException.class, () -> reader(new byte[] {(byte) 0xb0}).readCharacters(1, numeric));
        assertEquals("at bit 0: expected a character code below 11, found 11", thrown.getMessage());
    }

    @Test
    void characters_beyondTheBmp_areOneEachWhateverTheirWidth() {
        CharacterTable clefAndA = CharacterTable.of('a', 'a', 0x1d11e, 0x1d11e);
        String text = "a\ud834\udd1ea";
        UperWriter out = new UperWriter();
        out.writeCharacters(text, clefAndA);
        byte[] target = out.toByteArray();

        assertEquals(3, clefAndA.count(text));
        assertEquals("40", HexFormat.of().formatHex(target));
        assertEquals(text, reader(target).readCharacters(3, clefAndA));
    }

    @Test
    void surrogates_areNoCharacters() {
        byte[] pair = HexFormat.of().parseHex("d834dd1e");

        assertThrows(DecodeException.class, () -> reader(pair).readCharacters(2, CharacterTable.BMP));
        assertFalse(CharacterTable.BMP.allows("\ud834\udd1e"));
        assertFalse(CharacterTable.UNIVERSAL.allows("\ud834"));
        assertTrue(CharacterTable.UNIVERSAL.allows("\ud834\udd1e"));
    }

    @Test
    void take_beyondTheEnd_namesTheField() {
        UperReader in = reader(new byte[2]);

        DecodeException thrown = assertThrows(DecodeException.class, () -> in.take(24, "a:7 b.c:8 d:9"));
        assertEquals("d at bit 15: expected 9 bits, found only 1", thrown.getMessage());
    }

    @Test
    void openType_inFragments_keepsItsOffset() {
        byte[] content = new byte[20000];
        content[19999] = 7;
        UperWriter out = new UperWriter();
        out.write(0, 4);
        out.writeOctetsWithLength(OctetString.of(content));
        byte[] target = out.toByteArray();

        UperReader in = reader(target);
        in.read(4);
        UperReader open = in.openType();
        open.readOctets(19999);
        assertEquals(4 + 19999 * 8, open.offset(open.position()));
        assertEquals(7, open.read(8));
        assertThrows(DecodeException.class, () -> open.read(1));
    }

    @Test
    void zeroWidthElements_areCountedOverTheMessage() {
        UperReader in = reader(new byte[1]);
        in.requireElements(60_000, 0);

        assertThrows(DecodeException.class, () -> in.requireElements(6_000, 0));
    }

    @Test
    void message_farIntoALargeArray_isRead() {
        byte[] large = new byte[BitReader.MAX_OCTETS + 20];
        large[large.length - 2] = 0x5a;

        UperReader in = new UperReader(large, large.length - 3, 3, Limits.DEFAULT);

        assertEquals(0x005a00, in.read(24));
        assertEquals(3, in.consumedOctets());
        assertEquals(24, assertThrows(DecodeException.class, in::readBit).offset());
        assertThrows(DecodeException.class, () -> new UperReader(large, 0, large.length, Limits.DEFAULT));
    }

    @Test
    void elements_areCountedOverTheMessage() {
        UperReader in = new UperReader(new byte[100], 0, 100, Limits.DEFAULT.withElements(500));
        in.requireElements(400, 1, 4);

        assertEquals(
                "expected at most 500 list elements in a message",
                assertThrows(DecodeException.class, () -> in.requireElements(101, 1, 4))
                        .problem());
    }

    @Test
    void memoryOfLists_isMeasuredAgainstTheMessage() {
        UperReader in = new UperReader(new byte[100], 0, 100, Limits.DEFAULT.withExpansion(10));
        in.requireElements(100, 1, (Limits.FREE_OCTETS + 1000) / 100);

        assertEquals(
                "expected lists that take at most 263144 octets of memory",
                assertThrows(DecodeException.class, () -> in.requireElements(100, 1, 1))
                        .problem());
    }
}
