package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;

/**
 * What compiled codecs share whose encodings have the same bits wherever they are, so that they are counted before
 * they are written.
 *
 * @param <T> the record
 * @param <R> reads the fields
 * @param <W> writes the fields
 */
public abstract class CountingCodec<T, R extends RuleReader, W extends RuleWriter> extends RuleCodec<T, R, W> {

    CountingCodec(Limits limits, Unit unit, PerThread<W> writers, PerThread<R> readers) {
        super(limits, unit, writers, readers);
    }

    /**
     * Bits of the encoding.
     *
     * @throws EncodeException if the value has none
     */
    protected abstract long bits(T value);

    /** Octets of an encoding of so many bits. */
    abstract int octets(long bits);

    /** The failure with the path to it: counting the bits finds the same fault and knows where it is. */
    @Override
    final EncodeException traced(T value, EncodeException failure) {
        try {
            bits(value);
        } catch (EncodeException e) {
            return e;
        } catch (StackOverflowError e) {
            return failure;
        }
        return failure;
    }

    @Override
    public final int encodedLength(T value) {
        try {
            return octets(bits(value));
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }
}
