package org.c2x.asn1.runtime;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * The value of a BIT STRING, immutable. Bit 0 is the first bit, the most significant one of the first octet.
 * Up to 64 bits are held in one word, so that the flag fields of ITS messages cost one small object.
 */
public final class BitString {
    /** The first 64 bits, left-aligned; bits beyond the length are zero. */
    private final long word;
    /** All bits if there are more than 64, else null. */
    private final byte @Nullable [] octets;

    private final int length;

    private BitString(long word, byte @Nullable [] octets, int length) {
        this.word = word;
        this.octets = octets;
        this.length = length;
    }

    /**
     * The low {@code length} bits of a number, the most significant of them being bit 0.
     *
     * @param length 0 to 64
     * @throws IllegalArgumentException if the length is outside, or the number has a bit set above it
     */
    public static BitString of(long bits, int length) {
        if (length < 0 || length > Long.SIZE || length < Long.SIZE && bits >>> length != 0) {
            throw new IllegalArgumentException("0x" + Long.toHexString(bits) + " does not fit " + length + " bits");
        }
        return new BitString(length == 0 ? 0 : bits << Long.SIZE - length, null, length);
    }

    /**
     * The first {@code length} bits of the octets, which are copied; what is left of the last octet is ignored.
     *
     * @throws IllegalArgumentException if the octets are not just as many as the bits need
     */
    public static BitString of(byte[] octets, int length) {
        if (length < 0 || octets.length != (length + 7L) >>> 3) {
            throw new IllegalArgumentException(octets.length + " octets for " + length + " bits");
        }
        return wrap(octets.clone(), length);
    }

    /** Takes the array over without a copy: for codecs, which never change it afterwards. */
    public static BitString wrap(byte[] octets, int length) {
        if ((length & 7) != 0) {
            octets[octets.length - 1] &= (byte) (0xff00 >> (length & 7));
        }
        long word = 0;
        for (int i = 0; i < Math.min(octets.length, Long.BYTES); i++) {
            word |= (octets[i] & 0xffL) << (56 - 8 * i);
        }
        return new BitString(word, length > Long.SIZE ? octets : null, length);
    }

    /** A string of zeros but for the bits at the given indices, as named bits are set. */
    public static BitString withBits(int length, int... indices) {
        byte[] octets = new byte[(length + 7) >>> 3];
        for (int index : indices) {
            if (index < 0 || index >= length) {
                throw new IndexOutOfBoundsException("bit " + index + " of " + length);
            }
            octets[index >>> 3] |= (byte) (0x80 >> (index & 7));
        }
        return wrap(octets, length);
    }

    /** Length in bits. */
    public int length() {
        return length;
    }

    /**
     * The bit at an index from 0.
     *
     * @throws IndexOutOfBoundsException beyond the length
     */
    public boolean get(int index) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("bit " + index + " of " + length);
        }
        return index < Long.SIZE || octets == null
                ? (word << index) < 0
                : (octets[index >>> 3] << (index & 7) & 0x80) != 0;
    }

    /**
     * The bits as a number, bit 0 being the most significant one.
     *
     * @throws ArithmeticException if there are more than 64
     */
    public long toLong() {
        if (length > Long.SIZE) {
            throw new ArithmeticException(length + " bits do not fit into 64");
        }
        return length == 0 ? 0 : word >>> Long.SIZE - length;
    }

    /**
     * The first bits as a number, as if zeros followed the last one.
     *
     * @param count 1 to 64
     */
    public long prefix(int count) {
        return word >>> Long.SIZE - count;
    }

    /** The number of bits without trailing zeros: what is left where named bits make those meaningless. */
    public int significantLength() {
        if (octets == null) {
            return word == 0 ? 0 : Long.SIZE - Long.numberOfTrailingZeros(word);
        }
        for (int i = length; i > 0; i--) {
            if (get(i - 1)) {
                return i;
            }
        }
        return 0;
    }

    /** The string up to its last bit that is set: what named bits mean, whatever their length. */
    public BitString withoutTrailingZeros() {
        return named(0);
    }

    /**
     * The canonical string of named bits: without trailing zeros as far as the size lets them go (X.691 clause 16.2).
     *
     * @param least the fewest bits that the type has
     */
    public BitString named(int least) {
        int bits = Math.max(least, significantLength());
        return bits == length ? this : wrap(Arrays.copyOf(toByteArray(), (bits + 7) >>> 3), bits);
    }

    /** The bits, left-aligned, in a new array. */
    public byte[] toByteArray() {
        if (octets != null) {
            return octets.clone();
        }
        byte[] copy = new byte[(length + 7) >>> 3];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = (byte) (word >>> 56 - 8 * i);
        }
        return copy;
    }

    /** The bits, left-aligned, as lower-case hex. */
    public String toHex() {
        return HexFormat.of().formatHex(toByteArray());
    }

    /** A separate equal object, allocated as a decoder does: what decoders are measured against. */
    public BitString copy() {
        return new BitString(word, octets == null ? null : octets.clone(), length);
    }

    /** The octets themselves if there are more than 64 bits, else null: for codecs, which only read them. */
    public byte @Nullable [] array() {
        return octets;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BitString that
                && length == that.length
                && word == that.word
                && Arrays.equals(octets, that.octets);
    }

    @Override
    public int hashCode() {
        return 31 * (octets == null ? Long.hashCode(word) : Arrays.hashCode(octets)) + length;
    }

    /** The bits in ASN.1 notation, {@code '0101'B}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(length + 3).append('\'');
        for (int i = 0; i < length; i++) {
            text.append(get(i) ? '1' : '0');
        }
        return text.append("'B").toString();
    }
}
