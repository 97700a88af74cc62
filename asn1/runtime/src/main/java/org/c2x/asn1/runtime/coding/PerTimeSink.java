package org.c2x.asn1.runtime.coding;

/**
 * Writes the numbers of times as PER has them (X.691 clause 32).
 *
 * @param out of either variant
 */
record PerTimeSink(PerWriter out) implements TimeNumbers.Sink {
    @Override
    public void presence(int bits, int count) {
        out.write(bits, count);
    }

    @Override
    public void year(int year) {
        int range = PerYears.rangeOf(year);
        out.write(range, PerYears.SELECTOR_WIDTH);
        if (range == PerYears.OTHER) {
            out.writeUnconstrained(year);
        } else {
            bounded(year, PerYears.FIRST[range], PerYears.LAST[range]);
        }
    }

    @Override
    public void bounded(int number, int lower, int upper) {
        int width = PerYears.width(upper - lower);
        if (out instanceof AperWriter aligned && width == 8) {
            aligned.writeAlignedLong(number - lower, width);
        } else {
            out.write(number - lower, width);
        }
    }

    @Override
    public void usual(long number, int lower, int upper) {
        boolean isUsual = lower <= number && number <= upper;
        out.writeBit(!isUsual);
        if (!isUsual) {
            out.writeUnconstrained(number);
        } else if (out instanceof AperWriter aligned && PerYears.width(upper - lower) > 8) {
            aligned.writeAlignedLong(number - lower, 16);
        } else {
            out.write(number - lower, PerYears.width(upper - lower));
        }
    }
}
