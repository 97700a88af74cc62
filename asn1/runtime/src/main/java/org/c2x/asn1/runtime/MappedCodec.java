package org.c2x.asn1.runtime;

import java.util.Arrays;
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
    private final Tracer tracer;

    public MappedCodec(Mapping<T, M> mapping, Codec<M> message) {
        this(mapping, message, null);
    }

    /**
     * A codec that says where in a message a value stands that the mapping refuses.
     *
     * @param tracer traces such a message, and finds the same error with its place; null if there is none
     */
    public MappedCodec(Mapping<T, M> mapping, Codec<M> message, @Nullable Tracer tracer) {
        this.mapping = Objects.requireNonNull(mapping);
        this.message = Objects.requireNonNull(message);
        this.tracer = tracer;
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
        return record(message.decode(octets), octets, 0, octets.length);
    }

    @Override
    public Decoded<T> decode(byte[] octets, int offset, int length) {
        Decoded<M> decoded = message.decode(octets, offset, length);
        return new Decoded<>(record(decoded.value(), octets, offset, length), decoded.consumedOctets());
    }

    private T record(M decoded, byte[] octets, int offset, int length) {
        try {
            return mapping.fromMessage(decoded);
        } catch (DecodeException e) {
            throw tracer == null
                    ? e
                    : tracer.trace(Arrays.copyOfRange(octets, offset, offset + length)).error().orElse(e);
        }
    }

    @Override
    public int encodedLength(T value) {
        return message.encodedLength(mapping.toMessage(value));
    }
}
