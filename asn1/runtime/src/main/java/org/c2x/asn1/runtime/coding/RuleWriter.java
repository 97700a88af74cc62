package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;

/**
 * Writes what the encoding rules of ASN.1 have in common: fields after a length determinant, whose form is the rules'
 * own.
 */
public abstract sealed class RuleWriter extends BitWriter permits OerWriter, PerWriter {

    /** Writes a length determinant without an upper bound, of a length that needs no fragments. */
    public abstract void writeLength(int length);

    abstract void writeOctetsWithLength(byte[] source, int from, int count);

    /** Writes the first bits of a BIT STRING after their number, in fragments if there are many. */
    public abstract void writeBitsWithLength(BitString string, int count);

    /** Writes a semi-constrained whole number, less its lower bound. */
    public void writeSemiConstrained(BigInteger number) {
        byte[] octetsOfNumber = number.toByteArray();
        // the sign octet of toByteArray is none of the minimal unsigned form
        int from = octetsOfNumber.length > 1 && octetsOfNumber[0] == 0 ? 1 : 0;
        writeOctetsWithLength(octetsOfNumber, from, octetsOfNumber.length - from);
    }

    /** Writes an unconstrained whole number. */
    public void writeUnconstrained(BigInteger number) {
        writeOctetsWithLength(number.toByteArray());
    }

    /** Writes an unconstrained whole number. */
    public void writeUnconstrained(long number) {
        int count = UperLength.octetsOfSigned(number);
        writeLength(count);
        writeLong(count == Long.BYTES ? number : number & (1L << 8 * count) - 1, 8 * count);
    }

    /** Writes octets after their length, in fragments if there are many. */
    public void writeOctetsWithLength(OctetString string) {
        writeOctetsWithLength(string.array());
    }

    /** Writes octets after their length, in fragments if there are many. */
    public void writeOctetsWithLength(byte[] source) {
        writeOctetsWithLength(source, 0, source.length);
    }

    /**
     * Writes a REAL as a number of IEEE 754.
     *
     * @param width 32 or 64 bits
     * @throws EncodeException if the number would have to be rounded
     */
    public void writeFloat(double number, int width) {
        if (width == Double.SIZE) {
            writeLong(Double.doubleToLongBits(number), width);
            return;
        }
        float single = (float) number;
        if (single != number && !Double.isNaN(number)) {
            throw new EncodeException("", "expected a number of 32 bits, found " + number);
        }
        writeLong(Integer.toUnsignedLong(Float.floatToIntBits(single)), width);
    }

    /** Writes characters of a known-multiplier type without a length. */
    public void writeCharacters(String text, CharacterTable table) {
        table.encode(text, 0, table.count(text), this);
    }

    /** Writes a UTF8String: its octets after their length. */
    public void writeUtf8(String text) {
        writeOctetsWithLength(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a string of one octet a character after their length. */
    public void writeLatin1(String text) {
        writeOctetsWithLength(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /**
     * Writes a value of a time type: the numbers that it consists of.
     *
     * @throws EncodeException if the text is no value of the type, or the type is TIME itself
     */
    public abstract void writeTime(String text, TimeType type);

    final void writeTime(String text, TimeType type, TimeNumbers.Sink numbers) {
        try {
            TimeNumbers.write(text, type, numbers);
        } catch (IllegalArgumentException e) {
            throw new EncodeException("", e.getMessage());
        }
    }
}
