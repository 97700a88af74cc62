package org.c2x.asn1.runtime.exi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.OctetString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of bit-packed EXI; octets by hand from the rules of the W3C recommendation, clause 7.1. */
class ExiBitsTest {

    private static String written(Consumer<ExiWriter> values) {
        ExiWriter out = new ExiWriter();
        values.accept(out);
        return HexFormat.of().formatHex(out.toByteArray());
    }

    private static ExiReader reader(String hex) {
        ExiReader in = new ExiReader();
        byte[] octets = HexFormat.of().parseHex(hex);
        in.reset(octets, 0, octets.length, Limits.DEFAULT);
        return in;
    }

    private static BigInteger naive(ExiReader in) {
        BigInteger number = BigInteger.ZERO;
        int octet;
        int shift = 0;
        do {
            octet = (int) in.read(8);
            number = number.add(BigInteger.valueOf(octet & 0x7f).shiftLeft(shift));
            shift += 7;
        } while (octet > 0x7f);
        return number;
    }

    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 8001",
        "300, ac02",
        "16383, ff7f",
        "16384, 808001",
        "2097151, ffff7f",
        "268435455, ffffff7f",
        "268435456, 8080808001",
        "562949953421311, ffffffffffff7f",
        "562949953421312, 8080808080808001",
        "9223372036854775807, ffffffffffffffff7f"
    })
    void unsigned(long number, String hex) {
        assertEquals(hex, written(out -> out.writeUnsigned(number)));
        assertEquals(hex, written(out -> out.writeUnsigned(BigInteger.valueOf(number))));
        assertEquals(number, reader(hex).readUnsigned(Long.MAX_VALUE, ""));
        assertEquals(BigInteger.valueOf(number), reader(hex).readUnsigned());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0000",
        "1, 0080",
        "-1, 8000",
        "-128, bf80",
        "-129, c00080",
        "63, 1f80",
        "128, 400080",
        "-9223372036854775808, ffffffffffffffffbf80",
        "9223372036854775807, 7fffffffffffffffbf80"
    })
    void integer(long number, String hex) {
        assertEquals(hex, written(out -> out.writeInteger(number)));
        assertEquals(hex, written(out -> out.writeInteger(BigInteger.valueOf(number))));
        assertEquals(number, reader(hex).readInteger(Long.MIN_VALUE, Long.MAX_VALUE, ""));
        assertEquals(BigInteger.valueOf(number), reader(hex).readInteger());
    }

    @Test
    void numbersOfEveryLength_atEveryBit_areWhatANaiveReaderFinds() {
        SplittableRandom random = new SplittableRandom(7);
        ExiWriter out = new ExiWriter();
        for (int i = 0; i < 20_000; i++) {
            int skipped = random.nextInt(64);
            long number = random.nextLong() >>> random.nextInt(1, 64);
            long signed = random.nextLong() >> random.nextInt(64);
            out.reset();
            out.write(0, skipped);
            out.writeUnsigned(number);
            out.writeInteger(signed);
            byte[] octets = out.toByteArray();

            ExiReader in = reader(HexFormat.of().formatHex(octets));
            in.claim(skipped);
            assertEquals(number, in.readUnsigned(number, ""));
            assertEquals(signed, in.readInteger(signed, signed, ""));
            assertEquals(out.position(), in.position());

            in = reader(HexFormat.of().formatHex(octets));
            in.claim(skipped);
            assertEquals(BigInteger.valueOf(number), naive(in));
            boolean negative = in.readBit();
            assertEquals(BigInteger.valueOf(negative ? ~signed : signed), naive(in));
        }
    }

    @Test
    void zerosAfterTheLastGroup_meanNothing() {
        assertEquals(5, reader("858080808080808080808080808000").readUnsigned(5, ""));
        assertEquals(5, reader("858000").readUnsigned(5, ""));
        assertEquals(BigInteger.valueOf(5), reader("85808000").readUnsigned());
    }

    @ParameterizedTest
    @ValueSource(strings = {"80", "8080808080", "808080808080808080", "ffffffffffffffffff01", "ac02"})
    void numbersThatAreCutOffOrTooLarge_areRefused(String hex) {
        DecodeException refused =
                assertThrows(DecodeException.class, () -> reader(hex).readUnsigned(299, "a.b"));

        assertEquals("a.b", refused.path());
        assertEquals(DecodeException.Unit.BIT, refused.unit());
    }

    @Test
    void longNumbers_areRefusedInBothDirections() {
        BigInteger most = BigInteger.ONE.shiftLeft(ExiNumber.MOST_BITS).subtract(BigInteger.ONE);
        String hex = written(out -> out.writeUnsigned(most));

        assertEquals(most, reader(hex).readUnsigned());
        assertThrows(EncodeException.class, () -> new ExiWriter().writeUnsigned(most.shiftLeft(1)));
        assertThrows(
                DecodeException.class, () -> reader("80".repeat(8_000) + "01").readUnsigned());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "3, 2", "4, 3", "7, 3", "8, 4"})
    void codes_takeAsManyBitsAsTheLastNeeds(int last, int bits) {
        ExiWriter out = new ExiWriter();
        out.writeCode(last, last);

        assertEquals(bits, out.position());
        byte[] octets = out.toByteArray();
        assertEquals(last, reader(HexFormat.of().formatHex(octets)).readCode(last));
    }

    @Test
    void codesAboveTheLast_areRefused() {
        assertThrows(DecodeException.class, () -> reader("c0").readCode(2));
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "1, 1, 0", "1500, 15, 2", "-0.25, -25, -2", "Infinity, 1, -16384", "NaN, 0, -16384"})
    void floats(double number, long mantissa, long exponent) {
        assertEquals(new ExiFloat(mantissa, exponent), ExiFloat.of(number));
        assertEquals(number, new ExiFloat(mantissa, exponent).toDouble());
    }

    @Test
    void minusZero_isRefused() {
        assertThrows(EncodeException.class, () -> new ExiWriter().writeFloat(-0.0));
    }

    // Strings: a first one is a length plus 2 and its characters, another equal one its place in a partition

    @Test
    void strings_areWrittenOnce() {
        String hex = written(out -> {
            out.writeString("ab", 1);
            out.writeString("ab", 1);
            out.writeString("ab", 2);
            out.writeString("", 1);
            out.writeString("", 1);
        });

        // local and global partition have one value each: its place takes no bits
        assertEquals("046162" + "00" + "01" + "02" + "02", hex);
        ExiReader in = reader(hex);
        assertEquals("ab", in.readString(1));
        assertEquals("ab", in.readString(1));
        assertEquals("ab", in.readString(2));
        assertEquals("", in.readString(1));
    }

    @Test
    void places_takeAsManyBitsAsThePartitionNeeds() {
        String hex = written(out -> {
            out.writeString("a", 0);
            out.writeString("b", 1);
            out.writeString("c", 1);
            out.writeString("c", 1);
            out.writeString("b", 0);
        });

        // c is the second of two, 1 bit; b the second of three, 2 bits
        assertEquals("0361" + "0362" + "0363" + "00" + "80a0", hex);
        ExiReader in = reader(hex);
        String all = in.readString(0) + in.readString(1) + in.readString(1) + in.readString(1) + in.readString(0);
        assertEquals("abccb", all);
    }

    @Test
    void manyStrings_areFoundAgain() {
        SplittableRandom random = new SplittableRandom(3);
        int[] numbers = random.ints(3_000, 0, 1_000).toArray();
        ExiWriter out = new ExiWriter();
        for (int round = 0; round < 2; round++) {
            out.begin();
            for (int number : numbers) {
                out.writeString("\u20ac" + number + "\ud83d\ude00", number % 40);
            }
            ExiReader in = reader(HexFormat.of().formatHex(out.toByteArray()));
            in.readHeader();
            for (int number : numbers) {
                assertEquals("\u20ac" + number + "\ud83d\ude00", in.readString(number % 40));
            }
            out.releaseAll();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"00", "01", "0461", "ffffffff7f", "03ffff7f", "0361" + "0362" + "0363" + "01c0"})
    void stringsThatAreNone_areRefused(String hex) {
        ExiReader in = reader(hex);

        assertThrows(DecodeException.class, () -> {
            for (int i = 0; i < 4; i++) {
                in.readString(0);
            }
        });
    }

    @Test
    void loneSurrogates_areNoUtf8() {
        assertThrows(DecodeException.class, () -> reader("0380b003").readUtf8String(0));
        assertEquals("\ud800", reader("0380b003").readString(0));
    }

    // Octets and bits

    @Test
    void binary() {
        String hex = written(out -> {
            out.writeBinary(OctetString.ofHex("c0ffee"));
            out.writeBinary(BitString.of(0x15, 5), 13);
        });

        assertEquals("03c0ffee" + "02a800", hex);
        ExiReader in = reader(hex);
        assertArrayEquals(HexFormat.of().parseHex("c0ffee"), in.readBinary().toByteArray());
        assertEquals(BitString.of(0x1500, 13), in.readBinary(13));
    }

    @ParameterizedTest
    @ValueSource(strings = {"02a801", "01a8", "03a80000", "02a8", "ffffffff0f"})
    void binaryOfAnotherLength_orWithUnusedBitsSet_isRefused(String hex) {
        assertThrows(DecodeException.class, () -> reader(hex).readBinary(13));
    }

    @Test
    void lengthBeyondTheInput_isRefusedBeforeAnythingIsAllocated() {
        assertThrows(DecodeException.class, () -> reader("ffffffff0700").readBinary());
    }

    @ParameterizedTest
    @ValueSource(strings = {"8080", "a000", "9000", "8100", "2445584980", "0000"})
    void otherHeaders_areRefused(String hex) {
        assertThrows(DecodeException.class, () -> reader(hex).readHeader());
    }
}
