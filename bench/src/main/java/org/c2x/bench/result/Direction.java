package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;

/** Which way a message goes. */
public enum Direction {
    ENCODE,
    DECODE;

    /** The name in result files and on pages. */
    @JsonValue
    public String label() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
