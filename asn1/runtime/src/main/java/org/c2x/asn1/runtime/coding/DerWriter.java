package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;

/**
 * Writes elements of DER (X.690) from the last one to the first and each from its end on, so that a length is known
 * when its turn comes. Values with a small upper bound are written by {@link DerOctets} at {@link #index} of the array,
 * in which {@link #octets} has made room for all of them at once. Tags are given as there.
 */
public final class DerWriter implements MessageWriter {
    private static final int INITIAL_OCTETS = 512;
    /** A writer that is used again does not keep more than this. */
    private static final int MAX_KEPT_OCTETS = 1 << 16;
    /** The most octets of a header. */
    private static final int HEADER_OCTETS = 2 * Integer.BYTES + 1;
    /** The most octets of a number of 64 bits with its header. */
    private static final int NUMBER_OCTETS = HEADER_OCTETS + Long.BYTES;

    private byte[] octets = new byte[INITIAL_OCTETS];
    /** What was written begins here and ends with the array. */
    private int index = INITIAL_OCTETS;

    private int depth;

    /** Forgets what was written and begins anew. */
    public void reset() {
        index = octets.length;
        depth = 0;
    }

    /** Octets written so far: what follows the octets that come next. */
    @Override
    public int length() {
        return octets.length - index;
    }

    @Override
    public byte[] toByteArray() {
        return Arrays.copyOfRange(octets, index, octets.length);
    }

    @Override
    public int copyTo(byte[] buffer, int offset) {
        int length = length();
        MessageWriter.requireRoom(length, buffer, offset);
        System.arraycopy(octets, index, buffer, offset, length);
        return length;
    }

    @Override
    public void release() {
        if (octets.length > MAX_KEPT_OCTETS) {
            octets = new byte[INITIAL_OCTETS];
            index = INITIAL_OCTETS;
        }
    }

    /** The array, with room for so many octets before what was written. */
    public byte[] octets(int room) {
        if (room > index - DerOctets.IN_FRONT) {
            grow(room);
        }
        return octets;
    }

    /** The index in the array where what was written begins. */
    public int index() {
        return index;
    }

    /** Goes to the index where what was written begins now. */
    public void seek(int begin) {
        index = begin;
    }

    private void grow(int room) {
        int written = length();
        long needed = written + (long) room + DerOctets.IN_FRONT;
        if (needed > BitReader.MAX_OCTETS) {
            throw new EncodeException(
                    "", "the encoding is longer than the limit of " + BitReader.MAX_OCTETS + " octets");
        }
        byte[] grown = new byte[(int) Math.min(BitReader.MAX_OCTETS, Math.max(needed, 2L * octets.length))];
        System.arraycopy(octets, index, grown, grown.length - written, written);
        octets = grown;
        index = grown.length - written;
    }

    // Elements

    /**
     * Writes the identifier and length octets (X.690 clauses 8.1.2 and 8.1.3) of an element whose contents were
     * written.
     *
     * @param end what {@link #length} was before the contents
     */
    public void writeHeader(int tag, int end) {
        int length = length() - end;
        byte[] array = octets(HEADER_OCTETS);
        seek(DerOctets.writeHeader(tag, length, array, index));
    }

    /** Writes an INTEGER or ENUMERATED of one octet (X.690 clauses 8.3 and 8.4). */
    public void writeOctet(int tag, int number) {
        byte[] array = octets(NUMBER_OCTETS);
        seek(DerOctets.writeOctet(tag, number, array, index));
    }

    /** Writes an INTEGER or ENUMERATED of one or two octets (X.690 clauses 8.3 and 8.4). */
    public void writeShort(int tag, int number) {
        byte[] array = octets(NUMBER_OCTETS);
        seek(DerOctets.writeShort(tag, number, array, index));
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public void writeInt(int tag, int number) {
        byte[] array = octets(NUMBER_OCTETS);
        seek(DerOctets.writeInt(tag, number, array, index));
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public void writeLong(int tag, long number) {
        byte[] array = octets(NUMBER_OCTETS);
        seek(DerOctets.writeLong(tag, number, array, index));
    }

    /** Writes an INTEGER (X.690 clause 8.3). */
    public void writeInteger(int tag, BigInteger number) {
        writeContents(tag, number.toByteArray());
    }

    /** Writes a BOOLEAN (X.690 clauses 8.2 and 11.1). */
    public void writeBoolean(int tag, boolean value) {
        byte[] array = octets(NUMBER_OCTETS);
        seek(DerOctets.writeBoolean(tag, value, array, index));
    }

    /** Writes a NULL (X.690 clause 8.8). */
    public void writeNull(int tag) {
        writeHeader(tag, length());
    }

    /** Writes a REAL (X.690 clauses 8.5 and 11.3). */
    public void writeReal(int tag, double number) {
        writeContents(tag, RealContents.of(number));
    }

    /** Writes an OBJECT IDENTIFIER (X.690 clause 8.19). */
    public void writeObjectIdentifier(int tag, ObjectIdentifier identifier) {
        writeContents(tag, ObjectIdentifierContents.of(identifier));
    }

    /** Writes a RELATIVE-OID (X.690 clause 8.20). */
    public void writeRelativeOid(int tag, ObjectIdentifier identifier) {
        writeContents(tag, ObjectIdentifierContents.ofRelative(identifier));
    }

    /** Writes an OCTET STRING (X.690 clause 8.7). */
    public void writeOctetString(int tag, OctetString string) {
        writeContents(tag, string.array());
    }

    /** Writes a BIT STRING (X.690 clauses 8.6 and 11.2). */
    public void writeBitString(int tag, BitString string) {
        writeBits(tag, string, string.length());
    }

    /** Writes a BIT STRING with named bits, without the zeros after the last one that is set (clause 11.2.2). */
    public void writeNamedBits(int tag, BitString string) {
        writeBits(tag, string, string.significantLength());
    }

    private void writeBits(int tag, BitString string, int count) {
        byte[] octets = string.array();
        if (octets == null) {
            byte[] array = octets(NUMBER_OCTETS + 1);
            seek(DerOctets.writeBits(tag, string, count, array, index));
            return;
        }
        int end = length();
        writeOctets(octets, count + 7 >>> 3);
        octets(1)[--index] = (byte) (-count & 7);
        writeHeader(tag, end);
    }

    /** Writes a UTF8String (X.690 clause 8.23). */
    public void writeUtf8(int tag, String text) {
        writeContents(tag, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a string of one octet a character (X.690 clause 8.23). */
    @SuppressWarnings("deprecation") // there are no other characters, and their octets need no array of their own
    public void writeLatin1(int tag, String text) {
        int length = text.length();
        byte[] array = octets(HEADER_OCTETS + length);
        int at = index - length;
        text.getBytes(0, length, array, at);
        seek(DerOctets.writeHeader(tag, length, array, at));
    }

    /** Writes a BMPString (X.690 clause 8.23). */
    public void writeUtf16(int tag, String text) {
        writeContents(tag, text.getBytes(StandardCharsets.UTF_16BE));
    }

    /** Writes a UniversalString (X.690 clause 8.23). */
    public void writeUtf32(int tag, String text) {
        writeContents(tag, text.getBytes(Charset.forName("UTF-32BE")));
    }

    private void writeContents(int tag, byte[] contents) {
        byte[] array = octets(HEADER_OCTETS + contents.length);
        seek(DerOctets.writeContents(tag, contents, array, index));
    }

    /**
     * Writes a whole element.
     *
     * @return its tag
     * @throws EncodeException if the octets are none, or more than one
     */
    public int writeElement(OctetString element) {
        int tag = DerReader.requireElement(element);
        writeOctets(element.array(), element.length());
        return tag;
    }

    private void writeOctets(byte[] source, int count) {
        byte[] array = octets(count);
        index -= count;
        System.arraycopy(source, 0, array, index, count);
    }

    // Order and nesting

    /**
     * Sorts the elements of a SET OF (X.690 clause 11.6).
     *
     * @param end what {@link #length} was before them
     */
    public void sortSetOf(int end) {
        sort(end, Arrays::compareUnsigned);
    }

    /**
     * Sorts the components of a SET by their tags (X.690 clause 10.3).
     *
     * @param end what {@link #length} was before them
     */
    public void sortSet(int end) {
        sort(end, DerElements::compareTags);
    }

    private void sort(int end, Comparator<byte[]> order) {
        int to = octets.length - end;
        if (index == to || DerElements.end(octets, index) == to) {
            return;
        }
        byte[] sorted = DerElements.sorted(octets, index, to, order);
        System.arraycopy(sorted, 0, octets, index, sorted.length);
    }

    /**
     * Goes one level deeper into a recursive type.
     *
     * @throws EncodeException if the value is nested deeper than the usual limit
     */
    public void enter() {
        Nesting.checkValue(++depth);
    }

    /** Leaves a level of a recursive type. */
    public void leave() {
        depth--;
    }
}
