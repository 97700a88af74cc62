package org.c2x.asn1.runtime;

import java.math.BigInteger;

/** Writes the fields of canonical OER (X.696): whole octets but for the bits of a preamble. */
public final class OerWriter extends BitWriter {

    /** Octets of the encoding: none if the value has none. */
    @Override
    public int length() {
        return position() >>> 3;
    }

    /** Writes a length determinant in the fewest octets (X.696 clause 8.6). */
    @Override
    public void writeLength(int length) {
        if (length < 0x80) {
            write(length, 8);
            return;
        }
        int octets = (Integer.SIZE - Integer.numberOfLeadingZeros(length) + 7) >>> 3;
        write(0x80 | octets, 8);
        write(length, 8 * octets);
    }

    @Override
    void writeOctetsWithLength(byte[] source, int from, int count) {
        writeLength(count);
        writeOctets(source, from, count);
    }

    /** Writes the number of bits that a BIT STRING or bitmap has (X.696 clause 13.3.1). */
    public void writeBitCount(int count) {
        writeLength(1 + (count + 7 >>> 3));
        write(-count & 7, 8);
    }

    /** Writes a BIT STRING behind the number of its bits. */
    @Override
    public void writeBitsWithLength(BitString string, int count) {
        writeBitCount(count);
        writeBits(string, count);
        write(0, -count & 7);
    }

    /** Writes the number of an enumeral (X.696 clause 11). */
    public void writeShortOrLong(BigInteger number) {
        if (number.signum() >= 0 && number.bitLength() < 8) {
            write(number.longValue(), 8);
            return;
        }
        byte[] octets = number.toByteArray();
        write(0x80 | octets.length, 8);
        writeOctets(octets, 0, octets.length);
    }

    /** Writes a tag whose octets are one number, the first octet the highest. */
    public void writeTag(long octets) {
        writeLong(octets, Math.max(8, Long.SIZE - Long.numberOfLeadingZeros(octets) + 7 & ~7));
    }
}
