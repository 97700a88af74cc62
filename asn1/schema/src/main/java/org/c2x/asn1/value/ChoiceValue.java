package org.c2x.asn1.value;

import java.util.Objects;

/** The chosen alternative of a CHOICE, by its ASN.1 name, and its value. */
public record ChoiceValue(String name, Value value) implements Value {
    public ChoiceValue {
        Objects.requireNonNull(name);
        Objects.requireNonNull(value);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return name + " : " + value;
    }
}
