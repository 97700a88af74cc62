package org.c2x.codec.binary;

import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.PerThread;

/**
 * What the codecs of the layout share: buffers and limits.
 *
 * @param <T> the record
 */
abstract sealed class BinaryCodec<T> implements Codec<T> permits SecuredMessageBinary, CertificateBinary {
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
        return written(value).toByteArray();
    }

    @Override
    public final int encode(T value, byte[] buffer, int offset) {
        return written(value).copyTo(buffer, offset);
    }

    @Override
    public final int encodedLength(T value) {
        return written(value).length();
    }

    private OctetWriter written(T value) {
        OctetWriter out = WRITERS.get();
        out.reset();
        write(value, out);
        return out;
    }

    @Override
    public final T decode(byte[] octets) {
        OctetReader in = READERS.get();
        in.reset(octets, 0, octets.length, limits);
        try {
            return read(in);
        } finally {
            in.release();
        }
    }

    @Override
    public final Decoded<T> decode(byte[] octets, int offset, int length) {
        OctetReader in = READERS.get();
        in.reset(octets, offset, length, limits);
        try {
            T value = read(in);
            return new Decoded<>(value, in.consumedOctets());
        } finally {
            in.release();
        }
    }
}
