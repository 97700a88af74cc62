package org.c2x.asn1.runtime;

import java.util.Objects;

/**
 * What all compiled UPER codecs share: buffers, lengths and limits. A generated subclass codes the fields.
 *
 * @param <T> the record
 */
public abstract class UperCodec<T> implements Codec<T> {
    /** Stands in for the message between two of them; an empty one would be refused. */
    private static final byte[] NOTHING = new byte[1];
    /** Neither the writer nor the reader of a message leaves this class's methods, so a thread needs one of each. */
    private static final PerThread<BitWriter> WRITERS = new PerThread<>(BitWriter::new);

    private static final PerThread<BitReader> READERS =
            new PerThread<>(() -> new BitReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

    private final Limits limits;

    protected UperCodec(Limits limits) {
        this.limits = Objects.requireNonNull(limits);
    }

    /** The same codec with other limits for its decoder. */
    public abstract UperCodec<T> withLimits(Limits other);

    /**
     * Bits of the encoding.
     *
     * @throws EncodeException if the value has none
     */
    protected abstract long bits(T value);

    /**
     * Resets the writer and writes the encoding.
     *
     * @throws EncodeException if the value has none
     */
    protected abstract void encode(T value, BitWriter out);

    /** Reads an encoding. */
    protected abstract T decode(BitReader in);

    @Override
    public final byte[] encode(T value) {
        BitWriter out = WRITERS.get();
        try {
            encode(value, out);
        } catch (EncodeException e) {
            throw traced(value, e);
        }
        return out.toByteArray();
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        BitWriter out = WRITERS.get();
        try {
            encode(value, out);
        } catch (EncodeException e) {
            throw traced(value, e);
        }
        return out.copyTo(buffer, offset);
    }

    /** The failure with the path to it: counting the bits finds the same fault and knows where it is. */
    private EncodeException traced(T value, EncodeException failure) {
        try {
            bits(value);
        } catch (EncodeException e) {
            return e;
        }
        return failure;
    }

    @Override
    public final T decode(byte[] octets) {
        BitReader in = READERS.get();
        in.reset(octets, 0, octets.length, limits);
        try {
            return decode(in);
        } finally {
            in.release();
        }
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        BitReader in = READERS.get();
        in.reset(octets, offset, length, limits);
        try {
            T value = decode(in);
            return new Decoded<>(value, in.consumedOctets());
        } finally {
            in.release();
        }
    }

    @Override
    public final int encodedLength(T value) {
        return UperLength.octets(bits(value));
    }
}
