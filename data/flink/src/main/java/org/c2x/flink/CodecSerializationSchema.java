package org.c2x.flink;

import org.apache.flink.api.common.serialization.SerializationSchema;

/**
 * Encodes what a connector is to write. A value that cannot be encoded is an
 * {@link org.c2x.asn1.runtime.EncodeException}, which ends the job.
 *
 * @param <T> the record
 */
public final class CodecSerializationSchema<T> implements SerializationSchema<T> {
    private static final long serialVersionUID = 1;

    private final CodecReference<T> reference;

    /** @throws java.util.NoSuchElementException if there is no such codec */
    public CodecSerializationSchema(String scheme, Class<T> type) {
        this.reference = new CodecReference<>(scheme, type);
    }

    @Override
    public byte[] serialize(T message) {
        return reference.codec().encode(message);
    }
}
