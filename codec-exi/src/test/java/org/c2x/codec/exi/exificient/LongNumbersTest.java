package org.c2x.codec.exi.exificient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.siemens.ct.exi.core.values.IntegerValue;
import com.siemens.ct.exi.core.values.IntegerValueType;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import org.c2x.its.contents.Allocation;
import org.junit.jupiter.api.Test;

/** Numbers of thousands of octets: read in time and memory by their length. */
class LongNumbersTest {

    private static IntegerValue read(byte[] groups, boolean negative) throws IOException {
        return WholeNumber.read(new BitChannel(groups, 0), negative);
    }

    /** The groups of a number: seven bits each, the least significant first. */
    private static byte[] groups(BigInteger number) {
        byte[] groups = new byte[Math.max(1, (number.bitLength() + 6) / 7)];
        for (int i = 0; i < groups.length; i++) {
            groups[i] = (byte) (number.shiftRight(7 * i).intValue() & 0x7f | (i < groups.length - 1 ? 0x80 : 0));
        }
        return groups;
    }

    private static BigInteger value(IntegerValue value) {
        return ExificientValues.INSTANCE.toBigInteger(value);
    }

    @Test
    void numbersOfAnyLength_areReadAsTheyAre() throws IOException {
        for (int bits : new int[] {0, 1, 7, 8, 27, 28, 29, 31, 32, 62, 63, 64, 70, 71, 1000, 49_000}) {
            BigInteger number = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
            assertEquals(number, value(read(groups(number), false)), bits + " bits");
            assertEquals(number.not(), value(read(groups(number), true)), bits + " bits");
        }
    }

    @Test
    void smallNumbers_haveTheTypesThatTheLibraryGivesThem() throws IOException {
        assertEquals(IntegerValueType.INT, type(28));
        assertEquals(IntegerValueType.LONG, type(40));
        assertEquals(IntegerValueType.BIG, type(70));
    }

    private static IntegerValueType type(int bits) throws IOException {
        return read(groups(BigInteger.ONE.shiftLeft(bits)), false).getIntegerValueType();
    }

    @Test
    void numberWithoutEnd_isRefused() {
        byte[] endless = new byte[1 << 20];
        Arrays.fill(endless, (byte) 0xff);

        assertThrows(IOException.class, () -> read(endless, false));
    }

    @Test
    void numberOfThousandsOfOctets_takesNoMoreThanSomeTimesItsLength() throws IOException {
        byte[] groups = groups(BigInteger.ONE.shiftLeft(49_000));
        long allocated = Allocation.of(() -> {
            try {
                read(groups, false);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });

        assertTrue(allocated < 10L * groups.length, () -> allocated + " octets");
    }
}
