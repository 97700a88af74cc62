package org.c2x.asn1.runtime.exi;

import java.math.BigInteger;

/** Arithmetic that readers and writers of EXI share. */
public final class ExiNumber {
    /** Longest number, as long as an EXI library can handle it in acceptable time. */
    public static final int MOST_BITS = 50_000;

    private ExiNumber() {}

    /** Bits that tell so many things apart, one at least. */
    static int bits(int count) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(count - 1);
    }

    /**
     * Seven bits of a number that is not negative.
     *
     * @param magnitude its octets, the most significant one first
     * @param from      the least significant one of the bits
     */
    static int group(byte[] magnitude, int from) {
        int index = magnitude.length - 1 - (from >>> 3);
        int low = index < 0 ? 0 : magnitude[index] & 0xff;
        int high = index < 1 ? 0 : magnitude[index - 1] & 0xff;
        return (high << 8 | low) >>> (from & 7) & 0x7f;
    }

    /** The number whose groups of seven bits are in octets, the least significant group first. */
    public static BigInteger join(byte[] groups) {
        byte[] magnitude = new byte[(groups.length * 7 + 7) / 8];
        for (int i = 0; i < groups.length; i++) {
            int bits = (groups[i] & 0x7f) << (7 * i & 7);
            int index = magnitude.length - 1 - (7 * i >>> 3);
            magnitude[index] |= (byte) bits;
            if (bits > 0xff) {
                magnitude[index - 1] |= (byte) (bits >>> 8);
            }
        }
        return new BigInteger(1, magnitude);
    }
}
