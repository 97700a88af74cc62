package org.c2x.columnar;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Excerpt;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;
import org.c2x.columnar.ColumnBuilder.Shape;
import org.c2x.columnar.ColumnType.Scalar;

/** The columns of INTEGER: the narrowest that holds all of its values. */
final class Numbers {
    /** Most digits of a decimal of 128 bits. */
    private static final int MOST_DIGITS = 38;

    private Numbers() {}

    static Shape of(IntegerType type) {
        IntegerSet root = type.root();
        String constraint = root.equals(IntegerSet.ALL) ? "" : root + (type.extensible() ? ", ..." : "");
        Optional<BigInteger> lower = root.lower();
        Optional<BigInteger> upper = root.upper();
        int bits = lower.isEmpty() || upper.isEmpty()
                ? Integer.MAX_VALUE
                : 1 + Math.max(lower.get().bitLength(), upper.get().bitLength());
        if (bits <= Integer.SIZE && !type.extensible()) {
            return new Shape(Scalar.INT32, value -> (int) number(value).toLong(), constraint);
        } else if (bits <= Long.SIZE) {
            return new Shape(Scalar.INT64, Numbers::within64Bits, constraint);
        }
        int digits = bits == Integer.MAX_VALUE || type.extensible() ? bits : digits(lower.get(), upper.get());
        return digits <= MOST_DIGITS
                ? new Shape(
                        new ColumnType.Decimal(digits), value -> number(value).toBigInteger(), constraint)
                : new Shape(
                        Scalar.TEXT, value -> number(value).toString().getBytes(StandardCharsets.US_ASCII), constraint);
    }

    private static int digits(BigInteger lower, BigInteger upper) {
        return lower.abs().max(upper.abs()).toString().length();
    }

    private static IntegerValue number(Value value) {
        return (IntegerValue) value;
    }

    /** That of an extensible type may be any. */
    private static Object within64Bits(Value value) {
        IntegerValue number = number(value);
        if (!number.fitsLong()) {
            throw new EncodeException(
                    "", "expected a number of at most 64 bits, found " + Excerpt.of(number.toBigInteger()));
        }
        return number.toLong();
    }
}
