package org.c2x.asn1.value;

/** A REAL, within the range and precision of a double; infinities, NaN and minus zero are values of their own. */
public record RealValue(double value) implements Value {
    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        if (Double.isNaN(value)) {
            return "NOT-A-NUMBER";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "PLUS-INFINITY" : "MINUS-INFINITY";
        }
        return Double.toString(value);
    }
}
