package org.c2x.asn1.runtime.coding;

import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;

/**
 * The contents octets of a BIT STRING (X.690 clause 8.6): the number of unused bits in the last octet, then the bits.
 * Unused bits are zero, as canonical encodings want them (clause 11.2).
 */
public final class BitStringContents {

    private BitStringContents() {}

    /** The contents octets of a value. */
    public static byte[] of(BitString bits) {
        byte[] octets = bits.toByteArray();
        byte[] contents = new byte[1 + octets.length];
        contents[0] = (byte) (8 * octets.length - bits.length());
        System.arraycopy(octets, 0, contents, 1, octets.length);
        return contents;
    }

    /**
     * The value of contents octets.
     *
     * @throws IllegalArgumentException if they are none; the message says why
     */
    public static BitString toBitString(byte[] contents) {
        int unused = contents.length == 0 ? -1 : contents[0];
        if (unused < 0 || unused > 7 || contents.length == 1 && unused > 0) {
            throw new IllegalArgumentException("expected 0 to 7 unused bits, and octets that hold them");
        }
        if ((contents[contents.length - 1] & (1 << unused) - 1) != 0 && contents.length > 1) {
            throw new IllegalArgumentException("expected unused bits to be zero");
        }
        long length = 8L * (contents.length - 1) - unused;
        if (length > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("expected at most " + Integer.MAX_VALUE + " bits, found " + length);
        }
        return BitString.wrap(Arrays.copyOfRange(contents, 1, contents.length), (int) length);
    }
}
