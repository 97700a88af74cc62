package org.c2x.asn1.value;

import java.util.List;

/** The elements of a SEQUENCE OF or SET OF. */
public record ListValue(List<Value> elements) implements Value {
    public ListValue {
        elements = List.copyOf(elements);
    }
}
