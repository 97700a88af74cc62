package org.c2x.asn1.runtime.exi;

import java.math.BigInteger;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.coding.BitWriter;

/**
 * Writes the values of bit-packed EXI. Numbers without a small range are groups of 7 bits in octets, the least
 * significant group first; in all octets but the last one the first bit is set:
 * <pre>
 *   number 300 = 10 0101100   |1|0101100|0|0000010|
 * </pre>
 */
public final class ExiWriter extends BitWriter {
    /** Distinguishing bits 10, no options, final version 1 (EXI 5), and the code of the only global element. */
    public static final long HEADER = 0x80 << 1;

    /** How many bits {@link #HEADER} has. */
    public static final int HEADER_BITS = 9;
    /** Numbers of up to seven groups are written at once. */
    private static final int SHORT_BITS = 49;

    private static final int SHORT_OCTETS = 7;

    private static final long CONTINUED = 0x8080_8080_8080_8080L;
    /** All bits but the one that tells that another octet follows the last one. */
    private static final long ENDED = ~0x80L;

    private static final int BATCH = 7;

    private final ExiWrittenStrings strings = new ExiWrittenStrings();

    /** Begins a message: forgets the one before, writes the header and the start of the root element. */
    public void begin() {
        reset();
        write(HEADER, HEADER_BITS);
    }

    /** Lets go of the message and its strings. */
    void releaseAll() {
        release();
        strings.clear();
    }

    /**
     * Writes the code of an event, in as few bits as tell the possible events apart (EXI 6.2).
     *
     * @param last the greatest code that is possible here
     */
    public void writeCode(int code, int last) {
        write(code, Integer.SIZE - Integer.numberOfLeadingZeros(last));
    }

    /** Writes an Unsigned Integer (EXI 7.1.6). */
    public void writeUnsigned(long number) {
        if (number >>> SHORT_BITS == 0) {
            writeUnsigned(0, 0, number, SHORT_OCTETS, 0, 0);
        } else {
            writeLong(number);
        }
    }

    /**
     * Writes fields, an Unsigned Integer and more fields, all of which fit into {@value #WORD_BITS} bits. The JIT folds
     * what depends on constants.
     *
     * @param before no bit may be set above {@code beforeWidth}
     * @param octets how many the number takes at most: 1 to 7
     * @param after  no bit may be set above {@code afterWidth}
     */
    public void writeUnsigned(long before, int beforeWidth, long number, int octets, long after, int afterWidth) {
        int most = octets * Byte.SIZE;
        int own = width(number);
        long word = (before << most | groups(number, octets)) >>> most - own & ENDED;
        write(word << afterWidth | after, beforeWidth + own + afterWidth);
    }

    /** Writes an Integer (EXI 7.1.5): the sign, then the number or, of a negative one, its complement. */
    public void writeInteger(long number) {
        long magnitude = number ^ number >> 63;
        if (magnitude >>> SHORT_BITS == 0) {
            writeInteger(0, 0, number, SHORT_OCTETS, 0, 0);
        } else {
            writeBit(number < 0);
            writeLong(magnitude);
        }
    }

    /** Writes fields, an Integer and more fields, as {@link #writeUnsigned(long, int, long, int, long, int)} does. */
    public void writeInteger(long before, int beforeWidth, long number, int octets, long after, int afterWidth) {
        long signed = before << 1 | number >>> 63;
        writeUnsigned(signed, beforeWidth + 1, number ^ number >> 63, octets, after, afterWidth);
    }

    /** Bits of the octets that hold the groups of a number. */
    private static int width(long number) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(number);
        // 36 / 256 is a seventh, near enough for up to 49 bits
        return bits * 36 + 256 >>> 5 & -Byte.SIZE;
    }

    /** Spreads groups of 7 bits over as many octets, the least significant one first, each one continued. */
    private static long groups(long number, int octets) {
        if (octets == 1) {
            return number | 0x80;
        }
        if (octets == 2) {
            return (number & 0x7f) << 8 | number >>> 7 | 0x8080;
        }
        if (octets == 3) {
            return (number & 0x7f) << 16 | (number & 0x3f80) << 1 | number >>> 14 | 0x80_8080;
        }
        if (octets <= 5) {
            long five = (number & 0x7f) << 32
                    | (number & 0x3f80) << 17
                    | (number & 0x1f_c000) << 2
                    | number >>> 13 & 0x7f00
                    | number >>> 28
                    | 0x80_8080_8080L;
            return five >>> (5 - octets) * Byte.SIZE;
        }
        long spread = number & 0xfff_ffffL | (number & 0x1f_ffff_f000_0000L) << 4;
        spread = spread & 0x3fff_0000_3fffL | (spread & 0xfff_c000_0fff_c000L) << 2;
        spread = spread & 0x7f_007f_007f_007fL | (spread & 0x3f80_3f80_3f80_3f80L) << 1;
        return (Long.reverseBytes(spread) | CONTINUED) >>> (Long.BYTES - octets) * Byte.SIZE;
    }

    private void writeLong(long number) {
        long rest = number;
        while (rest >>> 7 != 0) {
            write(rest & 0x7f | 0x80, 8);
            rest >>>= 7;
        }
        write(rest, 8);
    }

    /**
     * Writes an Unsigned Integer.
     *
     * @throws EncodeException if it has more than {@value ExiNumber#MOST_BITS} bits
     */
    public void writeUnsigned(BigInteger number) {
        if (number.bitLength() > ExiNumber.MOST_BITS) {
            throw new EncodeException(
                    "", "expected a number of at most " + ExiNumber.MOST_BITS + " bits, found " + number.bitLength());
        }
        int last = Math.max(0, (number.bitLength() - 1) / 7);
        byte[] magnitude = number.toByteArray();
        for (int group = 0; group <= last; group++) {
            write(ExiNumber.group(magnitude, 7 * group) | (group < last ? 0x80 : 0), 8);
        }
    }

    /**
     * Writes an Integer.
     *
     * @throws EncodeException if it has more than {@value ExiNumber#MOST_BITS} bits
     */
    public void writeInteger(BigInteger number) {
        boolean negative = number.signum() < 0;
        writeBit(negative);
        writeUnsigned(negative ? number.not() : number);
    }

    /**
     * Writes a Float (EXI 7.1.4).
     *
     * @throws EncodeException if the number is minus zero
     */
    public void writeFloat(double number) {
        ExiFloat decimal = ExiFloat.of(number);
        writeInteger(decimal.mantissa());
        writeInteger(decimal.exponent());
    }

    /** Writes a Binary value (EXI 7.1.1): the number of octets, then these. */
    public void writeBinary(OctetString octets) {
        writeUnsigned(octets.length());
        writeOctets(octets);
    }

    /**
     * Writes the first bits of a BIT STRING as Binary value; zeros where it is shorter, and after them up to a whole
     * octet.
     *
     * @param count bits to write
     */
    public void writeBinary(BitString bits, int count) {
        writeUnsigned(count + 7 >>> 3);
        writeBits(bits, count);
        write(0, -count & 7);
    }

    /**
     * Writes a String value: the place of an equal one in the string table or, where the table has none, its
     * characters (EXI 7.3.3).
     *
     * @param name number of the name of the element; strings below elements of one name share a part of the table
     */
    public void writeString(String text, int name) {
        int known = strings.find(text);
        if (known >= 0 && strings.isLocal(known, name)) {
            write(0, 8);
            write(strings.local(known), ExiNumber.bits(strings.count(name)));
        } else if (known >= 0) {
            write(1, 8);
            write(known, ExiNumber.bits(strings.count()));
        } else {
            writeUnsigned(text.codePointCount(0, text.length()) + 2L);
            if (!text.isEmpty()) {
                writeCharacters(text);
                strings.add(text, name);
            }
        }
    }

    private void writeCharacters(String text) {
        int i = 0;
        while (i < text.length()) {
            int end = i + BATCH;
            long word = end <= text.length() ? ascii(text, i) : -1;
            if (word >= 0) {
                write(word, BATCH * Byte.SIZE);
                i = end;
            } else {
                int character = text.codePointAt(i);
                writeUnsigned(character);
                i += Character.charCount(character);
            }
        }
    }

    /** The next characters in an octet each, -1 if one of them needs more. */
    private static long ascii(String text, int from) {
        long word = 0;
        int all = 0;
        for (int i = from; i < from + BATCH; i++) {
            word = word << 8 | text.charAt(i);
            all |= text.charAt(i);
        }
        return all < 0x80 ? word : -1;
    }
}
