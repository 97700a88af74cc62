package org.c2x.codec.binary;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException.Unit;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.coding.Nesting;
import org.c2x.asn1.runtime.coding.PerThread;

/**
 * What the codecs of the layout share: buffers and limits.
 *
 * @param <T> the record
 */
abstract sealed class BinaryCodec<T> implements Codec<T>
        permits SecuredMessageBinary, CertificateBinary, SecuredMessageV2Binary, CertificateV2Binary {
    /** Neither the writer nor the reader of a message leaves this class's methods, so a thread needs one of each. */
    private static final PerThread<OctetWriter> WRITERS = new PerThread<>(OctetWriter::new);

    private static final PerThread<OctetReader> READERS = new PerThread<>(OctetReader::new);

    private final Limits limits;

    BinaryCodec(Limits limits) {
        this.limits = Objects.requireNonNull(limits);
    }

    abstract void write(T value, OctetWriter out);

    abstract T read(OctetReader in);

    @Override
    public final byte[] encode(T value) {
        OctetWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.toByteArray();
        } finally {
            release(out);
        }
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        OctetWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.copyTo(buffer, offset);
        } finally {
            release(out);
        }
    }

    @Override
    public final int encodedLength(T value) {
        OctetWriter out = WRITERS.take();
        try {
            encode(value, out);
            return out.length();
        } finally {
            release(out);
        }
    }

    private void encode(T value, OctetWriter out) {
        try {
            write(value, out);
        } catch (StackOverflowError e) {
            throw Nesting.encodingOverflow();
        }
    }

    private static void release(OctetWriter out) {
        out.reset();
        WRITERS.give(out);
    }

    private static void release(OctetReader in) {
        in.release();
        READERS.give(in);
    }

    @Override
    public final T decode(byte[] octets) {
        OctetReader in = READERS.take();
        try {
            in.reset(octets, 0, octets.length, limits);
            return read(in);
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(Unit.OCTET);
        } finally {
            release(in);
        }
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        OctetReader in = READERS.take();
        try {
            in.reset(octets, offset, length, limits);
            T value = read(in);
            return new Decoded<>(value, in.consumedOctets());
        } catch (StackOverflowError e) {
            throw Nesting.decodingOverflow(Unit.OCTET);
        } finally {
            release(in);
        }
    }
}
