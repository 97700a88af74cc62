package org.c2x.asn1.value;

import java.math.BigInteger;
import java.util.stream.LongStream;
import org.c2x.asn1.runtime.Nullable;

/** An INTEGER of any size. */
public final class IntegerValue implements Value {
    /** Small numbers are shared: {@code SMALL[i]} is i. */
    private static final IntegerValue[] SMALL = LongStream.range(0, 256)
            .mapToObj(number -> new IntegerValue(number, null))
            .toArray(IntegerValue[]::new);

    private final long value;
    /** Null if the number fits into a long, so that equal numbers have equal fields. */
    @Nullable
    private final BigInteger big;

    private IntegerValue(long value, @Nullable BigInteger big) {
        this.value = value;
        this.big = big;
    }

    public static IntegerValue of(long value) {
        return value >= 0 && value < SMALL.length ? SMALL[(int) value] : new IntegerValue(value, null);
    }

    public static IntegerValue of(BigInteger value) {
        return value.bitLength() < Long.SIZE ? of(value.longValue()) : new IntegerValue(0, value);
    }

    public boolean fitsLong() {
        return big == null;
    }

    /**
     * The number as a long.
     *
     * @throws ArithmeticException if it does not fit
     */
    public long toLong() {
        if (big != null) {
            throw new ArithmeticException(big + " does not fit into 64 bits");
        }
        return value;
    }

    public BigInteger toBigInteger() {
        return big == null ? BigInteger.valueOf(value) : big;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntegerValue that
                && value == that.value
                && (big == null ? that.big == null : big.equals(that.big));
    }

    @Override
    public int hashCode() {
        return toBigInteger().hashCode();
    }

    @Override
    public String toString() {
        return toBigInteger().toString();
    }
}
