package org.c2x.asn1.runtime;

import java.util.Objects;

/**
 * What all compiled UPER codecs share: buffers, lengths and limits. A generated subclass codes the fields.
 *
 * @param <T> the record
 */
public abstract class UperCodec<T> implements Codec<T> {
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
        BitWriter out = new BitWriter(octets, 0);
        encode(value, out);
        out.finish();
        return octets;
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        int length = UperLength.octets(bits(value));
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException("", "expected room for " + length + " octets at index " + offset
                    + ", found a buffer of " + buffer.length);
        }
        BitWriter out = new BitWriter(buffer, offset);
        encode(value, out);
        return out.finish();
    }

    @Override
    public final T decode(byte[] octets) {
        return decode(new BitReader(octets, 0, octets.length, limits));
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        BitReader in = new BitReader(octets, offset, length, limits);
        T value = decode(in);
        return new Decoded<>(value, in.consumedOctets());
    }

    @Override
    public final int encodedLength(T value) {
        return UperLength.octets(bits(value));
    }
}
