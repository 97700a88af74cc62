package org.c2x.asn1.value;

/** A BOOLEAN. */
public record BooleanValue(boolean value) implements Value {
    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return value ? "TRUE" : "FALSE";
    }
}
