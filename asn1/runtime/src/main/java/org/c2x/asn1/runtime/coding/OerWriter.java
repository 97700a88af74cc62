package org.c2x.asn1.runtime.coding;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;

/** Writes the fields of canonical OER (X.696): whole octets but for the bits of a preamble. */
public final class OerWriter extends RuleWriter {

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

    /** Writes a BIT STRING after the number of its bits. */
    @Override
    public void writeBitsWithLength(BitString string, int count) {
        writeBitCount(count);
        writeBits(string, count);
        write(0, -count & 7);
    }

    /** Writes a BIT STRING without a length and zero bits that fill the last octet. */
    public void writePaddedBits(BitString string, int count) {
        writeBits(string, count);
        write(0, -count & 7);
    }

    /**
     * Begins an open type (X.696 clause 30): writes its length.
     *
     * @param bits bits of the content, as its codec computed them
     * @return where to write the content
     */
    public OerWriter openType(long bits) {
        writeLength(OerLength.octets(bits));
        return this;
    }

    /** Ends an open type whose content was written to what {@link #openType} returned. */
    public void closeOpenType(OerWriter content, long bits) {
        // the content was written here
    }

    /** Writes a two's complement number of 8, 16, 32 or 64 bits (X.696 clause 10.3). */
    public void writeSigned(long number, int width) {
        writeLong(number << -width >>> -width, width);
    }

    /** Writes the number of elements of a list (X.696 clause 17). */
    public void writeQuantity(int count) {
        int octets = Math.max(1, (Integer.SIZE - Integer.numberOfLeadingZeros(count) + 7) >>> 3);
        write(octets, 8);
        write(count, 8 * octets);
    }

    /** Writes the number of an enumeral (X.696 clause 11). */
    public void writeShortOrLong(long number) {
        if (0 <= number && number < 0x80) {
            write(number, 8);
            return;
        }
        int octets = UperLength.octetsOfSigned(number);
        write(0x80 | octets, 8);
        writeSigned(number, 8 * octets);
    }

    /** Writes a tag whose octets are one number, the first octet the highest. */
    public void writeTag(int octets) {
        write(octets & 0xffff_ffffL, Math.max(8, Integer.SIZE - Integer.numberOfLeadingZeros(octets) + 7 & ~7));
    }

    /**
     * Writes the tag of an alternative of a later version, if tags are numbered one by one.
     *
     * @param first tag of the first addition
     * @param index of the alternative among the additions
     * @throws EncodeException if the tag has no room in an octet: then nobody knows it
     */
    public void writeLaterTag(int first, int index) {
        if (index > (first | 0x3e) - first) {
            throw new EncodeException("", "the tag of the alternative of a later version is not known");
        }
        write(first + index, 8);
    }

    /** Writes a BMPString: its octets after their length. */
    public void writeUtf16(String text) {
        writeOctetsWithLength(text.getBytes(StandardCharsets.UTF_16BE));
    }

    /** Writes a UniversalString: its octets after their length. */
    public void writeUtf32(String text) {
        writeOctetsWithLength(text.getBytes(Charset.forName("UTF-32BE")));
    }

    /** Writes a value of a time type (X.696 clause 29). */
    @Override
    public void writeTime(String text, TimeType type) {
        writeTime(text, type, new OerTimeSink(this));
    }
}
