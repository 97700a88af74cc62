package org.c2x.asn1.runtime;

import java.util.function.Function;

/**
 * A loss-free way between a record and another form of the same value.
 *
 * @param <T> the record
 * @param <M> the other form, for instance a value tree or a library's message object
 */
public interface Mapping<T, M> {

    /** @throws EncodeException if the other form cannot express the value */
    M toMessage(T value);

    /** @throws DecodeException if the message is no valid value of the record */
    T fromMessage(M message);

    /** A mapping of two methods. */
    static <T, M> Mapping<T, M> of(
            Function<? super T, ? extends M> toMessage, Function<? super M, ? extends T> fromMessage) {
        return new Mapping<>() {
            @Override
            public M toMessage(T value) {
                return toMessage.apply(value);
            }

            @Override
            public T fromMessage(M message) {
                return fromMessage.apply(message);
            }
        };
    }
}
