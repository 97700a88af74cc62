package org.c2x.asn1.runtime;

import java.util.Objects;

/**
 * A codec that works on a message object of its own, reached through a mapping. Its two halves are the two boundaries
 * of measurement: {@link #message()} from prepared message to octets, the codec itself from record to octets.
 *
 * @param <T> the record
 * @param <M> the message object
 */
public final class MappedCodec<T, M> implements Codec<T> {
    private final Mapping<T, M> mapping;
    private final Codec<M> message;

    public MappedCodec(Mapping<T, M> mapping, Codec<M> message) {
        this.mapping = Objects.requireNonNull(mapping);
        this.message = Objects.requireNonNull(message);
    }

    public Mapping<T, M> mapping() {
        return mapping;
    }

    public Codec<M> message() {
        return message;
    }

    @Override
    public byte[] encode(T value) {
        return message.encode(mapping.toMessage(value));
    }

    @Override
    public int encode(T value, byte[] buffer, int offset) {
        return message.encode(mapping.toMessage(value), buffer, offset);
    }

    @Override
    public T decode(byte[] octets) {
        return mapping.fromMessage(message.decode(octets));
    }

    @Override
    public Decoded<T> decode(byte[] octets, int offset, int length) {
        Decoded<M> decoded = message.decode(octets, offset, length);
        return new Decoded<>(mapping.fromMessage(decoded.value()), decoded.consumedOctets());
    }

    @Override
    public int encodedLength(T value) {
        return message.encodedLength(mapping.toMessage(value));
    }
}
