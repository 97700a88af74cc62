package org.c2x.its.messages;

import java.util.ServiceLoader;
import java.util.random.RandomGenerator;

/** Makes random valid messages: every value, choice and optional component as the standards allow it. */
public interface RandomMessages {

    /**
     * A random message with the type's protocol version and message number in its header.
     *
     * @param random where chance comes from; one with the same seed gives the same messages
     */
    <T> T next(MessageType<T> type, RandomGenerator random);

    /**
     * The generator on the class path.
     *
     * @throws IllegalStateException if there is none
     */
    static RandomMessages load() {
        return ServiceLoader.load(RandomMessages.class, RandomMessages.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no generator of random messages on the class path"));
    }
}
