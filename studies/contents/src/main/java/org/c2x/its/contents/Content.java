package org.c2x.its.contents;

import java.util.Objects;

/**
 * A message with fixed values.
 *
 * @param <T>         the record
 * @param name        what command line and reports call it, for instance {@code cam}
 * @param description one line for the reader of a report
 * @param type        class of the message
 * @param value       the message
 */
public record Content<T>(String name, String description, Class<T> type, T value) {

    public Content {
        Objects.requireNonNull(name);
        Objects.requireNonNull(description);
        Objects.requireNonNull(type);
        Objects.requireNonNull(value);
    }
}
