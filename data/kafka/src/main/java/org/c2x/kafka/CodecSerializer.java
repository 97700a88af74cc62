package org.c2x.kafka;

import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.EncodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Encodes messages for a topic. A value that cannot be encoded is a {@link SerializationException} whose cause says
 * which component.
 *
 * @param <T> the record
 */
public final class CodecSerializer<T> implements Serializer<T> {
    private @Nullable Codec<T> codec;

    /** For Kafka, which configures it with the properties of {@link CodecConfig}. */
    public CodecSerializer() {}

    public CodecSerializer(Codec<T> codec) {
        this.codec = Objects.requireNonNull(codec);
    }

    @Override
    @SuppressWarnings("unchecked") // a class name in a property is beyond what the compiler can check
    public void configure(Map<String, ?> properties, boolean isKey) {
        if (codec == null) {
            codec = (Codec<T>) new CodecConfig(properties).codec();
        }
    }

    @Override
    public byte @Nullable [] serialize(String topic, @Nullable T message) {
        try {
            return message == null ? null : CodecConfig.configured(codec).encode(message);
        } catch (EncodeException refused) {
            throw new SerializationException("no octets for " + topic + ": " + refused.getMessage(), refused);
        }
    }
}
