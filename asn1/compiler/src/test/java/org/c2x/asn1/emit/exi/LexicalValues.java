package org.c2x.asn1.emit.exi;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventValues;

/** Values as the text that an XML document has in their place. */
final class LexicalValues implements EventValues<String> {

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
        if (Double.isNaN(number)) {
            return "NaN";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? "INF" : "-INF";
        }
        BigDecimal decimal = new BigDecimal(Double.toString(number)).stripTrailingZeros();
        return decimal.unscaledValue() + "E" + -decimal.scale();
    }

    @Override
    public String of(String text) {
        return text;
    }

    @Override
    public String of(OctetString octets) {
        return octets.toHex().toUpperCase(Locale.ROOT);
    }

    @Override
    public Long toLong(String value) {
        return Long.valueOf(value);
    }

    @Override
    public BigInteger toBigInteger(String value) {
        return new BigInteger(value);
    }

    @Override
    public boolean toBoolean(String value) {
        return value.equals("true");
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
