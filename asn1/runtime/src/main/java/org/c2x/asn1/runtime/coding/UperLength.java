package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.EncodeException;

/** How many bits X.691 unaligned PER takes for what is not of a fixed width. */
public final class UperLength {
    private UperLength() {}

    /** Octets that a whole encoding of so many bits takes: at least one (X.691 clause 11.1.3). */
    public static int octets(long bits) {
        if (bits > 8L * BitReader.MAX_OCTETS) {
            throw new EncodeException(
                    "",
                    "the encoding has " + bits + " bits, more than the limit of " + BitReader.MAX_OCTETS + " octets");
        }
        return bits == 0 ? 1 : (int) (bits + 7 >>> 3);
    }

    /** Bits of all length determinants of so many items without an upper bound (X.691 clause 11.9.3.5 to 11.9.3.8). */
    public static long ofDeterminants(int items) {
        int left = items;
        long bits = 0;
        while (PerLength.isFragment(left)) {
            left -= PerLength.fragment(left);
            bits += 8;
        }
        return bits + 8L * PerLength.octets(left);
    }

    /** Bits of octets with their length. */
    public static long ofOctets(int count) {
        return ofDeterminants(count) + 8L * count;
    }

    /** Bits of an open type with a content of so many bits (X.691 clause 11.2). */
    public static long ofOpenType(long bits) {
        return ofOctets(octets(bits));
    }

    /** Octets of the shortest two's complement form. */
    public static int octetsOfSigned(long number) {
        return Long.SIZE - Long.numberOfLeadingZeros(number < 0 ? ~number : number) + 8 >>> 3;
    }

    /** Bits of an unconstrained whole number with its length (X.691 clause 11.8). */
    public static long ofUnconstrained(long number) {
        return 8 + 8L * octetsOfSigned(number);
    }

    /** Bits of an unconstrained whole number with its length (X.691 clause 11.8). */
    public static long ofUnconstrained(BigInteger number) {
        return ofOctets((number.bitLength() + 8) >>> 3);
    }

    /** Bits of a semi-constrained whole number, less its lower bound, with its length (X.691 clause 11.7). */
    public static long ofSemiConstrained(BigInteger number) {
        return ofOctets(Math.max(1, (number.bitLength() + 7) >>> 3));
    }

    /** Bits of a normally small non-negative whole number (X.691 clause 11.6). */
    public static long ofSmallNumber(int number) {
        return PerLength.isSmall(number) ? 7 : 1 + ofSemiConstrained(BigInteger.valueOf(number));
    }

    /** Bits of a value of a time type. */
    public static long ofTime(String text, TimeType type) {
        UperWriter out = new UperWriter();
        out.writeTime(text, type);
        return out.position();
    }

    /** Octets of a string in UTF-8. */
    public static int octetsOfUtf8(String text) {
        int octets = text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x800) {
                // each half of a surrogate pair counts two of the pair's four octets
                octets += Character.isSurrogate(c) ? 1 : 2;
            } else if (c >= 0x80) {
                octets++;
            }
        }
        return octets;
    }
}
