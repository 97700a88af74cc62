package org.c2x.kafka;

import org.apache.kafka.common.serialization.Serdes;
import org.c2x.asn1.runtime.Codec;

/**
 * Both directions, for Kafka Streams.
 *
 * @param <T> the record
 */
public final class CodecSerde<T> extends Serdes.WrapperSerde<T> {

    /** For Kafka Streams, which configures it with the properties of {@link CodecConfig}. */
    public CodecSerde() {
        super(new CodecSerializer<>(), new CodecDeserializer<>());
    }

    /** @param poison is closed with it */
    public CodecSerde(Codec<T> codec, PoisonHandler poison) {
        super(new CodecSerializer<>(codec), new CodecDeserializer<>(codec, poison));
    }
}
