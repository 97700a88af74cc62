package org.c2x.asn1.value;

import java.util.Objects;
import org.c2x.asn1.runtime.ObjectIdentifier;

/** An OBJECT IDENTIFIER or RELATIVE-OID. */
public record ObjectIdentifierValue(ObjectIdentifier value) implements Value {
    public ObjectIdentifierValue {
        Objects.requireNonNull(value);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return "{" + value.toString().replace('.', ' ') + '}';
    }
}
