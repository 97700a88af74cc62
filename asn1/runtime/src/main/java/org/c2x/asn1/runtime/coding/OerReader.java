package org.c2x.asn1.runtime.coding;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;

/** Reads the fields of OER (X.696), canonical or basic: whole octets but for the bits of a preamble. */
public final class OerReader extends OctetReader {
    /** A tag's number has more octets. */
    private static final int LONG_TAG = 0x3f;

    /**
     * A reader at the first octet of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is longer than {@link #MAX_OCTETS}
     */
    public OerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    private OerReader(OerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    OerReader part(byte[] source, int from, int to, int baseOfPart) {
        return new OerReader(this, source, from, to, baseOfPart);
    }

    /** Reads a length determinant (X.696 clause 8.6): one octet up to 127, otherwise the number of octets first. */
    @Override
    public int readLength() {
        int at = position();
        int first = (int) read(8);
        if (first < 0x80) {
            return first;
        }
        int octets = first & 0x7f;
        long length = 0;
        for (int i = 0; i < octets; i++) {
            length = length << 8 | read(8);
            if (length > MAX_OCTETS) {
                throw error(at, "", "expected a length of at most " + MAX_OCTETS + " octets");
            }
        }
        if (octets == 0) {
            throw error(at, "", "expected the octets of a length, found none");
        }
        return (int) length;
    }

    /**
     * Reads the number of bits of a BIT STRING or bitmap (X.696 clause 13.3.1): the length of its octets, then the
     * number of bits that do not count in the last one.
     */
    public int readBitCount() {
        int at = position();
        int octets = readLength();
        if (octets == 0) {
            throw error(at, "", "expected the number of unused bits, found a length of 0");
        }
        int unused = (int) read(8);
        if (unused > 7 || unused > 0 && octets == 1) {
            throw outOfRange(at, "", "0..7 unused bits", unused);
        }
        if (octets - 1 > remaining() >>> 3) {
            throw tooShort(error(at, "", "expected " + (octets - 1) + " octets, found only " + (remaining() >>> 3)));
        }
        return 8 * (octets - 1) - unused;
    }

    /** Reads a BIT STRING after the number of its bits. */
    @Override
    public BitString readBits() {
        int count = readBitCount();
        BitString bits = readBits(count);
        claim(-count & 7);
        return bits;
    }

    /** Reads a BIT STRING without a length and the bits after it that fill the last octet. */
    public BitString readPaddedBits(int count) {
        BitString bits = readBits(count);
        claim(-count & 7);
        return bits;
    }

    @Override
    public OerReader openType() {
        return (OerReader) super.openType();
    }

    @Override
    public OerReader enterOpenType() {
        return (OerReader) super.enterOpenType();
    }

    @Override
    public OerReader seek(int at) {
        super.seek(at);
        return this;
    }

    /** Reads a two's complement number of 8, 16, 32 or 64 bits (X.696 clause 10.3). */
    public long readSigned(int width) {
        return readLong(width) << -width >> -width;
    }

    /**
     * Reads the number of elements of a list (X.696 clause 17).
     *
     * @throws DecodeException if it is no int, which no input has room for
     */
    public int readQuantity() {
        int at = position();
        int octets = readLength();
        long count = 0;
        for (int i = 0; i < octets; i++) {
            count = count << 8 | read(8);
            if (count > Integer.MAX_VALUE) {
                throw error(at, "", "expected at most " + Integer.MAX_VALUE + " elements");
            }
        }
        if (octets == 0) {
            throw error(at, "", "expected the octets of a number of elements, found none");
        }
        return (int) count;
    }

    /**
     * Reads the number of an enumeral (X.696 clause 11): one octet up to 127, otherwise the number of octets first.
     *
     * @throws DecodeException if it is no long, which no enumeral has
     */
    public long readShortOrLong() {
        int at = position();
        int first = (int) read(8);
        if (first < 0x80) {
            return first;
        }
        int octets = first & 0x7f;
        if (octets == 0 || octets > Long.BYTES) {
            throw error(at, "", "expected an enumeral's number of 1 to 8 octets, found " + octets);
        }
        return readSigned(8 * octets);
    }

    /** Reads a tag (X.696 clause 8.7): its octets as one number, the first octet the highest. */
    public int readTag() {
        int at = position();
        int tag = (int) read(8);
        if ((tag & LONG_TAG) != LONG_TAG) {
            return tag;
        }
        for (int i = 1; i < Integer.BYTES; i++) {
            tag = tag << 8 | (int) read(8);
            if (i == 1 && (tag & 0xff) == 0x80) {
                throw error(at, "", "expected a tag in the fewest octets, found leading zeros in its number");
            }
            if ((tag & 0x80) == 0) {
                return tag;
            }
        }
        throw error(at, "", "expected a tag of at most " + Integer.BYTES + " octets");
    }

    /**
     * The index of an alternative of a later version among the additions, if tags are numbered one by one.
     *
     * @param at    position of the tag, for errors
     * @param first tag of the first addition
     * @param known number of additions that are known
     * @throws DecodeException if the tag is not one after the known ones
     */
    public int laterIndex(int at, int first, int tag, int known) {
        int index = tag - first;
        if (index < known || tag > (first | LONG_TAG - 1)) {
            throw outOfRange(at, "", "the tag of an alternative", tag);
        }
        return index;
    }

    /** Reads a BMPString: octets after their length. */
    public String readUtf16() {
        return readUnits(2, StandardCharsets.UTF_16BE);
    }

    /** Reads a UniversalString: octets after their length. */
    public String readUtf32() {
        return readUnits(4, Charset.forName("UTF-32BE"));
    }

    private String readUnits(int unit, Charset charset) {
        int at = position();
        byte[] octets = readOctets();
        if (octets.length % unit != 0) {
            throw error(at, "", "expected a multiple of " + unit + " octets, found " + octets.length);
        }
        return new String(octets, charset);
    }

    /** Reads a value of a time type (X.696 clause 29). */
    @Override
    public String readTime(TimeType type) {
        return readTime(type, new OerTimeSource(this));
    }

    /**
     * Checks that a value begins with the tag that precedes it, that of an untagged CHOICE within a CHOICE
     * (X.696 clause 20.1).
     */
    public void requireTag(int tag) {
        int at = position();
        int again = readTag();
        if (again != tag) {
            throw error(
                    at,
                    "",
                    "expected the tag 0x" + Integer.toHexString(tag) + " once more, found 0x"
                            + Integer.toHexString(again));
        }
        seek(at);
    }
}
