package org.c2x.kafka;

import java.util.Map;
import org.apache.kafka.common.Configurable;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.c2x.asn1.runtime.DecodeException;

/** Decides what becomes of octets that are no message, so that one of them does not stop a consumer for good. */
@FunctionalInterface
public interface PoisonHandler extends Configurable, AutoCloseable {
    /** Stops the consumer with a {@link SerializationException}. */
    PoisonHandler EXCEPTION = (topic, headers, octets, refused) -> {
        throw new SerializationException("no message in " + topic + ": " + refused.getMessage(), refused);
    };

    /** Passes null on in place of the message. */
    PoisonHandler NULL = (topic, headers, octets, refused) -> {};

    /**
     * Takes octets that were refused. The consumer then gets null in place of the message.
     *
     * @throws RuntimeException to stop the consumer at them
     */
    void handle(String topic, Headers headers, byte[] octets, DecodeException refused);

    @Override
    default void configure(Map<String, ?> properties) {}

    @Override
    default void close() {}
}
