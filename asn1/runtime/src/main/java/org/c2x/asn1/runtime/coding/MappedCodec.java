package org.c2x.asn1.runtime.coding;

import java.util.Arrays;
import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Locator;
import org.c2x.asn1.runtime.Mapping;
import org.c2x.asn1.runtime.Nullable;

/**
 * A codec that works on the message objects of a library, which a mapping creates from records. Its two halves are the
 * two boundaries of measurement: {@link #message()} from a prepared message to octets, the codec itself from a record
 * to octets.
 *
 * @param <T> the record
 * @param <M> the message object
 */
public final class MappedCodec<T, M> implements Codec<T> {
    private final Mapping<T, M> mapping;
    private final Codec<M> message;
    private final Unit unit;
    /** Null if the mapping's exceptions have their places already, or nobody knows these. */
    private final @Nullable Locator locator;

    /** @param unit what offsets in messages count */
    public MappedCodec(Mapping<T, M> mapping, Codec<M> message, Unit unit) {
        this.mapping = Objects.requireNonNull(mapping);
        this.message = Objects.requireNonNull(message);
        this.unit = Objects.requireNonNull(unit);
        this.locator = null;
    }

    /** A codec that reports the position of a component that the mapping rejects. */
    public MappedCodec(Mapping<T, M> mapping, Codec<M> message, Locator locator) {
        this.mapping = Objects.requireNonNull(mapping);
        this.message = Objects.requireNonNull(message);
        this.unit = locator.unit();
        this.locator = locator;
    }

    public Mapping<T, M> mapping() {
        return mapping;
    }

    public Codec<M> message() {
        return message;
    }

    @Override
    public byte[] encode(T value) {
        try {
            return message.encode(mapping.toMessage(value));
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    @Override
    public int encode(T value, byte[] buffer, int offset) {
        try {
            return message.encode(mapping.toMessage(value), buffer, offset);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    @Override
    public T decode(byte[] octets) {
        try {
            return record(message.decode(octets), octets, 0, octets.length);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(unit);
        }
    }

    @Override
    public Decoded<T> decode(byte[] octets, int offset, int length) {
        try {
            Decoded<M> decoded = message.decode(octets, offset, length);
            return new Decoded<>(record(decoded.value(), octets, offset, length), decoded.consumedOctets());
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(unit);
        }
    }

    private T record(M decoded, byte[] octets, int offset, int length) {
        try {
            return mapping.fromMessage(decoded);
        } catch (DecodeException e) {
            throw locator == null ? e : locator.located(e, Arrays.copyOfRange(octets, offset, offset + length));
        }
    }

    @Override
    public int encodedLength(T value) {
        try {
            return message.encodedLength(mapping.toMessage(value));
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }
}
