package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.EncodeException;

/** How many bits canonical OER (X.696) takes for what is not of a fixed width; whole octets all. */
public final class OerLength {

    private OerLength() {}

    /**
     * Octets of a whole encoding.
     *
     * @throws EncodeException if these are more than the limit
     */
    public static int octets(long bits) {
        return bits == 0 ? 0 : UperLength.octets(bits);
    }

    /** Bits of a length determinant (clause 8.6). */
    public static long ofDeterminants(int length) {
        return length < 0x80 ? 8 : 8 + 8L * octetsOf(length);
    }

    private static int octetsOf(int number) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(number) + 7) >>> 3;
    }

    /** Bits of octets with their length. */
    public static long ofOctets(int count) {
        return ofDeterminants(count) + 8L * count;
    }

    /** Bits of a BIT STRING with its length and the number of unused bits (clause 13.3.1). */
    public static long ofBits(int count) {
        return ofOctets(1 + (count + 7 >>> 3));
    }

    /** Bits of an open type with a content of so many bits (clause 30). */
    public static long ofOpenType(long bits) {
        return ofOctets(octets(bits));
    }

    /** Bits of a number of elements (clause 17). */
    public static long ofQuantity(int count) {
        return 8 + 8L * Math.max(1, octetsOf(count));
    }

    /** Bits of an INTEGER without bounds that both limit it (clause 10.4). */
    public static long ofUnconstrained(long number) {
        return UperLength.ofUnconstrained(number);
    }

    /** Bits of an INTEGER without bounds that both limit it (clause 10.4). */
    public static long ofUnconstrained(BigInteger number) {
        return ofOctets((number.bitLength() + 8) >>> 3);
    }

    /** Bits of an INTEGER without negative numbers and upper bound (clause 10.4). */
    public static long ofSemiConstrained(BigInteger number) {
        return ofOctets(Math.max(1, (number.bitLength() + 7) >>> 3));
    }

    /** Bits of the number of an enumeral (clause 11). */
    public static long ofShortOrLong(long number) {
        return 0 <= number && number < 0x80 ? 8 : 8 + 8L * UperLength.octetsOfSigned(number);
    }

    /** Bits of a value of a time type. */
    public static long ofTime(String text, TimeType type) {
        OerWriter out = new OerWriter();
        out.writeTime(text, type);
        return out.position();
    }

    /** Octets of a string in UTF-8. */
    public static int octetsOfUtf8(String text) {
        return UperLength.octetsOfUtf8(text);
    }
}
