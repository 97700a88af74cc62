package org.c2x.asn1.value;

import java.util.Objects;

/** An enumeral that the type knows, by its ASN.1 name. */
public record EnumeratedValue(String name) implements Value {
    public EnumeratedValue {
        Objects.requireNonNull(name);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return name;
    }
}
