package org.c2x.asn1.runtime.exi;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.coding.PerThread;

/**
 * What all compiled EXI codecs share: buffers, the header and limits. A generated subclass codes the values: strict,
 * bit-packed, by a schema that both sides know.
 *
 * @param <T> the record
 */
public abstract class ExiCodec<T> implements Codec<T> {
    /** Neither the writer nor the reader of a message leaves this class's methods, so a thread needs one of each. */
    private static final PerThread<ExiWriter> WRITERS = new PerThread<>(ExiWriter::new);

    private static final PerThread<ExiReader> READERS = new PerThread<>(ExiReader::new);

    private final Limits limits;

    protected ExiCodec(Limits limits) {
        this.limits = Objects.requireNonNull(limits);
    }

    /** The same codec with other limits for its decoder. */
    public abstract ExiCodec<T> withLimits(Limits other);

    /**
     * Begins a message and writes all of it.
     *
     * @throws EncodeException if EXI cannot express the value
     */
    protected abstract void encode(T value, ExiWriter out);

    /** Reads a message from its header on. */
    protected abstract T decode(ExiReader in);

    @Override
    public final byte[] encode(T value) {
        ExiWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.toByteArray();
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            out.releaseAll();
            WRITERS.give(out);
        }
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        ExiWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.copyTo(buffer, offset);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            out.releaseAll();
            WRITERS.give(out);
        }
    }

    @Override
    public final T decode(byte[] octets) {
        ExiReader in = READERS.take();
        try {
            in.reset(octets, 0, octets.length, limits);
            return decode(in);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(Unit.BIT);
        } finally {
            in.release();
            READERS.give(in);
        }
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        ExiReader in = READERS.take();
        try {
            in.reset(octets, offset, length, limits);
            T value = decode(in);
            return new Decoded<>(value, in.consumedOctets());
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(Unit.BIT);
        } finally {
            in.release();
            READERS.give(in);
        }
    }

    /** Encodes, for a length depends on every number and string in the message. */
    @Override
    public final int encodedLength(T value) {
        ExiWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.length();
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        } finally {
            out.releaseAll();
            WRITERS.give(out);
        }
    }
}
