package org.c2x.asn1.runtime;

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
}
