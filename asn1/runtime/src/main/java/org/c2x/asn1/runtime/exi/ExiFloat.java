package org.c2x.asn1.runtime.exi;

import java.math.BigDecimal;
import org.c2x.asn1.runtime.EncodeException;

/**
 * A Float of EXI (clause 7.1.4).
 *
 * @param mantissa without zeros at its end
 * @param exponent of ten; {@link #SPECIAL} for what is no number
 */
record ExiFloat(long mantissa, long exponent) {
    /** With mantissa 1 and -1 the infinities, with any other one no number. */
    static final int SPECIAL = -(1 << 14);

    static final int MAX_EXPONENT = (1 << 14) - 1;

    /**
     * The shortest decimal fraction that means the number.
     *
     * @throws EncodeException if the number is minus zero, which has none
     */
    static ExiFloat of(double number) {
        if (Double.isNaN(number)) {
            return new ExiFloat(0, SPECIAL);
        }
        if (Double.isInfinite(number)) {
            return new ExiFloat(number > 0 ? 1 : -1, SPECIAL);
        }
        if (number == 0) {
            if (1 / number < 0) {
                throw new EncodeException("", "EXI has no minus zero");
            }
            return new ExiFloat(0, 0);
        }
        BigDecimal decimal = new BigDecimal(Double.toString(number)).stripTrailingZeros();
        return new ExiFloat(decimal.unscaledValue().longValueExact(), -decimal.scale());
    }

    double toDouble() {
        if (exponent == SPECIAL) {
            if (mantissa == 1) {
                return Double.POSITIVE_INFINITY;
            }
            return mantissa == -1 ? Double.NEGATIVE_INFINITY : Double.NaN;
        }
        return BigDecimal.valueOf(mantissa, (int) -exponent).doubleValue();
    }
}
