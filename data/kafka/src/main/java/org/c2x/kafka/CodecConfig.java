package org.c2x.kafka;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Importance;
import org.apache.kafka.common.config.ConfigException;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/** The properties of serializers and deserializers; what else a client has is passed over. */
public final class CodecConfig extends AbstractConfig {
    /** Encoding of the messages, for instance {@code uper}. */
    public static final String SCHEME = "c2x.scheme";
    /** Type of the messages: {@code CAM}, {@code DENM} …, or the class of your own record. */
    public static final String TYPE = "c2x.type";
    /** Version of the type, {@code v1}, {@code v2}, {@code r2}; only where it has several. */
    public static final String FAMILY = "c2x.family";
    /** What becomes of octets that are no message: {@code exception}, {@code null}, {@code dead-letter}, or a class. */
    public static final String POISON = "c2x.poison";
    /** Where {@code dead-letter} puts them; by default their topic with {@code .dead-letter} after it. */
    public static final String DEAD_LETTER_TOPIC = "c2x.dead.letter.topic";

    private static final ConfigDef PROPERTIES = new ConfigDef()
            .define(SCHEME, ConfigDef.Type.STRING, "uper", Importance.HIGH, "encoding of the messages")
            .define(TYPE, ConfigDef.Type.STRING, Importance.HIGH, "CAM, DENM ..., or the class of a record")
            .define(FAMILY, ConfigDef.Type.STRING, "", Importance.MEDIUM, "version of the type: v1, v2, r2 ...")
            .define(
                    POISON,
                    ConfigDef.Type.STRING,
                    "exception",
                    Importance.MEDIUM,
                    "exception, null, dead-letter, or a class")
            .define(
                    DEAD_LETTER_TOPIC,
                    ConfigDef.Type.STRING,
                    "",
                    Importance.LOW,
                    "by default the topic with .dead-letter");

    /** @throws ConfigException if a property is wrong or missing */
    public CodecConfig(Map<String, ?> properties) {
        super(PROPERTIES, properties, false);
    }

    /**
     * The codec that the properties name.
     *
     * @throws ConfigException if there is none
     */
    Codec<?> codec() {
        try {
            return Codecs.get(getString(SCHEME), type());
        } catch (NoSuchElementException none) {
            throw new ConfigException(SCHEME, getString(SCHEME), none.getMessage());
        }
    }

    /**
     * The codec of a serializer or deserializer.
     *
     * @throws ConfigException if it has none, as Kafka does not configure instances that an application hands it
     */
    static <T> Codec<T> configured(@Nullable Codec<T> codec) {
        if (codec == null) {
            throw new ConfigException("no codec: call configure, or the constructor that takes one");
        }
        return codec;
    }

    private Class<?> type() {
        String name = getString(TYPE);
        String family = getString(FAMILY);
        List<MessageType<?>> types = MessageTypes.named(family.isEmpty() ? name : family + '.' + name);
        if (types.size() == 1) {
            return types.get(0).type();
        } else if (types.size() > 1) {
            throw new ConfigException(
                    FAMILY,
                    family,
                    "expected one of " + types.stream().map(MessageType::family).toList());
        }
        try {
            return Class.forName(name, true, Thread.currentThread().getContextClassLoader());
        } catch (ClassNotFoundException noClass) {
            throw new ConfigException(TYPE, name, "expected a message type, or the class of a record");
        }
    }

    /**
     * The handler that the properties name, configured.
     *
     * @throws ConfigException if there is none
     */
    PoisonHandler poisonHandler() {
        String name = getString(POISON);
        return switch (name) {
            case "exception" -> PoisonHandler.EXCEPTION;
            case "null" -> PoisonHandler.NULL;
            case "dead-letter" -> {
                PoisonHandler letters = new DeadLetters();
                letters.configure(originals());
                yield letters;
            }
            default -> ofClass(name);
        };
    }

    private PoisonHandler ofClass(String name) {
        try {
            return getConfiguredInstances(List.of(name), PoisonHandler.class, Map.of())
                    .get(0);
        } catch (KafkaException noHandler) {
            throw new ConfigException(
                    POISON, name, "expected exception, null, dead-letter, or a class: " + noHandler.getMessage());
        }
    }
}
