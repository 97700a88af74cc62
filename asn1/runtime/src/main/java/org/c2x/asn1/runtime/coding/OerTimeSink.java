package org.c2x.asn1.runtime.coding;

import java.math.BigInteger;

/** Writes the numbers of times as OER has them (X.696 clause 29), which knows no short forms. */
record OerTimeSink(OerWriter out) implements TimeNumbers.Sink {
    @Override
    public void presence(int bits, int count) {
        out.write(bits, count);
    }

    @Override
    public void year(int year) {
        out.writeUnconstrained(year);
    }

    @Override
    public void bounded(int number, int lower, int upper) {
        out.write(number, Byte.SIZE);
    }

    @Override
    public void usual(long number, int lower, int upper) {
        out.writeSemiConstrained(BigInteger.valueOf(number));
    }
}
