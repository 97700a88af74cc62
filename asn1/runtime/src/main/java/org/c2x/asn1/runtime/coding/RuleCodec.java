package org.c2x.asn1.runtime.coding;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;

/**
 * What compiled codecs of all encoding rules of ASN.1 share: buffers, lengths and limits. A generated subclass codes
 * the fields.
 *
 * @param <T> the record
 * @param <R> reads the fields
 * @param <W> writes the fields
 */
public abstract class RuleCodec<T, R extends RuleReader, W extends MessageWriter> implements Codec<T> {
    /** Stands in for the message between two of them; an empty one would be refused. */
    static final byte[] NOTHING = new byte[1];

    private final Limits limits;
    private final Unit unit;
    private final PerThread<W> writers;
    private final PerThread<R> readers;

    /** Neither the writer nor the reader of a message leaves this class's methods, so a thread needs one of each. */
    RuleCodec(Limits limits, Unit unit, PerThread<W> writers, PerThread<R> readers) {
        this.limits = Objects.requireNonNull(limits);
        this.unit = unit;
        this.writers = writers;
        this.readers = readers;
    }

    /** The same codec with other limits for its decoder. */
    public abstract RuleCodec<T, R, W> withLimits(Limits other);

    /**
     * Resets the writer and writes the encoding.
     *
     * @throws EncodeException if the value has none
     */
    protected abstract void encode(T value, W out);

    /** Reads an encoding. */
    protected abstract T decode(R in);

    @Override
    public final byte[] encode(T value) {
        W out = writers.take();
        try {
            encode(value, out);
            return out.toByteArray();
        } catch (EncodeException e) {
            throw traced(value, e);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            release(out);
        }
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        W out = writers.take();
        try {
            encode(value, out);
            return out.copyTo(buffer, offset);
        } catch (EncodeException e) {
            throw traced(value, e);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            release(out);
        }
    }

    private void release(W out) {
        out.release();
        writers.give(out);
    }

    private void release(R in) {
        in.release();
        readers.give(in);
    }

    /** The failure with the path to it. */
    EncodeException traced(T value, EncodeException failure) {
        return failure;
    }

    @Override
    public final T decode(byte[] octets) {
        R in = readers.take();
        try {
            in.reset(octets, 0, octets.length, limits);
            return decode(in);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(unit);
        } finally {
            release(in);
        }
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        R in = readers.take();
        try {
            in.reset(octets, offset, length, limits);
            T value = decode(in);
            return new Decoded<>(value, in.consumedOctets());
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(unit);
        } finally {
            release(in);
        }
    }

    /** Encodes, unless a subclass knows how to count. */
    @Override
    public int encodedLength(T value) {
        W out = writers.take();
        try {
            encode(value, out);
            return out.length();
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            release(out);
        }
    }
}
