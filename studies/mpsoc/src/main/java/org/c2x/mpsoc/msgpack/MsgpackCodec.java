package org.c2x.mpsoc.msgpack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Decoded;
import org.c2x.asn1.runtime.EncodeException;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.buffer.MessageBuffer;

/** A struct to octets and back. */
final class MsgpackCodec<T> implements Codec<T> {
    private final Layout<T> layout;
    private final Packers packers;

    MsgpackCodec(Layout<T> layout, Packers packers) {
        this.layout = layout;
        this.packers = packers;
    }

    @Override
    public byte[] encode(T value) {
        return packed(value).toByteArray();
    }

    @Override
    public int encode(T value, byte[] buffer, int offset) {
        MessageBuffer octets = packed(value).toMessageBuffer();
        int length = octets.size();
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "expected room for " + length + " octets from offset " + offset + ", found a buffer of "
                            + buffer.length);
        }
        octets.getBytes(0, buffer, offset, length);
        return length;
    }

    @Override
    public T decode(byte[] octets) {
        return layout.unpack(fields(octets, 0, octets.length));
    }

    @Override
    public Decoded<T> decode(byte[] octets, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, octets.length);
        Fields in = fields(octets, offset, length);
        return new Decoded<>(layout.unpack(in), in.position());
    }

    private Fields fields(byte[] octets, int offset, int length) {
        return new Fields(packers.unpacker(octets, offset, length));
    }

    @Override
    public int encodedLength(T value) {
        return packed(value).toMessageBuffer().size();
    }

    private MessageBufferPacker packed(T value) {
        MessageBufferPacker packer = packers.packer();
        try {
            layout.pack(value, packer);
        } catch (IOException e) {
            throw new UncheckedIOException("a packer into memory fails nowhere", e);
        }
        return packer;
    }
}
