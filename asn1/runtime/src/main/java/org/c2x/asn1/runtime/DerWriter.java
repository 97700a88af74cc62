package org.c2x.asn1.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigInteger;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Writes elements of DER (X.690) from the last one to the first and each from its end on, so that a length is known
 * when its turn comes. A short element is one store of a word that ends where the octets of the next one begin; what
 * the word has in front of the element is overwritten by what comes in front of it.
 * <pre>
 *   octets   |…………………………|84 02 01 2c|81 01 05|…|      written: 7 and what follows
 *   store    |       |xx xx xx xx 84 02 01 2c|
 * </pre>
 * Tags are given as their identifier octets in one number, the first octet the highest.
 */
public final class DerWriter implements MessageWriter {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private static final int INITIAL_OCTETS = 512;
    /** A writer that is used again does not keep more than this. */
    private static final int MAX_KEPT_OCTETS = 1 << 16;

    private static final int MOST_SHORT_LENGTH = 0x7f;
    private static final int TRUE = 0xff;

    private byte[] octets = new byte[INITIAL_OCTETS];
    /** Octets written, at the end of the array. */
    private int written;

    private int depth;

    /** Forgets what was written and begins anew. */
    public void reset() {
        written = 0;
        depth = 0;
    }

    /** Octets written so far: what follows the octets that come next. */
    @Override
    public int length() {
        return written;
    }

    @Override
    public byte[] toByteArray() {
        return Arrays.copyOfRange(octets, octets.length - written, octets.length);
    }

    @Override
    public int copyTo(byte[] buffer, int offset) {
        MessageWriter.requireRoom(written, buffer, offset);
        System.arraycopy(octets, octets.length - written, buffer, offset, written);
        return written;
    }

    @Override
    public void release() {
        if (octets.length > MAX_KEPT_OCTETS) {
            octets = new byte[INITIAL_OCTETS];
        }
    }

    /** Makes room for octets and a word in front of them. */
    private void require(int count) {
        if (count > octets.length - written - Long.BYTES) {
            grow(count);
        }
    }

    private void grow(int count) {
        long needed = written + (long) count + Long.BYTES;
        if (needed > BitReader.MAX_OCTETS) {
            throw new EncodeException(
                    "", "the encoding is longer than the limit of " + BitReader.MAX_OCTETS + " octets");
        }
        byte[] grown = new byte[(int) Math.min(BitReader.MAX_OCTETS, Math.max(needed, 2L * octets.length))];
        System.arraycopy(octets, octets.length - written, grown, grown.length - written, written);
        octets = grown;
    }

    /** Writes the last octets of a word. */
    private void store(long word, int count) {
        int index = octets.length - written - Long.BYTES;
        if (index < 0) {
            grow(Long.BYTES);
            index = octets.length - written - Long.BYTES;
        }
        LONGS.set(octets, index, word);
        written += count;
    }

    // Elements

    /**
     * Writes the identifier and length octets (X.690 clauses 8.1.2 and 8.1.3) of an element whose contents were
     * written.
     *
     * @param end what {@link #length} was in front of the contents
     */
    public void writeHeader(int tag, int end) {
        int length = written - end;
        if (length <= MOST_SHORT_LENGTH && tag <= 0xff) {
            store(tag << 8 | length, 2);
        } else {
            writeLongHeader(tag, length);
        }
    }

    private void writeLongHeader(int tag, int length) {
        if (length <= MOST_SHORT_LENGTH) {
            store(length, 1);
        } else {
            int count = Integer.SIZE + 7 - Integer.numberOfLeadingZeros(length) >>> 3;
            store(1L << 7 + 8 * count | (long) count << 8 * count | length, 1 + count);
        }
        store(Integer.toUnsignedLong(tag), Math.max(1, Integer.SIZE + 7 - Integer.numberOfLeadingZeros(tag) >>> 3));
    }

    /** Writes an INTEGER or ENUMERATED of one octet (X.690 clauses 8.3 and 8.4). */
    public void writeOctet(int tag, int number) {
        if (tag > 0xff) {
            writeOther(tag, number);
        } else {
            store((long) tag << 16 | 0x100 | number & 0xff, 3);
        }
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public void writeInt(int tag, int number) {
        if (tag > 0xff) {
            writeOther(tag, number);
        } else if ((byte) number == number) {
            store((long) tag << 16 | 0x100 | number & 0xff, 3);
        } else if ((short) number == number) {
            store((long) tag << 24 | 0x20000 | number & 0xffff, 4);
        } else if (number << 8 >> 8 == number) {
            store((long) tag << 32 | 0x300_0000 | number & 0xff_ffff, 5);
        } else {
            store((long) tag << 40 | 0x4_0000_0000L | number & 0xffff_ffffL, 6);
        }
    }

    /** Writes an INTEGER or ENUMERATED (X.690 clauses 8.3 and 8.4). */
    public void writeLong(int tag, long number) {
        int count = UperLength.octetsOfSigned(number);
        if (tag > 0xff || count > 6) {
            writeOther(tag, number);
        } else {
            store((tag << 8 | (long) count) << 8 * count | number & ~(-1L << 8 * count), 2 + count);
        }
    }

    private void writeOther(int tag, long number) {
        int end = written;
        store(number, UperLength.octetsOfSigned(number));
        writeHeader(tag, end);
    }

    /** Writes an INTEGER (X.690 clause 8.3). */
    public void writeInteger(int tag, BigInteger number) {
        writeContents(tag, number.toByteArray());
    }

    /** Writes a BOOLEAN (X.690 clauses 8.2 and 11.1). */
    public void writeBoolean(int tag, boolean value) {
        writeOctet(tag, value ? TRUE : 0);
    }

    /** Writes a NULL (X.690 clause 8.8). */
    public void writeNull(int tag) {
        writeHeader(tag, written);
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

    /** Writes a BIT STRING with named bits, without the zeros behind the last one that is set (clause 11.2.2). */
    public void writeNamedBits(int tag, BitString string) {
        writeBits(tag, string, string.significantLength());
    }

    private void writeBits(int tag, BitString string, int count) {
        int end = written;
        int length = count + 7 >>> 3;
        if (string.array() != null) {
            writeOctets(string.array(), length);
        } else if (count > 0) {
            // zeros follow the last bit
            store(string.prefix(8 * length), length);
        }
        store(-count & 7, 1);
        writeHeader(tag, end);
    }

    /** Writes a UTF8String (X.690 clause 8.23). */
    public void writeUtf8(int tag, String text) {
        writeContents(tag, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a string of one octet a character (X.690 clause 8.23). */
    public void writeLatin1(int tag, String text) {
        writeContents(tag, text.getBytes(StandardCharsets.ISO_8859_1));
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
        int end = written;
        writeOctets(contents, contents.length);
        writeHeader(tag, end);
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
        require(count);
        written += count;
        System.arraycopy(source, 0, octets, octets.length - written, count);
    }

    // Order and nesting

    /**
     * Sorts the elements of a SET OF (X.690 clause 11.6).
     *
     * @param end what {@link #length} was in front of them
     */
    public void sortSetOf(int end) {
        sort(end, Arrays::compareUnsigned);
    }

    /**
     * Sorts the components of a SET by their tags (X.690 clause 10.3).
     *
     * @param end what {@link #length} was in front of them
     */
    public void sortSet(int end) {
        sort(end, DerElements::compareTags);
    }

    private void sort(int end, Comparator<byte[]> order) {
        byte[] sorted = DerElements.sorted(octets, octets.length - written, octets.length - end, order);
        System.arraycopy(sorted, 0, octets, octets.length - written, sorted.length);
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
