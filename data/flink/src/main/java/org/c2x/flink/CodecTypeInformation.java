package org.c2x.flink;

import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;

/**
 * The type of messages in a job: between tasks and in checkpoints they are octets of a codec. Without it Flink would
 * take records with alternatives for generic types, for which Kryo writes names of classes and reflects.
 *
 * @param <T> the record
 */
public final class CodecTypeInformation<T> extends TypeInformation<T> {
    private static final long serialVersionUID = 1;

    private final CodecReference<T> reference;

    /** @throws java.util.NoSuchElementException if there is no such codec */
    public CodecTypeInformation(String scheme, Class<T> type) {
        this(new CodecReference<>(scheme, type));
    }

    CodecTypeInformation(CodecReference<T> reference) {
        this.reference = Objects.requireNonNull(reference);
    }

    @Override
    public boolean isBasicType() {
        return false;
    }

    @Override
    public boolean isTupleType() {
        return false;
    }

    @Override
    public int getArity() {
        return 1;
    }

    @Override
    public int getTotalFields() {
        return 1;
    }

    @Override
    public Class<T> getTypeClass() {
        return reference.type();
    }

    @Override
    public boolean isKeyType() {
        return false;
    }

    @Override
    public TypeSerializer<T> createSerializer(SerializerConfig config) {
        return new CodecTypeSerializer<>(reference);
    }

    @Override
    public String toString() {
        return reference.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CodecTypeInformation<?> that && reference.equals(that.reference);
    }

    @Override
    public int hashCode() {
        return reference.hashCode();
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof CodecTypeInformation;
    }
}
