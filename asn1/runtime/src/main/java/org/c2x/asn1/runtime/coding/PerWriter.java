package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.BitString;

/** Writes the fields that both variants of PER (X.691) have. */
public abstract sealed class PerWriter extends RuleWriter permits AperWriter, UperWriter {
    /** Writes a length determinant below 16K without an upper bound (clause 11.9.3.6 and 11.9.3.7). */
    @Override
    public void writeLength(int length) {
        if (PerLength.octets(length) == 1) {
            write(length, 8);
        } else {
            write(PerLength.determinant(length), 16);
        }
    }

    /**
     * Writes the length determinant of the next fragment or, if fewer than 16K items are left, of the rest.
     *
     * @param left items not written yet
     * @return items that the determinant announces; if that is 16K or more, another determinant must follow them
     */
    public int writeFragmentLength(int left) {
        if (!PerLength.isFragment(left)) {
            writeLength(left);
            return left;
        }
        int fragment = PerLength.fragment(left);
        write(PerLength.fragmentOctet(fragment), 8);
        return fragment;
    }

    /** True if after a determinant that announced so many items another one must follow. */
    public static boolean isFragment(int announced) {
        return PerLength.isFragment(announced);
    }

    /** Writes a normally small non-negative whole number (clause 11.6). */
    public void writeSmallNumber(int number) {
        if (PerLength.isSmall(number)) {
            write(number, 7);
        } else {
            writeBit(true);
            writeSemiConstrained(BigInteger.valueOf(number));
        }
    }

    /** Writes a normally small length from 1 to 16383 (clause 11.9.3.4). */
    public void writeSmallLength(int length) {
        if (PerLength.isSmall(length - 1)) {
            write(length - 1, 7);
        } else {
            writeBit(true);
            writeLength(length);
        }
    }

    /**
     * Writes an INTEGER with an extensible constraint (clause 13.1).
     *
     * @param inRoot true if the number is one of the extension root
     * @param lower  least value of the extension root
     * @param width  bits of a value of the root
     */
    public void writeExtensible(long number, boolean inRoot, long lower, int width) {
        writeBit(!inRoot);
        if (inRoot) {
            writeLong(number - lower, width);
        } else {
            writeUnconstrained(number);
        }
    }

    @Override
    void writeOctetsWithLength(byte[] source, int from, int count) {
        int next = from;
        int announced;
        do {
            announced = writeFragmentLength(from + count - next);
            writeOctets(source, next, announced);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes the first bits of a BIT STRING after an unconstrained length, in fragments if there are many. */
    @Override
    public void writeBitsWithLength(BitString string, int count) {
        int next = 0;
        int announced;
        do {
            announced = writeFragmentLength(count - next);
            writeBits(string, next, announced);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes characters of a known-multiplier type after an unconstrained length. */
    public void writeCharactersWithLength(String text, CharacterTable table) {
        int count = table.count(text);
        int next = 0;
        int announced;
        do {
            announced = writeFragmentLength(count - next);
            table.encode(text, next, announced, this);
            next += announced;
        } while (isFragment(announced));
    }

    /** Writes a value of a time type (clause 32). */
    @Override
    public final void writeTime(String text, TimeType type) {
        writeTime(text, type, new PerTimeSink(this));
    }
}
