package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.runtime.Limits;

/** Reads the fields that both variants of PER (X.691) have. */
public abstract sealed class PerReader extends RuleReader permits AperReader, UperReader {

    /**
     * A reader at the first bit of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is empty, for even the encoding of a value without bits has an
     *                                   octet (clause 11.1.3), or longer than {@link #MAX_OCTETS}
     */
    PerReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    PerReader(PerReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    /**
     * Reads the length of a string or list whose size constraint has an upper bound below 64K.
     *
     * @param width bits of the length, 0 if it is fixed
     */
    public int readCount(int lower, int upper, int width) {
        int at = position();
        int count = lower + (int) read(width);
        if (count > upper) {
            throw outOfRange(at, "", "size " + lower + ".." + upper, count);
        }
        return count;
    }

    /**
     * Reads an INTEGER with an extensible constraint (clause 13.1).
     *
     * @param lower least value of the extension root
     * @param upper greatest value of the extension root
     * @param width bits of a value of the root
     */
    public long readExtensible(long lower, long upper, int width) {
        return readBit() ? readUnconstrainedLong() : readRange(lower, upper, width);
    }

    /**
     * Reads a length determinant without an upper bound below 64K (clause 11.9.3.5 to 11.9.3.8).
     *
     * @return the number of items that follow; with {@link #FRAGMENT} set, another length follows them
     */
    @Override
    public int readLength() {
        int at = position();
        if (!readBit()) {
            return (int) read(7);
        }
        if (!readBit()) {
            return (int) read(14);
        }
        int blocks = (int) read(6);
        int items = PerLength.itemsOf(blocks);
        if (items == 0) {
            throw outOfRange(at, "", "a fragment of 1 to 4 blocks of 16K", blocks);
        }
        return items;
    }

    /** Reads a normally small non-negative whole number (clause 11.6). */
    public int readSmallNumber() {
        int at = position();
        if (!readBit()) {
            return (int) read(6);
        }
        BigInteger number = readSemiConstrained();
        if (number.bitLength() > 31) {
            throw error(at, "", "expected an index below 2147483648, found " + Excerpt.of(number));
        }
        return number.intValue();
    }

    /** Reads a normally small length, 1 or more (clause 11.9.3.4): the size of an extension presence bitmap. */
    public int readSmallLength() {
        int at = position();
        if (!readBit()) {
            return (int) read(6) + 1;
        }
        int length = readLength();
        if (length == 0 || (length & FRAGMENT) != 0) {
            throw error(at, "", "expected the number of extension additions, 1 to 16383");
        }
        return length;
    }

    /** Reads a value of a time type (clause 32). */
    @Override
    public final String readTime(TimeType type) {
        return readTime(type, new PerTimeSource(this));
    }
}
