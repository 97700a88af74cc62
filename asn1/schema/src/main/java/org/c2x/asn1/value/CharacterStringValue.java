package org.c2x.asn1.value;

import java.util.Objects;

/** A restricted character string, a UTCTime or a GeneralizedTime. */
public record CharacterStringValue(String value) implements Value {
    public CharacterStringValue {
        Objects.requireNonNull(value);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return '"' + value.replace("\"", "\"\"") + '"';
    }
}
