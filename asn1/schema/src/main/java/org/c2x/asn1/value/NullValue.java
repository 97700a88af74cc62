package org.c2x.asn1.value;

/** The NULL value. */
public record NullValue() implements Value {
    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return "NULL";
    }
}
