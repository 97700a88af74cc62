package org.c2x.asn1.emit.events;

import java.math.BigInteger;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventValues;

/** Values as plain Java objects. */
final class PlainValues implements EventValues<Object> {

    @Override
    public Object of(int number) {
        return BigInteger.valueOf(number);
    }

    @Override
    public Object of(long number) {
        return BigInteger.valueOf(number);
    }

    @Override
    public Object of(BigInteger number) {
        return number;
    }

    @Override
    public Object of(boolean truth) {
        return truth;
    }

    @Override
    public Object of(double number) {
        return number;
    }

    @Override
    public Object of(String text) {
        return text;
    }

    @Override
    public Object of(OctetString octets) {
        return octets;
    }

    @Override
    public Long toLong(Object value) {
        BigInteger number = toBigInteger(value);
        return number.bitLength() < Long.SIZE ? number.longValue() : null;
    }

    @Override
    public BigInteger toBigInteger(Object value) {
        return cast(BigInteger.class, value);
    }

    @Override
    public boolean toBoolean(Object value) {
        return cast(Boolean.class, value);
    }

    @Override
    public double toDouble(Object value) {
        return cast(Double.class, value);
    }

    @Override
    public String toText(Object value) {
        return cast(String.class, value);
    }

    @Override
    public OctetString toOctets(Object value) {
        return cast(OctetString.class, value);
    }

    private static <T> T cast(Class<T> type, Object value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException("found " + value);
        }
        return type.cast(value);
    }
}
