package org.c2x.bench;

import java.util.List;
import java.util.Objects;

/**
 * Messages to measure with, all of one type: a single one, or a stream of different ones that keeps a processor from
 * learning the branches of one message by heart.
 *
 * @param <T>         the record
 * @param name        what the command line calls it, for instance {@code cam}
 * @param description one line for the reader of a report
 * @param type        class of the messages
 * @param messages    one message, or {@value #STREAM_LENGTH} of them
 */
public record Content<T>(String name, String description, Class<T> type, List<T> messages) {

    /** Messages in a stream. */
    public static final int STREAM_LENGTH = 256;

    /** @throws IllegalArgumentException if there are neither one nor {@value #STREAM_LENGTH} messages */
    public Content {
        Objects.requireNonNull(name);
        Objects.requireNonNull(description);
        Objects.requireNonNull(type);
        messages = List.copyOf(messages);
        if (messages.size() != 1 && messages.size() != STREAM_LENGTH) {
            throw new IllegalArgumentException(
                    name + ": 1 or " + STREAM_LENGTH + " messages expected, found " + messages.size());
        }
    }

    /** Whether this is a stream of different messages. */
    public boolean isStream() {
        return messages.size() > 1;
    }
}
