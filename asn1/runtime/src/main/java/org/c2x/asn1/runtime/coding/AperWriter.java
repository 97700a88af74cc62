package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.Nullable;

/** Writes the fields of aligned PER (X.691). */
public final class AperWriter extends PerWriter {

    /** Takes the contents of open types, each until it is written here. */
    private @Nullable AperWriter content;

    /** Writes a constrained whole number of up to 64K values, less its lower bound (clause 11.5.7). */
    public void writeAlignedLong(long number, int width) {
        align();
        writeLong(number, width);
    }

    /**
     * Writes fields of which the second begins at an octet, where all fits into one write.
     *
     * @param beforeWidth bits of the first field
     * @param afterWidth  bits of the second one
     */
    public void writeAligned(long before, int beforeWidth, long after, int afterWidth) {
        int tail = (-(position() + beforeWidth) & 7) + afterWidth;
        write(before << tail | after, beforeWidth + tail);
    }

    /**
     * Writes an INTEGER with an extensible constraint (clause 13.1) whose root is an aligned field.
     *
     * @param inRoot true if the number is one of the extension root
     * @param lower  least value of the extension root
     * @param width  bits of a value of the root
     */
    public void writeAlignedExtensible(long number, boolean inRoot, long lower, int width) {
        if (inRoot) {
            writeAligned(0, 1, number - lower, width);
        } else {
            writeBit(true);
            writeUnconstrained(number);
        }
    }

    /**
     * Writes a constrained whole number of more than 64K values, less its lower bound: the fewest octets after their
     * number (clause 11.5.7.4).
     *
     * @param width bits of the number of octets
     */
    public void writeCountedLong(long number, int width) {
        int octets = octets(number);
        int bits = octets << 3;
        long count = octets - 1L;
        int padding = -(position() + width) & 7;
        if (width + padding + bits < Long.SIZE) {
            write(count << padding + bits | number, width + padding + bits);
        } else {
            write(count << padding, width + padding);
            writeLong(number, bits);
        }
    }

    /** The fewest octets of a whole number that is not negative. */
    public static int octets(long number) {
        return Long.SIZE + 7 - Long.numberOfLeadingZeros(number | 1) >>> 3;
    }

    /**
     * The same with fields before and after, where all fits into one write.
     *
     * @param before      bits before the number of octets
     * @param beforeWidth of these
     * @param octets      of the number, the fewest
     * @param width       bits of the number of octets
     * @param after       bits after the octets
     * @param afterWidth  of these
     */
    public void writeCounted(
            long before, int beforeWidth, long number, int octets, int width, long after, int afterWidth) {
        int padding = -(position() + beforeWidth + width) & 7;
        writeCounted(before, beforeWidth, number, octets, width, padding, after, afterWidth);
    }

    /** The same where it is known how many bits of padding there are between the number of octets and these. */
    public void writeCounted(
            long before, int beforeWidth, long number, int octets, int width, int padding, long after, int afterWidth) {
        int bits = octets << 3;
        long head = (before << width | octets - 1) << padding;
        write((head << bits | number) << afterWidth | after, beforeWidth + width + padding + bits + afterWidth);
    }

    /** Writes a large number in an aligned field, less its lower bound. */
    public void writeAlignedBig(BigInteger number, int width) {
        align();
        writeBig(number, width);
    }

    /** As {@link #writeCountedLong} for a number of any size. */
    public void writeCountedBig(BigInteger number, int width) {
        int octets = Math.max(1, number.bitLength() + 7 >>> 3);
        write(octets - 1, width);
        align();
        writeBig(number, octets << 3);
    }

    /**
     * Begins an open type (clause 11.2).
     *
     * @return where to write the content until {@link #closeOpenType}
     */
    public AperWriter openType() {
        if (content == null) {
            content = new AperWriter();
        }
        content.reset();
        content.enterAs(this);
        return content;
    }

    /** Ends an open type: writes the content after its length. */
    public void closeOpenType(AperWriter written) {
        writeOctetsWithLength(written.stored(), 0, written.length());
        written.release();
    }

    /** Writes an aligned length determinant. */
    @Override
    public void writeLength(int length) {
        align();
        super.writeLength(length);
    }

    /** Writes the aligned length determinant of a fragment or of the rest. */
    @Override
    public int writeFragmentLength(int left) {
        align();
        return super.writeFragmentLength(left);
    }
}
