package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Limits;

/** Reads the fields of aligned PER (X.691). */
public final class AperReader extends PerReader {

    /**
     * A reader at the first bit of a message.
     *
     * @throws IndexOutOfBoundsException if the part is not within the array
     * @throws DecodeException           if the part is empty or longer than {@link #MAX_OCTETS}
     */
    public AperReader(byte[] octets, int offset, int length, Limits limits) {
        super(octets, offset, length, limits);
    }

    private AperReader(AperReader outer, byte[] octets, int position, int end, int base) {
        super(outer, octets, position, end, base);
    }

    @Override
    AperReader part(byte[] source, int from, int to, int baseOfPart) {
        return new AperReader(this, source, from, to, baseOfPart);
    }

    @Override
    public AperReader openType() {
        return (AperReader) super.openType();
    }

    @Override
    public AperReader enterOpenType() {
        return (AperReader) super.enterOpenType();
    }

    @Override
    public AperReader seek(int at) {
        super.seek(at);
        return this;
    }

    /**
     * Moves to the next octet if items follow, for these begin there.
     *
     * @return the number of items
     */
    public int alignItems(int count) {
        if (count > 0) {
            align();
        }
        return count;
    }

    /** As {@link #readCount}, in an aligned field. */
    public int readAlignedCount(int lower, int upper, int width) {
        align();
        return readCount(lower, upper, width);
    }

    /** Reads a constrained whole number of up to 64K values in an aligned field (clause 11.5.7). */
    public long readAlignedRange(long lower, long upper, int width) {
        align();
        return readRange(lower, upper, width);
    }

    /**
     * Reads an INTEGER with an extensible constraint (clause 13.1) whose root is an aligned field.
     *
     * @param lower least value of the extension root
     * @param upper greatest value of the extension root
     * @param width bits of a value of the root
     */
    public long readAlignedExtensible(long lower, long upper, int width) {
        return readBit() ? readUnconstrainedLong() : readAlignedRange(lower, upper, width);
    }

    /**
     * Reads a constrained whole number of more than 64K values: octets after their number (clause 11.5.7.4).
     *
     * @param width bits of the number of octets
     */
    public long readCountedRange(long lower, long upper, int width) {
        int octets = 1 + (int) read(width);
        align();
        return readOctetsRange(lower, upper, octets);
    }

    /**
     * Reads the octets of a constrained whole number, whose number precedes them.
     *
     * @param lower least value
     * @param upper greatest value
     */
    public long readOctetsRange(long lower, long upper, int octets) {
        if (octets > Long.BYTES) {
            String most = "expected at most " + Long.BYTES + " octets of a whole number, found ";
            throw error(position(), "", most + octets);
        }
        int at = claim(octets << 3);
        // where an octet begins, all bits of a word are valid
        long excess = word(at) >>> -(octets << 3);
        if (Long.compareUnsigned(excess, upper - lower) > 0) {
            BigInteger found = new BigInteger(Long.toUnsignedString(excess)).add(BigInteger.valueOf(lower));
            throw error(at, "", "expected " + lower + ".." + upper + ", found " + found);
        }
        return lower + excess;
    }

    /** Reads a large number in an aligned field, less its lower bound. */
    public BigInteger readAlignedBig(int width) {
        align();
        return readBig(width);
    }

    /**
     * Reads a large number in octets after their number, less its lower bound.
     *
     * @param width bits of the number of octets
     */
    public BigInteger readCountedBig(int width) {
        int octets = 1 + (int) read(width);
        align();
        return readBig(octets << 3);
    }

    /** Reads an aligned length determinant. */
    @Override
    public int readLength() {
        align();
        return super.readLength();
    }
}
