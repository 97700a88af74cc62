package org.c2x.codec.exi.openexi;

import java.math.BigInteger;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventValues;

/** Values as text, in the form of XML schema (part 2, clause 3.2). */
final class TextValues implements EventValues<String> {
    static final TextValues INSTANCE = new TextValues();

    /** More digits are no number of a message, and take long to convert. */
    private static final int MOST_DIGITS = 16_000;

    private TextValues() {}

    @Override
    public String of(int number) {
        return Integer.toString(number);
    }

    @Override
    public String of(long number) {
        return Long.toString(number);
    }

    @Override
    public String of(BigInteger number) {
        return number.toString();
    }

    @Override
    public String of(boolean truth) {
        return Boolean.toString(truth);
    }

    @Override
    public String of(double number) {
        if (Double.isInfinite(number)) {
            return number > 0 ? "INF" : "-INF";
        }
        return Double.toString(number);
    }

    @Override
    public String of(String text) {
        return text;
    }

    @Override
    public String of(OctetString octets) {
        return octets.toHex();
    }

    @Override
    public @Nullable Long toLong(String value) {
        BigInteger number = toBigInteger(value);
        return number.bitLength() < Long.SIZE ? number.longValue() : null;
    }

    @Override
    public BigInteger toBigInteger(String value) {
        if (value.length() > MOST_DIGITS) {
            throw new IllegalArgumentException("found " + value.length() + " characters");
        }
        try {
            return value.length() < 10 ? BigInteger.valueOf(Integer.parseInt(value)) : new BigInteger(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("found " + value, e);
        }
    }

    @Override
    public boolean toBoolean(String value) {
        return switch (value) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default -> throw new IllegalArgumentException("found " + value);
        };
    }

    @Override
    public double toDouble(String value) {
        return switch (value) {
            case "INF" -> Double.POSITIVE_INFINITY;
            case "-INF" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(value);
        };
    }

    @Override
    public String toText(String value) {
        return value;
    }

    @Override
    public OctetString toOctets(String value) {
        return OctetString.ofHex(value);
    }
}
