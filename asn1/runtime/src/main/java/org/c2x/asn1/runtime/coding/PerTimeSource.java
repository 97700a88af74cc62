package org.c2x.asn1.runtime.coding;

/**
 * Reads what {@link PerTimeSink} writes.
 *
 * @param in of either variant
 */
record PerTimeSource(PerReader in) implements TimeNumbers.Source {
    @Override
    public int presence(int count) {
        return (int) in.read(count);
    }

    @Override
    public int year() {
        int at = in.position();
        int range = (int) in.read(PerYears.SELECTOR_WIDTH);
        if (range < PerYears.OTHER) {
            return bounded(PerYears.FIRST[range], PerYears.LAST[range]);
        }
        long year = in.readUnconstrainedLong();
        if (year < 0 || year > TimeText.LAST_YEAR) {
            throw in.outOfRange(at, "", "a year of four digits", year);
        }
        return (int) year;
    }

    @Override
    public int bounded(int lower, int upper) {
        int width = PerYears.width(upper - lower);
        return (int)
                (in instanceof AperReader aligned && width == 8
                        ? aligned.readAlignedRange(lower, upper, width)
                        : in.readRange(lower, upper, width));
    }

    @Override
    public long usual(int lower, int upper) {
        if (in.readBit()) {
            int at = in.position();
            long number = in.readUnconstrainedLong();
            if (number < 0) {
                throw in.outOfRange(at, "", "a number of 0 or more", number);
            }
            return number;
        }
        int width = PerYears.width(upper - lower);
        return in instanceof AperReader aligned && width > 8
                ? aligned.readAlignedRange(lower, upper, 16)
                : in.readRange(lower, upper, width);
    }
}
