package org.c2x.kafka;

import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Deserializer;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Decodes messages of a topic. Octets that are no message go to a {@link PoisonHandler}.
 *
 * @param <T> the record
 */
public final class CodecDeserializer<T> implements Deserializer<T> {
    private @Nullable Codec<T> codec;
    private PoisonHandler poison = PoisonHandler.EXCEPTION;

    /** For Kafka, which configures it with the properties of {@link CodecConfig}. */
    public CodecDeserializer() {}

    /** @param poison is closed with it */
    public CodecDeserializer(Codec<T> codec, PoisonHandler poison) {
        this.codec = Objects.requireNonNull(codec);
        this.poison = Objects.requireNonNull(poison);
    }

    @Override
    @SuppressWarnings("unchecked") // a class name in a property is beyond what the compiler can check
    public void configure(Map<String, ?> properties, boolean isKey) {
        if (codec == null) {
            CodecConfig config = new CodecConfig(properties);
            codec = (Codec<T>) config.codec();
            poison = config.poisonHandler();
        }
    }

    @Override
    public @Nullable T deserialize(String topic, byte @Nullable [] octets) {
        return deserialize(topic, new RecordHeaders(), octets);
    }

    @Override
    public @Nullable T deserialize(String topic, Headers headers, byte @Nullable [] octets) {
        if (octets == null) {
            return null;
        }
        try {
            return CodecConfig.configured(codec).decode(octets);
        } catch (DecodeException refused) {
            poison.handle(topic, headers, octets, refused);
            return null;
        }
    }

    @Override
    public void close() {
        poison.close();
    }
}
