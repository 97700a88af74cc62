package org.c2x.codec.exi.exificient;

import com.siemens.ct.exi.core.values.AbstractBinaryValue;
import com.siemens.ct.exi.core.values.BinaryHexValue;
import com.siemens.ct.exi.core.values.BooleanValue;
import com.siemens.ct.exi.core.values.FloatValue;
import com.siemens.ct.exi.core.values.IntegerValue;
import com.siemens.ct.exi.core.values.StringValue;
import com.siemens.ct.exi.core.values.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.runtime.OctetString;
import org.c2x.asn1.runtime.event.EventValues;

/** The typed values of EXIficient. */
final class ExificientValues implements EventValues<Value> {
    static final ExificientValues INSTANCE = new ExificientValues();

    /** EXI exponents lie between this and minus this; the next one stands for what is no number (EXI clause 7.1.4). */
    private static final int GREATEST_EXPONENT = 16_383;

    private ExificientValues() {}

    @Override
    public Value of(int number) {
        return IntegerValue.valueOf(number);
    }

    @Override
    public Value of(long number) {
        // numbers of type int are quicker to code
        return (int) number == number ? IntegerValue.valueOf((int) number) : IntegerValue.valueOf(number);
    }

    @Override
    public Value of(BigInteger number) {
        return number.bitLength() < Long.SIZE ? of(number.longValue()) : IntegerValue.valueOf(number);
    }

    @Override
    public Value of(boolean truth) {
        return truth ? BooleanValue.BOOLEAN_VALUE_TRUE : BooleanValue.BOOLEAN_VALUE_FALSE;
    }

    @Override
    public Value of(double number) {
        if (Double.isNaN(number)) {
            return special(FloatValue.FLOAT_NaN);
        }
        if (Double.isInfinite(number)) {
            return special(number > 0 ? FloatValue.FLOAT_POSITIVE_INFINITY : FloatValue.FLOAT_NEGATIVE_INFINITY);
        }
        // the library's own way from a double is inexact, and endless for large ones
        BigDecimal decimal = new BigDecimal(Double.toString(number)).stripTrailingZeros();
        return new FloatValue(decimal.unscaledValue().longValueExact(), -decimal.scale());
    }

    private static Value special(IntegerValue mantissa) {
        return new FloatValue(mantissa, FloatValue.FLOAT_SPECIAL_VALUES);
    }

    @Override
    public Value of(String text) {
        return new StringValue(text);
    }

    @Override
    public Value of(OctetString octets) {
        return new BinaryHexValue(octets.toByteArray());
    }

    @Override
    public @Nullable Long toLong(Value value) {
        IntegerValue number = cast(IntegerValue.class, value);
        return switch (number.getIntegerValueType()) {
            case INT -> (long) number.intValue();
            case LONG -> number.longValue();
            case BIG -> null;
        };
    }

    @Override
    public BigInteger toBigInteger(Value value) {
        IntegerValue number = cast(IntegerValue.class, value);
        return switch (number.getIntegerValueType()) {
            case INT -> BigInteger.valueOf(number.intValue());
            case LONG -> BigInteger.valueOf(number.longValue());
            case BIG -> number.bigIntegerValue();
        };
    }

    @Override
    public boolean toBoolean(Value value) {
        return cast(BooleanValue.class, value).toBoolean();
    }

    @Override
    public double toDouble(Value value) {
        FloatValue number = cast(FloatValue.class, value);
        if (number.getExponent().equals(FloatValue.FLOAT_SPECIAL_VALUES)) {
            if (number.getMantissa().equals(FloatValue.FLOAT_POSITIVE_INFINITY)) {
                return Double.POSITIVE_INFINITY;
            }
            return number.getMantissa().equals(FloatValue.FLOAT_NEGATIVE_INFINITY)
                    ? Double.NEGATIVE_INFINITY
                    : Double.NaN;
        }
        Long exponent = toLong(number.getExponent());
        Long mantissa = toLong(number.getMantissa());
        if (exponent == null || mantissa == null || Math.abs(exponent) > GREATEST_EXPONENT) {
            throw new IllegalArgumentException("mantissa or exponent is too large");
        }
        return BigDecimal.valueOf(mantissa, (int) -exponent).doubleValue();
    }

    @Override
    public String toText(Value value) {
        return cast(StringValue.class, value).toString();
    }

    @Override
    public OctetString toOctets(Value value) {
        return OctetString.wrap(cast(AbstractBinaryValue.class, value).toBytes());
    }

    private static <T> T cast(Class<T> type, Value value) {
        if (!type.isInstance(value)) {
            throw new IllegalArgumentException("found " + value.getValueType());
        }
        return type.cast(value);
    }
}
