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
    private static final ThreadLocal<BitWriter> WRITERS = ThreadLocal.withInitial(() -> new BitWriter(NOTHING, 0));

    private static final ThreadLocal<BitReader> READERS =
            ThreadLocal.withInitial(() -> new BitReader(NOTHING, 0, NOTHING.length, Limits.DEFAULT));

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

    /** Writes the encoding; {@link #bits} has found nothing wrong. */
    protected abstract void encode(T value, BitWriter out);

    /** Reads an encoding. */
    protected abstract T decode(BitReader in);

    @Override
    public final byte[] encode(T value) {
        byte[] octets = new byte[UperLength.octets(bits(value))];
        write(value, octets, 0);
        return octets;
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        int length = UperLength.octets(bits(value));
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException("", "expected room for " + length + " octets at index " + offset
                    + ", found a buffer of " + buffer.length);
        }
        return write(value, buffer, offset);
    }

    private int write(T value, byte[] buffer, int offset) {
        BitWriter out = WRITERS.get();
        out.reset(buffer, offset);
        encode(value, out);
        int length = out.finish();
        // the thread must not keep the caller's buffer alive
        out.reset(NOTHING, 0);
        return length;
    }

    @Override
    public final T decode(byte[] octets) {
        BitReader in = READERS.get();
        in.reset(octets, 0, octets.length, limits);
        try {
            return decode(in);
        } finally {
            in.reset(NOTHING, 0, NOTHING.length, limits);
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
            in.reset(NOTHING, 0, NOTHING.length, limits);
        }
    }

    @Override
    public final int encodedLength(T value) {
        return UperLength.octets(bits(value));
    }
}
