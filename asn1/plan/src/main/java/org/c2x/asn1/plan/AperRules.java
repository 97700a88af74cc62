package org.c2x.asn1.plan;

import java.math.BigInteger;

/** The aligned variant of canonical PER (X.691): larger fields begin at an octet, with zero bits before as needed. */
public final class AperRules extends UperRules {
    /** The range of a number in one octet (clause 11.5.7.2); what has less is no aligned field. */
    private static final BigInteger OCTET_RANGE = BigInteger.valueOf(1 << 8);
    /** The widest range of a number in two octets (clause 11.5.7.3). */
    private static final BigInteger TWO_OCTETS_RANGE = BigInteger.valueOf(1 << 16);
    /** Strings that are longer than this begin at an octet even if their length is fixed, in bits. */
    private static final int SHORT_STRING = 16;

    @Override
    public boolean alignsLengths() {
        return true;
    }

    /** Clause 11.5.7: bits for up to 255 values, one or two octets for up to 64K, beyond that the fewest octets. */
    @Override
    NumberForm constrained(BigInteger lower, BigInteger upper) {
        BigInteger excess = upper.subtract(lower);
        BigInteger range = excess.add(BigInteger.ONE);
        if (range.compareTo(OCTET_RANGE) < 0) {
            return super.constrained(lower, upper);
        }
        if (range.compareTo(TWO_OCTETS_RANGE) <= 0) {
            return new NumberForm.AlignedField(lower, upper, range.equals(OCTET_RANGE) ? 8 : 16);
        }
        BigInteger octets = BigInteger.valueOf((excess.bitLength() + 7) / 8);
        return new NumberForm.CountedOctets(lower, upper, constrained(BigInteger.ONE, octets));
    }

    /** Clauses 16.9 to 16.11 and 17.6 to 17.8. */
    @Override
    boolean aligns(NumberForm length, int width) {
        return isCounted(length) && bits(length, width) > (isFixed(length) ? SHORT_STRING : 0);
    }

    @Override
    boolean alignsCharacters(NumberForm length, int width) {
        return isCounted(length) && bits(length, width) > (isFixed(length) ? SHORT_STRING : SHORT_STRING - 1);
    }

    /** Clause 30.5.2: a power of two. */
    @Override
    int characterWidth(int least) {
        return least <= 1 ? least : 2 * Integer.highestOneBit(least - 1);
    }

    private static NumberForm root(NumberForm length) {
        return length instanceof NumberForm.Extensible extensible ? extensible.root() : length;
    }

    /** False where a determinant, which is aligned itself, comes before the items. */
    private static boolean isCounted(NumberForm length) {
        return !(root(length) instanceof NumberForm.Length);
    }

    private static boolean isFixed(NumberForm length) {
        return root(length) instanceof NumberForm.Constant;
    }

    /** Bits of the longest string of the root; a counted length is below 64K. */
    private static long bits(NumberForm length, int width) {
        NumberForm root = root(length);
        BigInteger most = root instanceof NumberForm.Constant constant
                ? constant.value()
                : root instanceof NumberForm.Constrained field
                        ? field.upper()
                        : ((NumberForm.AlignedField) root).upper();
        return most.longValueExact() * width;
    }

    @Override
    int yearPadding() {
        return Byte.SIZE - 1;
    }
}
