package org.c2x.kafka;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.Test;

class CodecDeserializerTest {
    static final Codec<CAM> CODEC = Codecs.get("uper", CAM.class);
    private static final byte[] POISON = {9, 9, 9};

    /** Named by a property. */
    public static final class Collecting implements PoisonHandler {
        static final List<String> SEEN = new ArrayList<>();

        @Override
        public void handle(String topic, Headers headers, byte[] octets, DecodeException refused) {
            SEEN.add(topic + " " + octets.length);
        }
    }

    @Test
    void nullStaysNull_asTombstonesOfKafkaDemand() {
        assertNull(new CodecDeserializer<>(CODEC, PoisonHandler.EXCEPTION).deserialize("t", null));
        assertNull(new CodecSerializer<>(CODEC).serialize("t", null));
    }

    /** As in {@code new KafkaConsumer<>(properties, keys, new CodecDeserializer<>())}. */
    @Test
    void withoutConfiguration_isRefused() {
        CodecSerializer<CAM> serializer = new CodecSerializer<>();
        CodecDeserializer<CAM> deserializer = new CodecDeserializer<>();
        CAM cam = CODEC.decode(BrokerTest.CAM_OCTETS);

        assertThrows(ConfigException.class, () -> serializer.serialize("t", cam));
        assertThrows(ConfigException.class, () -> deserializer.deserialize("t", BrokerTest.CAM_OCTETS));
        deserializer.close();
    }

    @Test
    void poison_isAnExceptionWithItsPlace_unlessAskedForOtherwise() {
        SerializationException refused = assertThrows(
                SerializationException.class, () -> configured(Map.of()).deserialize("t", POISON));

        assertTrue(refused.getMessage().startsWith("no message in t: "), refused.getMessage());
        assertTrue(refused.getCause() instanceof DecodeException);
    }

    @Test
    void poison_isNullOrGoesToAClassOfTheUser_ifAskedFor() {
        assertNull(configured(Map.of(CodecConfig.POISON, "null")).deserialize("t", POISON));
        assertNull(configured(Map.of(CodecConfig.POISON, Collecting.class.getName()))
                .deserialize("t", POISON));

        assertEquals(List.of("t 3"), Collecting.SEEN);
    }

    @Test
    void typeIsAMessageOfAFamily_orAClass() {
        CAM cam = CODEC.decode(BrokerTest.CAM_OCTETS);

        assertEquals(cam, configured(Map.of()).deserialize("t", BrokerTest.CAM_OCTETS));
        CodecSerde<CAM> serde = new CodecSerde<>();
        serde.configure(Map.of(CodecConfig.TYPE, CAM.class.getName()), false);
        assertArrayEquals(BrokerTest.CAM_OCTETS, serde.serializer().serialize("t", cam));
        assertEquals(cam, serde.deserializer().deserialize("t", BrokerTest.CAM_OCTETS));
    }

    @Test
    void wrongProperties_areSaidWithWhatThereIs() {
        assertEquals(
                "Invalid value  for configuration c2x.family: expected one of [v1, v2, r2]",
                wrong(Map.of(CodecConfig.FAMILY, "")));
        assertEquals(
                "Invalid value CAMM for configuration c2x.type: expected a message type, or the class of a record",
                wrong(Map.of(CodecConfig.TYPE, "CAMM")));
        assertTrue(wrong(Map.of(CodecConfig.SCHEME, "upper")).contains("schemes on the class path: "));
        wrong(Map.of(CodecConfig.POISON, "ignore"));
    }

    private static String wrong(Map<String, Object> changes) {
        return assertThrows(ConfigException.class, () -> configured(changes)).getMessage();
    }

    private static CodecDeserializer<CAM> configured(Map<String, Object> changes) {
        Map<String, Object> properties = new HashMap<>(Map.of(CodecConfig.TYPE, "CAM", CodecConfig.FAMILY, "v1"));
        properties.putAll(changes);
        CodecDeserializer<CAM> deserializer = new CodecDeserializer<>();
        deserializer.configure(properties, false);
        return deserializer;
    }
}
