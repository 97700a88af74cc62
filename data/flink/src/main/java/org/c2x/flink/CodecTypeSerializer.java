package org.c2x.flink;

import java.io.IOException;
import java.util.Arrays;
import java.util.Objects;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/** Messages as their length in 32 bits and their octets. Records are immutable, so nothing is ever copied. */
final class CodecTypeSerializer<T> extends TypeSerializer<T> {
    private static final long serialVersionUID = 1;

    /** More than nearly all messages have. */
    private static final int FIRST_OCTETS = 1 << 16;

    private final CodecReference<T> reference;

    CodecTypeSerializer(CodecReference<T> reference) {
        this.reference = Objects.requireNonNull(reference);
    }

    CodecReference<T> reference() {
        return reference;
    }

    @Override
    public boolean isImmutableType() {
        return true;
    }

    @Override
    public TypeSerializer<T> duplicate() {
        return this;
    }

    @Override
    public @Nullable T createInstance() {
        return null;
    }

    @Override
    public T copy(T message) {
        return message;
    }

    @Override
    public T copy(T message, T reused) {
        return message;
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(T message, DataOutputView out) throws IOException {
        write(reference.codec().encode(message), out);
    }

    private static void write(byte[] octets, DataOutputView out) throws IOException {
        out.writeInt(octets.length);
        out.write(octets);
    }

    @Override
    public T deserialize(DataInputView in) throws IOException {
        try {
            return reference.codec().decode(read(in));
        } catch (DecodeException damaged) {
            throw new IOException("no message in " + reference + ": " + damaged.getMessage(), damaged);
        }
    }

    /** Of a damaged checkpoint a length may be any: no more memory is taken than there are octets. */
    private static byte[] read(DataInputView in) throws IOException {
        int length = in.readInt();
        if (length < 0) {
            throw new IOException("a message of " + length + " octets");
        }
        byte[] octets = new byte[Math.min(length, FIRST_OCTETS)];
        in.readFully(octets);
        while (octets.length < length) {
            int known = octets.length;
            octets = Arrays.copyOf(octets, (int) Math.min(length, 2L * known));
            in.readFully(octets, known, octets.length - known);
        }
        return octets;
    }

    @Override
    public T deserialize(T reused, DataInputView in) throws IOException {
        return deserialize(in);
    }

    @Override
    public void copy(DataInputView in, DataOutputView out) throws IOException {
        write(read(in), out);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CodecTypeSerializer<?> that && reference.equals(that.reference);
    }

    @Override
    public int hashCode() {
        return reference.hashCode();
    }

    @Override
    public TypeSerializerSnapshot<T> snapshotConfiguration() {
        return new CodecSerializerSnapshot<>(reference);
    }
}
