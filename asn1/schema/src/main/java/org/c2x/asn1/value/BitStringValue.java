package org.c2x.asn1.value;

import java.util.Objects;
import org.c2x.asn1.runtime.BitString;

/** A BIT STRING. */
public record BitStringValue(BitString value) implements Value {
    public BitStringValue {
        Objects.requireNonNull(value);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return value.toString();
    }
}
