package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.ObjectIdentifier;

/**
 * Reads what the encoding rules of ASN.1 have in common: fields after a length determinant, whose form is the rules'
 * own.
 */
public abstract sealed class RuleReader extends BitReader permits OctetReader, PerReader {
    /** Set in the result of {@link #readLength} if another length follows after that many items. */
    public static final int FRAGMENT = 0x4000_0000;

    RuleReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    RuleReader(RuleReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    public RuleReader seek(int at) {
        super.seek(at);
        return this;
    }

    /**
     * Reads a length determinant without an upper bound.
     *
     * @return the number of items that follow; with {@link #FRAGMENT} set, another length follows them
     */
    public abstract int readLength();

    /** Reads a constrained whole number of up to 64 bits. */
    public long readRange(long lower, long upper, int width) {
        int at = position();
        long number = lower + readLong(width);
        if (number > upper || number < lower) {
            throw outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    /** Reads a constrained whole number whose range needs more than 64 bits, less its lower bound. */
    public BigInteger readBig(int width) {
        int at = claim(width);
        byte[] magnitude = new byte[(width + 7) >>> 3];
        int lead = magnitude.length * 8 - width;
        for (int i = 0; i < width; i++) {
            if (bit(at + i)) {
                magnitude[lead + i >>> 3] |= (byte) (0x80 >>> (lead + i & 7));
            }
        }
        return new BigInteger(1, magnitude);
    }

    /**
     * The number that was just read, if it is not above the upper bound.
     *
     * @throws DecodeException if it is
     */
    public BigInteger requireAtMost(BigInteger upper, BigInteger number) {
        if (number.compareTo(upper) > 0) {
            throw error(position(), "", "expected at most " + upper + ", found " + Excerpt.of(number));
        }
        return number;
    }

    /** Reads a semi-constrained whole number, less its lower bound. */
    public BigInteger readSemiConstrained() {
        return new BigInteger(1, readNumberOctets());
    }

    /** Reads an unconstrained whole number. */
    public BigInteger readUnconstrained() {
        return new BigInteger(readNumberOctets());
    }

    /**
     * Reads an unconstrained whole number that must fit into a long: an extension value of a constrained INTEGER.
     *
     * @throws DecodeException at the length, if it does not fit
     */
    public long readUnconstrainedLong() {
        int at = position();
        int length = readLength();
        if (length < 1 || length > Long.BYTES) {
            return readPaddedLong(at);
        }
        return readLong(length << 3) << -(length << 3) >> -(length << 3);
    }

    /** Reads a number with leading octets that do not count, perhaps whole fragments of them. */
    private long readPaddedLong(int at) {
        seek(at);
        long number = 0;
        boolean begun = false;
        int length;
        do {
            length = readLength();
            int items = length & ~FRAGMENT;
            for (int next = claimItems(items, 8); next < position(); next += 8) {
                long octet = word(next) >> 56;
                if (number << 8 >> 8 != number) {
                    throw error(at, "", "expected a number of at most 64 bits, found a longer one");
                }
                number = begun ? number << 8 | octet & 0xff : octet;
                begun = true;
            }
        } while ((length & FRAGMENT) != 0);
        if (!begun) {
            throw noNumber(at);
        }
        return number;
    }

    private byte[] readNumberOctets() {
        int at = position();
        byte[] number = readOctets();
        if (number.length == 0) {
            throw noNumber(at);
        }
        return number;
    }

    private DecodeException noNumber(int at) {
        return error(at, "", "expected at least one octet of a whole number, found length 0");
    }

    /** Reads octets after their length, in fragments if there are many. */
    public byte[] readOctets() {
        int begin = position();
        int length = readLength();
        if ((length & FRAGMENT) == 0) {
            return readOctets(length);
        }
        byte[] all = new byte[countItems(begin, 8)];
        int count = 0;
        do {
            length = readLength();
            int items = length & ~FRAGMENT;
            copyTo(claimItems(items, 8), all, count, items);
            count += items;
        } while ((length & FRAGMENT) != 0);
        return all;
    }

    /** The number of items in all fragments from a position on, to which the reader goes back. */
    private int countItems(int begin, int width) {
        seek(begin);
        int count = 0;
        int length;
        do {
            length = readLength();
            claimItems(length & ~FRAGMENT, width);
            count += length & ~FRAGMENT;
        } while ((length & FRAGMENT) != 0);
        seek(begin);
        return count;
    }

    /** Reads a BIT STRING after an unconstrained length, in fragments if it is long. */
    public BitString readBits() {
        int begin = position();
        int length = readLength();
        if ((length & FRAGMENT) == 0) {
            return readBits(length);
        }
        int all = countItems(begin, 1);
        byte[] bits = new byte[(all + 7) >>> 3];
        int count = 0;
        do {
            length = readLength();
            int items = length & ~FRAGMENT;
            // a fragment holds whole octets, so the parts join without shifting
            copyBits(claim(items), bits, count >>> 3, items);
            count += items;
        } while ((length & FRAGMENT) != 0);
        return BitString.wrap(bits, all);
    }

    /** Reads characters of a known-multiplier type without a length. */
    public String readCharacters(int count, CharacterTable table) {
        requireElements(count, table.bitsPerCharacter());
        int at = claimItems(count, table.bitsPerCharacter());
        return table.decode(this, at, count);
    }

    /** Reads characters of a known-multiplier type after an unconstrained length. */
    public String readCharacters(CharacterTable table) {
        int length = readLength();
        String first = readCharacters(length & ~FRAGMENT, table);
        if ((length & FRAGMENT) == 0) {
            return first;
        }
        StringBuilder all = new StringBuilder(first);
        do {
            length = readLength();
            all.append(readCharacters(length & ~FRAGMENT, table));
        } while ((length & FRAGMENT) != 0);
        return all.toString();
    }

    /** Reads a UTF8String: octets after an unconstrained length, well-formed UTF-8. */
    public String readUtf8() {
        int at = position();
        byte[] utf8 = readOctets();
        String text = new String(utf8, StandardCharsets.UTF_8);
        if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(text.getBytes(StandardCharsets.UTF_8), utf8)) {
            throw error(at, "", "expected well-formed UTF-8");
        }
        return text;
    }

    /** Reads a string of one octet a character, of a type whose repertoire the rules do not know. */
    public String readLatin1() {
        return new String(readOctets(), StandardCharsets.ISO_8859_1);
    }

    /**
     * Reads the numbers that a value of a time type consists of; rules that have its contents octets do not call it.
     *
     * @throws DecodeException at the value, if it is none of the type, or the type is TIME itself
     */
    public String readTime(TimeType type) {
        throw error(position(), "", "expected rules that make numbers of " + type);
    }

    final String readTime(TimeType type, TimeNumbers.Source numbers) {
        int at = position();
        try {
            return TimeNumbers.read(type, numbers);
        } catch (IllegalArgumentException e) {
            throw error(at, "", e.getMessage());
        }
    }

    /** Reads a REAL. */
    public double readReal() {
        int at = position();
        try {
            return RealContents.toDouble(readOctets());
        } catch (IllegalArgumentException e) {
            throw error(at, "", e.getMessage());
        }
    }

    /**
     * Reads a REAL that is a number of IEEE 754.
     *
     * @param width 32 or 64 bits
     */
    public double readFloat(int width) {
        long bits = readLong(width);
        return width == Double.SIZE ? Double.longBitsToDouble(bits) : Float.intBitsToFloat((int) bits);
    }

    /** Reads an OBJECT IDENTIFIER. */
    public ObjectIdentifier readObjectIdentifier() {
        int at = position();
        try {
            return ObjectIdentifierContents.toObjectIdentifier(readOctets());
        } catch (IllegalArgumentException e) {
            throw error(at, "", e.getMessage());
        }
    }

    /** Reads a RELATIVE-OID. */
    public ObjectIdentifier readRelativeOid() {
        int at = position();
        try {
            return ObjectIdentifierContents.toRelative(readOctets());
        } catch (IllegalArgumentException e) {
            throw error(at, "", e.getMessage());
        }
    }

    /**
     * Reads the length of an open type and moves past it. No encoding has 0 octets (X.691 clause 11.1.3), but of what a
     * receiver does not know, 0 octets can be skipped like any others, as other implementations do.
     *
     * @return a reader of its content alone
     */
    public RuleReader openType() {
        int at = position();
        int length = readLength();
        if ((length & FRAGMENT) == 0) {
            int content = claimItems(length, 8);
            return part(array(), content, position(), base());
        }
        seek(at);
        byte[] whole = readOctets();
        return part(whole, 0, whole.length << 3, offset(at));
    }

    /**
     * Reads the length of an open type, as {@link #openType} does, but reads the content itself where it can: after
     * the content it reads nothing until {@link #leaveOpenType}.
     *
     * @return this reader or, if the content comes in fragments, one of its own
     */
    public RuleReader enterOpenType() {
        int at = position();
        int length = readLength();
        if ((length & FRAGMENT) != 0) {
            seek(at);
            return openType();
        }
        int content = claimItems(length, 8);
        setEnd(position());
        seek(content);
        return this;
    }

    /**
     * Moves past an open type.
     *
     * @param content what {@link #enterOpenType} returned
     * @param outer   what {@link #end} was before
     */
    public void leaveOpenType(RuleReader content, int outer) {
        if (content == this) {
            seek(end());
            setEnd(outer);
        }
    }

    /**
     * Moves past octets that are the encoding of one value, entered as an open type is.
     *
     * @throws DecodeException if there are more of them
     */
    public void leaveContents(RuleReader content, int outer) {
        content.requireAll();
        leaveOpenType(content, outer);
    }

    /**
     * Checks that an encoding has been read completely, but for the bits that fill its last octet.
     *
     * @throws DecodeException if there are more octets
     */
    public final void requireAll() {
        if (remaining() >= Byte.SIZE) {
            throw error(position(), "", "expected the end of the contents, found " + remaining() + " bits more");
        }
    }

    /** A reader of the same kind. */
    abstract RuleReader part(byte[] source, int from, int to, int baseOfPart);

    /** Skips an open type. */
    public void skipOpenType() {
        int length;
        do {
            length = readLength();
            claimItems(length & ~FRAGMENT, 8);
        } while ((length & FRAGMENT) != 0);
    }

    /**
     * Skips the extension additions of a later version.
     *
     * @param bitmap position of the extension presence bitmap
     * @param known  additions that the type knows
     * @param count  bits of the bitmap
     */
    public void skipAdditions(int bitmap, int known, int count) {
        for (int i = known; i < count; i++) {
            if (bit(bitmap + i)) {
                skipOpenType();
            }
        }
    }
}
