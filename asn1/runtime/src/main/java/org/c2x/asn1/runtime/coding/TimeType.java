package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.Excerpt;

/** The time types of X.680 clause 38. Their values are strings in the forms of ISO 8601, such as 2026-11-22. */
public enum TimeType {
    /** Any of the other ones, and more. */
    TIME("a time"),
    DATE("a date such as 2026-11-22"),
    TIME_OF_DAY("a time of day such as 20:15:00"),
    DATE_TIME("a date and time such as 2026-11-22T20:15:00"),
    DURATION("a duration such as P1DT12H or PT0.25S");

    private final String example;

    TimeType(String example) {
        this.example = example;
    }

    IllegalArgumentException unexpected(String text) {
        return new IllegalArgumentException("expected " + example + ", found " + Excerpt.of(text));
    }
}
