package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.ObjectIdentifier;
import org.c2x.asn1.runtime.OctetString;

/**
 * Reads values of BER (X.690), which DER is a part of. What DER writes is tried first: an identifier of one octet, a
 * length of one octet, contents of a few octets, all of which one word holds. Everything else is read octet by octet.
 */
public final class DerReader extends BerReader {
    private static final int BIT_STRING = 0x03;
    private static final int OCTET_STRING = 0x04;

    /**
     * A reader at the first octet of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is longer than {@link #MAX_OCTETS}
     */
    public DerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    private DerReader(DerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    DerReader part(byte[] source, int from, int to, int baseOfPart) {
        return new DerReader(this, source, from, to, baseOfPart);
    }

    @Override
    public DerReader seek(int at) {
        super.seek(at);
        return this;
    }

    /**
     * The tag that octets begin with which are to be written as a whole element.
     *
     * @throws EncodeException if they are no element, or more than one
     */
    public static int requireElement(OctetString octets) {
        DerReader in = new DerReader(octets.array(), 0, octets.length(), Limits.DEFAULT);
        int tag;
        try {
            tag = in.nextTag();
            in.skip();
        } catch (DecodeException e) {
            throw new EncodeException("", "expected the octets of an element, but " + e.getMessage());
        }
        if (in.hasMore()) {
            throw new EncodeException("", "expected the octets of one element, found more after it");
        }
        return tag;
    }

    /** Reads an INTEGER or ENUMERATED that is in a range within that of an octet. */
    public int readOctet(int tag, int lower, int upper) {
        int at = position();
        long word = octetWord(at);
        if (shortLength(word, tag) != 1) {
            return (int) readOther(tag, lower, upper);
        }
        seek(at + width(tag) + 16);
        int number = (int) (word << width(tag) + 8 >> 56);
        if (number < lower || number > upper) {
            throw outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    /** Reads an INTEGER or ENUMERATED that is in a range. */
    public int readInt(int tag, int lower, int upper) {
        int at = position();
        long word = octetWord(at);
        long length = shortLength(word, tag);
        // a branch for each length, so that a processor that expects it knows at once where the next element begins
        long contents = word << width(tag) + 8;
        int number;
        if (length == 1) {
            number = (int) (contents >> 56);
        } else if (isPadded(contents)) {
            return (int) readOther(tag, lower, upper);
        } else if (length == 2) {
            number = (int) (contents >> 48);
        } else if (length == 4 && width(tag) < 32) {
            number = (int) (contents >> 32);
        } else if (length == 3) {
            number = (int) (contents >> 40);
        } else {
            return (int) readOther(tag, lower, upper);
        }
        seek(at + width(tag) + 8 + ((int) length << 3));
        if (number < lower || number > upper) {
            throw outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    /** Reads an INTEGER or ENUMERATED that is in a range. */
    public long readLong(int tag, long lower, long upper) {
        int at = position();
        long word = octetWord(at);
        long length = shortLength(word, tag);
        boolean isPadded = length > 1 && isPadded(word << width(tag) + 8);
        if (length < 1 || length > 7 - (width(tag) >>> 3) || isPadded) {
            return readOther(tag, lower, upper);
        }
        seek(at + width(tag) + 8 + ((int) length << 3));
        long number = word << width(tag) + 8 >> -((int) length << 3);
        if (number < lower || number > upper) {
            throw outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    private long readOther(int tag, long lower, long upper) {
        int at = position();
        requireTag(tag);
        long number = readUnconstrainedLong();
        if (number < lower || number > upper) {
            throw outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    /** Reads an INTEGER. */
    public BigInteger readInteger(int tag) {
        requireTag(tag);
        return readUnconstrained();
    }

    /** Reads a BOOLEAN: anything but zeros is TRUE. */
    public boolean readBoolean(int tag) {
        int at = position();
        requireTag(tag);
        int length = readLength();
        if (length != 1) {
            throw error(at, "", "expected one octet of a BOOLEAN, found length " + length);
        }
        return read(8) != 0;
    }

    /** Reads a NULL. */
    public void readNull(int tag) {
        int at = position();
        requireTag(tag);
        int length = readLength();
        if (length != 0) {
            throw error(at, "", "expected no octets of a NULL, found length " + length);
        }
    }

    /** Reads a REAL. */
    public double readReal(int tag) {
        requireTag(tag);
        return readReal();
    }

    /** Reads an OBJECT IDENTIFIER. */
    public ObjectIdentifier readObjectIdentifier(int tag) {
        requireTag(tag);
        return readObjectIdentifier();
    }

    /** Reads a RELATIVE-OID. */
    public ObjectIdentifier readRelativeOid(int tag) {
        requireTag(tag);
        return readRelativeOid();
    }

    /** Reads an OCTET STRING, in one part or in parts. */
    public OctetString readOctetString(int tag) {
        return OctetString.wrap(readString(tag));
    }

    /** Reads a UTF8String, well-formed UTF-8, in one part or in parts. */
    public String readUtf8(int tag) {
        int at = position();
        int length = claimString(tag);
        if (length < 0) {
            return wellFormed(at, readParts(tag));
        }
        int from = (position() >>> 3) - length;
        String text = new String(array(), from, length, StandardCharsets.UTF_8);
        return text.indexOf('\ufffd') < 0 ? text : wellFormed(at, Arrays.copyOfRange(array(), from, from + length));
    }

    private String wellFormed(int at, byte[] utf8) {
        String text = new String(utf8, StandardCharsets.UTF_8);
        if (text.indexOf('\ufffd') >= 0 && !Arrays.equals(text.getBytes(StandardCharsets.UTF_8), utf8)) {
            throw error(at, "", "expected well-formed UTF-8");
        }
        return text;
    }

    /** Reads a string of one octet a character, in one part or in parts. */
    public String readLatin1(int tag) {
        int length = claimString(tag);
        return length < 0
                ? new String(readParts(tag), StandardCharsets.ISO_8859_1)
                : new String(array(), (position() >>> 3) - length, length, StandardCharsets.ISO_8859_1);
    }

    /** Reads a BMPString, in one part or in parts. */
    public String readUtf16(int tag) {
        return readUnits(tag, 2, StandardCharsets.UTF_16BE);
    }

    /** Reads a UniversalString, in one part or in parts. */
    public String readUtf32(int tag) {
        return readUnits(tag, 4, Charset.forName("UTF-32BE"));
    }

    private String readUnits(int tag, int unit, Charset charset) {
        int at = position();
        byte[] octets = readString(tag);
        if (octets.length % unit != 0) {
            throw error(at, "", "expected a multiple of " + unit + " octets, found " + octets.length);
        }
        return new String(octets, charset);
    }

    /** The tag of the same type where its value is in parts (X.690 clause 8.1.2.5). */
    public static int inParts(int tag) {
        return tag | CONSTRUCTED << (Math.max(0, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(tag)) & ~7);
    }

    /** Moves past a string in one part and returns the length of its contents, -1 if it is none. */
    private int claimString(int tag) {
        int at = position();
        long length = shortLength(octetWord(at), tag);
        int after = at + width(tag) + 8 + ((int) length << 3);
        if (isShort(length) && after <= end()) {
            seek(after);
            return (int) length;
        }
        return claimLongString(tag);
    }

    private int claimLongString(int tag) {
        if (!isTag(tag)) {
            return -1;
        }
        int length = readLength();
        claimItems(length, 8);
        return length;
    }

    /** Reads the octets of a string, in one part or in parts, which are OCTET STRINGs (X.690 clauses 8.7 and 8.23). */
    private byte[] readString(int tag) {
        int length = claimString(tag);
        int end = position() >>> 3;
        return length < 0 ? readParts(tag) : Arrays.copyOfRange(array(), end - length, end);
    }

    private byte[] readParts(int tag) {
        DerParts parts = new DerParts();
        readParts(tag, false, parts);
        return parts.octets();
    }

    /** Reads a BIT STRING, in one part or in parts (X.690 clause 8.6). */
    public BitString readBitString(int tag) {
        if (!isTag(tag)) {
            DerParts parts = new DerParts();
            readParts(tag, true, parts);
            return BitString.wrap(parts.octets(), parts.bits());
        }
        int at = position();
        int octets = readLength();
        int unused = octets == 0 ? 8 : (int) read(8);
        requireUnused(at, octets, unused);
        int count = 8 * (octets - 1) - unused;
        requireElements(octets - 1, 8);
        BitString bits = readBits(count);
        claim(unused);
        return bits;
    }

    private void requireUnused(int at, int octets, int unused) {
        if (octets == 0) {
            throw error(at, "", "expected the number of unused bits, found length 0");
        }
        if (unused > 7 || unused > 0 && octets == 1) {
            throw outOfRange(at, "", "0..7 unused bits", unused);
        }
    }

    /**
     * Reads a BIT STRING with named bits: zeros at its end come and go with the size (X.680 clause 22.7).
     *
     * @param least the fewest bits that the type has
     */
    public BitString readNamedBits(int tag, int least) {
        return readBitString(tag).named(least);
    }

    private void readBitPart(DerParts parts) {
        int at = position();
        byte[] part = readOctets();
        int unused = part.length == 0 ? 8 : part[0] & 0xff;
        requireUnused(at, part.length, unused);
        if (parts.unused() > 0) {
            throw error(at, "", "expected no part after one with unused bits");
        }
        parts.add(part, 1, unused);
    }

    private void readParts(int tag, boolean ofBits, DerParts parts) {
        requireTag(inParts(tag));
        enter();
        long outer = enterContents();
        int part = ofBits ? BIT_STRING : OCTET_STRING;
        while (hasMore()) {
            if (!isTag(part)) {
                readParts(part, ofBits, parts);
            } else if (ofBits) {
                readBitPart(parts);
            } else {
                parts.add(readOctets(), 0, 0);
            }
        }
        leave(outer);
        leave();
    }
}
