package org.c2x.bench;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.c2x.its.contents.Content;

/**
 * Messages to measure with, all of one type: a single one, or a stream of different ones that keeps a processor from
 * learning the branches of one message by heart.
 *
 * @param <T>         the record
 * @param name        what the command line calls it, for instance {@code cam}
 * @param description one line for the reader of a report
 * @param type        class of the messages
 * @param count       number of messages, 1 or {@value #STREAM_LENGTH}
 * @param source      makes them, equal ones at each call and in each JVM; asked only by who needs them
 * @param isConverted whether tables and documents are made of them, so that this is of interest, too
 */
public record BenchContent<T>(
        String name, String description, Class<T> type, int count, Supplier<List<T>> source, boolean isConverted) {

    /** Messages in a stream. */
    public static final int STREAM_LENGTH = 256;

    /** @throws IllegalArgumentException if the count is neither 1 nor {@value #STREAM_LENGTH} */
    public BenchContent {
        Objects.requireNonNull(name);
        Objects.requireNonNull(description);
        Objects.requireNonNull(type);
        Objects.requireNonNull(source);
        if (count != 1 && count != STREAM_LENGTH) {
            throw new IllegalArgumentException(name + ": 1 or " + STREAM_LENGTH + " messages expected, not " + count);
        }
    }

    /** A single message. */
    public static <T> BenchContent<T> single(String name, String description, Class<T> type, T message) {
        return new BenchContent<>(name, description, type, 1, () -> List.of(message), false);
    }

    /** The message of a content. */
    public static <T> BenchContent<T> single(Content<T> content) {
        return single(content.name(), content.description(), content.type(), content.value());
    }

    /** A stream of {@value #STREAM_LENGTH} messages. */
    public static <T> BenchContent<T> stream(String name, String description, Class<T> type, Supplier<List<T>> source) {
        return new BenchContent<>(name, description, type, STREAM_LENGTH, source, false);
    }

    /** The same messages, which tables and documents are made of. */
    public BenchContent<T> converted() {
        return new BenchContent<>(name, description, type, count, source, true);
    }

    /** Whether this is a stream of different messages. */
    public boolean isStream() {
        return count > 1;
    }

    /**
     * The messages.
     *
     * @throws IllegalStateException if the source makes another number of them than it said
     */
    public List<T> messages() {
        List<T> messages = source.get();
        if (messages.size() != count) {
            throw new IllegalStateException(name + ": " + count + " messages expected, made " + messages.size());
        }
        return messages;
    }
}
