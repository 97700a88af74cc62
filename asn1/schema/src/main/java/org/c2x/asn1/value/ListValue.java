package org.c2x.asn1.value;

import java.util.List;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.ImmutableList;

/** The elements of a SEQUENCE OF or SET OF. */
public record ListValue(List<Value> elements) implements Value {
    public ListValue {
        elements = ImmutableList.copyOf(elements);
    }

    /** The value in ASN.1 notation. */
    @Override
    public String toString() {
        return elements.stream().map(Value::toString).collect(Collectors.joining(", ", "{", "}"));
    }
}
