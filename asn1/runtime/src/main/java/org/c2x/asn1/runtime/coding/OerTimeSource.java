package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;
import org.c2x.asn1.runtime.Excerpt;

/** Reads what {@link OerTimeSink} writes. */
record OerTimeSource(OerReader in) implements TimeNumbers.Source {
    @Override
    public int presence(int count) {
        return (int) in.read(count);
    }

    @Override
    public int year() {
        int at = in.position();
        long year = in.readUnconstrainedLong();
        if (year < 0 || year > TimeText.LAST_YEAR) {
            throw in.outOfRange(at, "", "a year of four digits", year);
        }
        return (int) year;
    }

    @Override
    public int bounded(int lower, int upper) {
        int at = in.position();
        int number = (int) in.read(Byte.SIZE);
        if (number < lower || number > upper) {
            throw in.outOfRange(at, "", lower + ".." + upper, number);
        }
        return number;
    }

    @Override
    public long usual(int lower, int upper) {
        int at = in.position();
        BigInteger number = in.readSemiConstrained();
        if (number.bitLength() >= Long.SIZE) {
            throw in.error(at, "", "expected a number of at most 63 bits, found " + Excerpt.of(number));
        }
        return number.longValue();
    }
}
