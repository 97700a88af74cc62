package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;

/** What a time includes. The two boundaries are never mixed in a comparison. */
public enum Boundary {
    /** The library's own prepared message to octets and back. */
    CODEC("codec"),
    /** The same, repeated by native code in a loop: without the call from the JVM. */
    LOOP("native loop"),
    /** Our record to octets and back. */
    END_TO_END("end to end"),
    /** The record is the codec's own message: measured once, holds under both. */
    BOTH("both");

    private final String label;

    Boundary(String label) {
        this.label = label;
    }

    /** The name in result files and on pages. */
    @JsonValue
    public String label() {
        return label;
    }
}
