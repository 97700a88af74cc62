package org.c2x.asn1.runtime.exi;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.BitReader;
import org.c2x.asn1.runtime.coding.ObjectIdentifierContents;

/**
 * Reads the values of bit-packed EXI; see {@link ExiWriter} for the form of its numbers.
 *
 * <p>A list shows how many elements it has only by its end, so they wait here for an array of just their size.
 */
public final class ExiReader extends BitReader {
    /** Stands in for the message between two of them; an empty one would be refused. */
    private static final byte[] NOTHING = new byte[1];

    private static final int HEADER = 0x80;
    /** The first bits of the octets of a word that are sure to be valid: one tells whether a number goes on. */
    private static final long ENDS = 0x8080_8080_8080_8000L;
    /** Groups of a number that fits into a long. */
    private static final int LONG_GROUPS = 9;

    private static final int FEW = 64;
    /** A reader that is used again does not keep room for more elements. */
    private static final int MAX_KEPT = 1 << 12;

    private final ExiReadStrings strings = new ExiReadStrings();
    private Object[] waiting = new Object[FEW];
    private int waitingCount;

    /** A reader without a message. */
    ExiReader() {
        super(NOTHING, 0, NOTHING.length, Limits.DEFAULT);
    }

    /** For codecs here. */
    @Override
    protected void reset(byte[] message, int offset, int length, Limits granted) {
        super.reset(message, offset, length, granted);
    }

    /** Lets go of the message and of all that came out of it. */
    @Override
    protected void release() {
        super.release();
        strings.clear();
        // some are left where a message was refused
        if (waitingCount > 0 || waiting.length > MAX_KEPT) {
            waiting = new Object[FEW];
            waitingCount = 0;
        }
    }

    // Structure

    /**
     * Reads the header and the start of the root element.
     *
     * @throws DecodeException if the header is another one than that of this form of EXI: no cookie, no options,
     *                         final version 1
     */
    public void readHeader() {
        int at = position();
        int header = (int) read(Byte.SIZE);
        if (header != HEADER) {
            throw error(at, "", "expected EXI header 0x80, found 0x" + Integer.toHexString(header));
        }
        if (readBit()) {
            throw error(at + Byte.SIZE, "", "expected the root element that the schema declares, found another one");
        }
    }

    /**
     * Reads the code of an event, in as few bits as tell the possible events apart (EXI 6.2).
     *
     * @param last the greatest code that is possible here
     */
    public int readCode(int last) {
        int at = position();
        int code = (int) read(Integer.SIZE - Integer.numberOfLeadingZeros(last));
        if (code > last) {
            throw noEvent(at, "", code, last);
        }
        return code;
    }

    /** The error for the code of an event that cannot happen. */
    public DecodeException noEvent(int at, String path, int code, int last) {
        return outOfRange(at, path, "an event of code 0.." + last, code);
    }

    // Numbers

    /**
     * Reads an Unsigned Integer (EXI 7.1.6).
     *
     * @param upper the greatest one allowed
     * @param path  component path for errors
     */
    public long readUnsigned(long upper, String path) {
        int at = position();
        long word = word(at);
        long ends = ~word & ENDS;
        long number = ends == 0 ? readLong(at, path) : claimGroups(at, word, ends, 0, path);
        if (number > upper || number < 0) {
            throw outOfRange(at, path, "at most " + upper, number);
        }
        return number;
    }

    /**
     * Reads an Integer (EXI 7.1.5).
     *
     * @param lower the least one allowed
     * @param upper the greatest one allowed
     * @param path  component path for errors
     */
    public long readInteger(long lower, long upper, String path) {
        int at = position();
        long word = word(at);
        long ends = ~(word << 1) & ENDS;
        long magnitude = ends == 0 ? readLong(skipSign(at, path), path) : claimGroups(at, word << 1, ends, 1, path);
        long number = magnitude ^ word >> 63;
        if (number < lower || number > upper) {
            throw outOfRange(at, path, lower + ".." + upper, number);
        }
        return number;
    }

    private int skipSign(int at, String path) {
        require(at, 1, path);
        seek(at + 1);
        return at + 1;
    }

    private void require(int at, int width, String path) {
        int left = remaining() - (at - position());
        if (width > left) {
            throw error(at, path, "expected " + width + " bits, found only " + left);
        }
    }

    /**
     * Moves past a number of up to seven groups and joins these.
     *
     * @param word  left-aligned, the octets with the groups
     * @param ends  the first bits of the octets with which the number may end
     * @param signs bits that precede the number
     */
    private long claimGroups(int at, long word, long ends, int signs, String path) {
        int width = (Long.numberOfLeadingZeros(ends) & ~7) + 8;
        if (width + signs > remaining()) {
            throw error(at, path, "expected " + (width + signs) + " bits, found only " + remaining());
        }
        seek(at + signs + width);
        long groups = Long.reverseBytes(word) & -1L >>> Long.SIZE - width;
        groups = groups & 0x7f_007f_007f_007fL | groups >>> 1 & 0x3f80_3f80_3f80_3f80L;
        groups = groups & 0x3fff_0000_3fffL | groups >>> 2 & 0xfff_c000_0fff_c000L;
        return groups & 0xfff_ffffL | groups >>> 4 & 0xff_ffff_f000_0000L;
    }

    /** Reads an Unsigned Integer group by group. */
    private long readLong(int at, String path) {
        long number = 0;
        int from = 0;
        int octet;
        do {
            require(position(), Byte.SIZE, path);
            octet = (int) read(Byte.SIZE);
            int group = octet & 0x7f;
            if (group != 0 && from >= 7 * LONG_GROUPS) {
                throw error(at, path, "expected a number of at most 63 bits");
            }
            // zeros may follow the last group that counts
            number |= from < Long.SIZE ? (long) group << from : 0;
            from += 7;
        } while (octet > 0x7f);
        return number;
    }

    /** Reads an Unsigned Integer of up to {@value ExiNumber#MOST_BITS} bits. */
    public BigInteger readUnsigned() {
        int at = position();
        int count = 0;
        while (bit(claim(Byte.SIZE))) {
            count++;
        }
        if (7L * count >= ExiNumber.MOST_BITS) {
            throw error(at, "", "expected a number of at most " + ExiNumber.MOST_BITS + " bits");
        }
        seek(at);
        return ExiNumber.join(readOctets(count + 1));
    }

    /** Reads an Integer of up to {@value ExiNumber#MOST_BITS} bits. */
    public BigInteger readInteger() {
        boolean negative = readBit();
        BigInteger magnitude = readUnsigned();
        return negative ? magnitude.not() : magnitude;
    }

    /** Reads a Float (EXI 7.1.4), rounded to a double. */
    public double readFloat() {
        long mantissa = readInteger(Long.MIN_VALUE, Long.MAX_VALUE, "");
        return new ExiFloat(mantissa, readInteger(ExiFloat.SPECIAL, ExiFloat.MAX_EXPONENT, "")).toDouble();
    }

    // Octets and bits

    /** Reads a Binary value (EXI 7.1.1). */
    public OctetString readBinary() {
        return OctetString.wrap(readOctets(readCount()));
    }

    /** Reads a number of octets or characters that are all still to come. */
    private int readCount() {
        int at = position();
        long count = readUnsigned(Integer.MAX_VALUE, "");
        if (count * Byte.SIZE > remaining()) {
            throw error(at, "", "expected " + count + " octets at least, found only " + remaining() + " bits");
        }
        return (int) count;
    }

    /**
     * Reads a BIT STRING from a Binary value of just as many octets as it needs.
     *
     * @param count bits of the string; what is left of the last octet must be zero
     */
    public BitString readBinary(int count) {
        int at = position();
        long octets = readCount();
        if (octets != count + 7L >>> 3) {
            throw error(at, "", "expected " + (count + 7L >>> 3) + " octets of " + count + " bits, found " + octets);
        }
        BitString bits = readBits(count);
        if (read(-count & 7) != 0) {
            throw error(position() - 1, "", "expected zeros in the unused bits of the last octet");
        }
        return bits;
    }

    // Strings

    /**
     * Reads a String value (EXI 7.3.3).
     *
     * @param name number of the name of the element
     */
    public String readString(int name) {
        int at = position();
        long form = readUnsigned(Integer.MAX_VALUE, "");
        if (form < 2) {
            return known(at, form == 0 ? strings.of(name) : strings.all());
        }
        long count = form - 2;
        if (count * Byte.SIZE > remaining()) {
            throw error(at, "", "expected " + count + " characters, found only " + remaining() + " bits");
        }
        if (count == 0) {
            return "";
        }
        String text = readCharacters((int) count);
        strings.add(text, name);
        return text;
    }

    /** Reads a String value that UTF-8 could express: without lone surrogates. */
    public String readUtf8String(int name) {
        int at = position();
        String text = readString(name);
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                if (!Character.isSurrogatePair(text.charAt(i), i + 1 < text.length() ? text.charAt(i + 1) : 0)) {
                    throw error(at, "", "expected characters of Unicode, found a lone surrogate");
                }
                i++;
            }
        }
        return text;
    }

    /** Reads a String value that is an OBJECT IDENTIFIER in dotted form. */
    public ObjectIdentifier readObjectIdentifier(int name) {
        int at = position();
        ObjectIdentifier identifier = readRelativeOid(name);
        if (!ObjectIdentifierContents.isAbsolute(identifier)) {
            throw error(at, "", "expected two arcs at least, found " + identifier);
        }
        return identifier;
    }

    /** Reads a String value that is a RELATIVE-OID in dotted form. */
    public ObjectIdentifier readRelativeOid(int name) {
        int at = position();
        String dotted = readString(name);
        if (ObjectIdentifier.isDotted(dotted)) {
            return ObjectIdentifier.of(dotted);
        }
        throw error(
                at,
                "",
                "expected numbers with dots between them, at most " + ObjectIdentifier.MAX_CHARACTERS + " characters");
    }

    private String known(int at, List<String> partition) {
        if (partition.isEmpty()) {
            throw error(at, "", "expected a string, found the place of an earlier one where there is none");
        }
        int place = (int) read(ExiNumber.bits(partition.size()));
        if (place >= partition.size()) {
            throw outOfRange(at, "", "the place of one of " + partition.size() + " strings", place);
        }
        return partition.get(place);
    }

    private String readCharacters(int count) {
        char[] text = new char[count];
        for (int i = 0; i < count; i++) {
            int at = position();
            int character = (int) readUnsigned(Character.MAX_CODE_POINT, "");
            if (!Character.isBmpCodePoint(character)) {
                seek(at);
                return readCodePoints(new StringBuilder(count + FEW).append(text, 0, i), count - i);
            }
            text[i] = (char) character;
        }
        return new String(text);
    }

    private String readCodePoints(StringBuilder text, int count) {
        for (int i = 0; i < count; i++) {
            text.appendCodePoint((int) readUnsigned(Character.MAX_CODE_POINT, ""));
        }
        return text.toString();
    }

    // Lists

    /** The place from which on the elements of a list that begins here will wait. */
    public int beginList() {
        return waitingCount;
    }

    /** Keeps an element. */
    public void keep(Object element) {
        if (waitingCount == waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waitingCount);
        }
        waiting[waitingCount++] = element;
    }

    /**
     * Elements that wait.
     *
     * @param from what {@link #beginList} returned
     */
    public int kept(int from) {
        return waitingCount - from;
    }

    /**
     * Ends a list.
     *
     * @param from     what {@link #beginList} returned
     * @param elements an array of the size that {@link #kept} told
     * @return the array, filled
     */
    public <E> E[] endList(int from, E[] elements) {
        System.arraycopy(waiting, from, elements, 0, elements.length);
        Arrays.fill(waiting, from, waitingCount, null);
        waitingCount = from;
        return elements;
    }
}
