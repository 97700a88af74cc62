package org.c2x.asn1.runtime.coding;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.OctetString;

/**
 * Writes elements of DER (X.690) into an array with room enough, each before an index, and returns the index where
 * it begins. A short element is one store of a word that ends there; what the word has before the element is
 * overwritten by what comes before it.
 * <pre>
 *   octets   |…………………………|84 02 01 2c|81 01 05|…|      index: that of 81
 *   store    |       |xx xx xx xx 84 02 01 2c|
 * </pre>
 * Tags are given as their identifier octets in one number, the first octet the highest.
 */
public final class DerOctets {
    /** Octets before the room that an element needs: the rest of its word. */
    static final int IN_FRONT = Long.BYTES;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private static final int MOST_SHORT_LENGTH = 0x7f;
    private static final int TRUE = 0xff;

    private DerOctets() {}

    /** Writes the last octets of a word. */
    static int store(long word, int count, byte[] octets, int index) {
        LONGS.set(octets, index - Long.BYTES, word);
        return index - count;
    }

    /** How many octets a tag has. */
    private static int count(int tag) {
        return Integer.SIZE + 7 - Integer.numberOfLeadingZeros(tag) >>> 3;
    }

    /** Writes the identifier and length octets (X.690 clauses 8.1.2 and 8.1.3) before contents. */
    public static int writeHeader(int tag, int length, byte[] octets, int index) {
        return length > MOST_SHORT_LENGTH
                ? writeLongHeader(tag, length, octets, index)
                : store(Integer.toUnsignedLong(tag) << 8 | length, count(tag) + 1, octets, index);
    }

    private static int writeLongHeader(int tag, int length, byte[] octets, int index) {
        int count = Integer.SIZE + 7 - Integer.numberOfLeadingZeros(length) >>> 3;
        int at = store(1L << 7 + 8 * count | (long) count << 8 * count | length, 1 + count, octets, index);
        return store(Integer.toUnsignedLong(tag), count(tag), octets, at);
    }

    /** Writes an INTEGER or ENUMERATED of one octet (X.690 clauses 8.3 and 8.4). */
    public static int writeOctet(int tag, int number, byte[] octets, int index) {
        return store(Integer.toUnsignedLong(tag) << 16 | 0x100 | number & 0xff, count(tag) + 2, octets, index);
    }

    /** Writes a BOOLEAN (X.690 clauses 8.2 and 11.1). */
    public static int writeBoolean(int tag, boolean value, byte[] octets, int index) {
        return writeOctet(tag, value ? TRUE : 0, octets, index);
    }

    /** Writes a NULL (X.690 clause 8.8). */
    public static int writeNull(int tag, byte[] octets, int index) {
        return writeHeader(tag, 0, octets, index);
    }

    /** Writes an INTEGER or ENUMERATED of one or two octets (X.690 clauses 8.3 and 8.4). */
    public static int writeShort(int tag, int number, byte[] octets, int index) {
        long head = Integer.toUnsignedLong(tag) << 8;
        return (byte) number == number
                ? store((head | 1) << 8 | number & 0xff, count(tag) + 2, octets, index)
                : store((head | 2) << 16 | number & 0xffff, count(tag) + 3, octets, index);
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public static int writeInt(int tag, int number, byte[] octets, int index) {
        int count = Integer.SIZE + 8 - Integer.numberOfLeadingZeros(number ^ number >> 31) >>> 3;
        int at = store(number, count, octets, index);
        return store(Integer.toUnsignedLong(tag) << 8 | count, count(tag) + 1, octets, at);
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public static int writeLong(int tag, long number, byte[] octets, int index) {
        int count = UperLength.octetsOfSigned(number);
        int at = store(number, count, octets, index);
        return store(Integer.toUnsignedLong(tag) << 8 | count, count(tag) + 1, octets, at);
    }

    /** Writes a BIT STRING of at most 64 bits (X.690 clauses 8.6 and 11.2). */
    public static int writeBitString(int tag, BitString string, byte[] octets, int index) {
        return writeBits(tag, string, string.length(), octets, index);
    }

    /** Writes a BIT STRING of at most 64 bits with named ones, without the zeros after the last that is set. */
    public static int writeNamedBits(int tag, BitString string, byte[] octets, int index) {
        return writeBits(tag, string, string.significantLength(), octets, index);
    }

    static int writeBits(int tag, BitString string, int count, byte[] octets, int index) {
        int length = count + 7 >>> 3;
        // zeros follow the last bit
        int at = count > 0 ? store(string.prefix(8 * length), length, octets, index) : index;
        at = store(-count & 7, 1, octets, at);
        return writeHeader(tag, 1 + length, octets, at);
    }

    /** Writes an OCTET STRING (X.690 clause 8.7). */
    public static int writeOctetString(int tag, OctetString string, byte[] octets, int index) {
        return writeContents(tag, string.array(), octets, index);
    }

    static int writeContents(int tag, byte[] contents, byte[] octets, int index) {
        int at = index - contents.length;
        System.arraycopy(contents, 0, octets, at, contents.length);
        return writeHeader(tag, contents.length, octets, at);
    }
}
