package org.c2x.mpsoc.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;

/**
 * A struct to octets and back. A message does not say where it ends, so a decoder takes all octets that it is given:
 * none are left after the end.
 */
final class FlatbuffersCodec<T> implements Codec<T> {
    private final Builders builders;
    private final ToIntBiFunction<T, FlatBufferBuilder> writer;
    private final Function<TableReader, T> reader;

    /**
     * @param writer writes the root table and says where
     * @param reader reads the root table
     */
    FlatbuffersCodec(Builders builders, ToIntBiFunction<T, FlatBufferBuilder> writer, Function<TableReader, T> reader) {
        this.builders = builders;
        this.writer = writer;
        this.reader = reader;
    }

    @Override
    public byte[] encode(T value) {
        return finished(value).sizedByteArray();
    }

    @Override
    public int encode(T value, byte[] buffer, int offset) {
        ByteBuffer octets = finished(value).dataBuffer();
        int length = octets.remaining();
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "expected room for " + length + " octets from offset " + offset + ", found a buffer of "
                            + buffer.length);
        }
        octets.get(buffer, offset, length);
        return length;
    }

    @Override
    public T decode(byte[] octets) {
        return read(ByteBuffer.wrap(octets));
    }

    @Override
    public Decoded<T> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        return new Decoded<>(read(ByteBuffer.wrap(octets, offset, length).slice()), length);
    }

    private T read(ByteBuffer octets) {
        return TableReader.root(octets.order(ByteOrder.LITTLE_ENDIAN), reader);
    }

    @Override
    public int encodedLength(T value) {
        return finished(value).dataBuffer().remaining();
    }

    private FlatBufferBuilder finished(T value) {
        FlatBufferBuilder builder = builders.builder();
        builder.finish(writer.applyAsInt(value, builder));
        return builder;
    }
}
