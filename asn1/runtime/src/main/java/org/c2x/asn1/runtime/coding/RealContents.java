package org.c2x.asn1.runtime.coding;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The contents octets of a REAL (X.690 clause 8.5), written in the canonical binary form of clause 11.3 and read in
 * every form.
 */
public final class RealContents {
    private static final int PLUS_INFINITY = 0x40;
    private static final int MINUS_INFINITY = 0x41;
    private static final int NOT_A_NUMBER = 0x42;
    private static final int MINUS_ZERO = 0x43;
    private static final int BINARY = 0x80;
    private static final int NEGATIVE = 0x40;
    private static final Pattern DECIMAL = Pattern.compile(" *[+-]?(\\d+([.,]\\d*)?|[.,]\\d+)([Ee][+-]?\\d+)?");
    /** Longest accepted contents; far beyond the digits of any double. */
    private static final int MAX_OCTETS = 1 << 12;
    /** Exponents of base 2 beyond this are infinite or zero, whatever a mantissa of at most 4 KiB makes of them. */
    private static final int MAX_EXPONENT = 1 << 20;

    private RealContents() {}

    /** The contents octets of a number. */
    public static byte[] of(double number) {
        if (number == 0) {
            return 1 / number > 0 ? new byte[0] : new byte[] {MINUS_ZERO};
        }
        if (Double.isNaN(number)) {
            return new byte[] {NOT_A_NUMBER};
        }
        if (Double.isInfinite(number)) {
            return new byte[] {(byte) (number > 0 ? PLUS_INFINITY : MINUS_INFINITY)};
        }
        long bits = Double.doubleToLongBits(number);
        int exponent = (int) (bits >>> 52 & 0x7ff);
        long mantissa = bits & (1L << 52) - 1;
        if (exponent == 0) {
            exponent = 1;
        } else {
            mantissa |= 1L << 52;
        }
        int zeros = Long.numberOfTrailingZeros(mantissa);
        return binary(number < 0, mantissa >>> zeros, exponent - 1075 + zeros);
    }

    private static byte[] binary(boolean negative, long mantissa, int exponent) {
        int exponentOctets = UperLength.octetsOfSigned(exponent);
        int mantissaOctets = Long.SIZE + 7 - Long.numberOfLeadingZeros(mantissa) >>> 3;
        byte[] contents = new byte[1 + exponentOctets + mantissaOctets];
        contents[0] = (byte) (BINARY | (negative ? NEGATIVE : 0) | exponentOctets - 1);
        for (int i = 0; i < exponentOctets; i++) {
            contents[exponentOctets - i] = (byte) (exponent >> 8 * i);
        }
        for (int i = 0; i < mantissaOctets; i++) {
            contents[contents.length - 1 - i] = (byte) (mantissa >>> 8 * i);
        }
        return contents;
    }

    /**
     * The number that contents octets stand for, rounded to a double.
     *
     * @throws IllegalArgumentException if they are no REAL; the message says why
     */
    public static double toDouble(byte[] contents) {
        if (contents.length == 0) {
            return 0;
        }
        if (contents.length > MAX_OCTETS) {
            throw new IllegalArgumentException(
                    "expected at most " + MAX_OCTETS + " octets of a REAL, found " + contents.length);
        }
        int first = contents[0] & 0xff;
        if ((first & BINARY) != 0) {
            return binary(contents);
        }
        if ((first & 0x40) != 0) {
            return special(contents);
        }
        return decimal(contents);
    }

    private static double special(byte[] contents) {
        return switch (contents.length == 1 ? contents[0] : 0) {
            case PLUS_INFINITY -> Double.POSITIVE_INFINITY;
            case MINUS_INFINITY -> Double.NEGATIVE_INFINITY;
            case NOT_A_NUMBER -> Double.NaN;
            case MINUS_ZERO -> -0.0;
            default ->
                throw new IllegalArgumentException("expected a special value of REAL, found first octet 0x"
                        + Integer.toHexString(contents[0] & 0xff));
        };
    }

    private static double decimal(byte[] contents) {
        String text = new String(contents, 1, contents.length - 1, StandardCharsets.ISO_8859_1);
        int form = contents[0] & 0x3f;
        if (form < 1 || form > 3 || !DECIMAL.matcher(text).matches()) {
            throw new IllegalArgumentException("expected a decimal REAL of form NR1, NR2 or NR3");
        }
        return Double.parseDouble(text.strip().replace(',', '.'));
    }

    private static double binary(byte[] contents) {
        int first = contents[0] & 0xff;
        int bitsPerExponentStep = new int[] {1, 3, 4, 0}[first >>> 4 & 3];
        if (bitsPerExponentStep == 0) {
            throw new IllegalArgumentException("expected base 2, 8 or 16 of a REAL, found the reserved one");
        }
        boolean longForm = (first & 3) == 3;
        int exponentAt = longForm ? 2 : 1;
        int exponentOctets = longForm ? contents.length > 1 ? contents[1] & 0xff : 0 : (first & 3) + 1;
        if (exponentOctets == 0 || exponentAt + exponentOctets >= contents.length) {
            throw new IllegalArgumentException(
                    "expected exponent and mantissa of a REAL, found " + contents.length + " octets");
        }
        BigInteger exponent = new BigInteger(contents, exponentAt, exponentOctets)
                .multiply(BigInteger.valueOf(bitsPerExponentStep))
                .add(BigInteger.valueOf(first >>> 2 & 3));
        int mantissaAt = exponentAt + exponentOctets;
        BigInteger mantissa = new BigInteger(1, contents, mantissaAt, contents.length - mantissaAt);
        return scale((first & NEGATIVE) != 0 ? mantissa.negate() : mantissa, exponent);
    }

    private static double scale(BigInteger mantissa, BigInteger exponent) {
        if (mantissa.signum() == 0) {
            return 0;
        }
        int power = exponent.max(BigInteger.valueOf(-MAX_EXPONENT))
                .min(BigInteger.valueOf(MAX_EXPONENT))
                .intValue();
        int magnitude = mantissa.bitLength() + power;
        if (magnitude > Double.MAX_EXPONENT + 1) {
            return mantissa.signum() * Double.POSITIVE_INFINITY;
        }
        if (magnitude < Double.MIN_EXPONENT - 54) {
            return mantissa.signum() * 0.0;
        }
        BigDecimal exact = power >= 0
                ? new BigDecimal(mantissa.shiftLeft(power))
                : new BigDecimal(mantissa).divide(new BigDecimal(BigInteger.ONE.shiftLeft(-power)));
        return exact.doubleValue();
    }
}
