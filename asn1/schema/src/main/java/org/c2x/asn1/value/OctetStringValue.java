package org.c2x.asn1.value;

import java.util.Locale;
import java.util.Objects;
import org.c2x.asn1.runtime.OctetString;

/** An OCTET STRING. */
public record OctetStringValue(OctetString value) implements Value {
    public OctetStringValue {
        Objects.requireNonNull(value);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return "'" + value.toHex().toUpperCase(Locale.ROOT) + "'H";
    }
}
