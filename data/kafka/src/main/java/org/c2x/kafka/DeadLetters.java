package org.c2x.kafka;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Puts octets that are no message into another topic, with their headers, that of the topic they were in
 * ({@value #TOPIC}) and that of what is wrong ({@value #ERROR}). It waits until they are there: a consumer that commits
 * what it has read loses none.
 */
final class DeadLetters implements PoisonHandler {
    static final String TOPIC = "c2x.topic";
    static final String ERROR = "c2x.error";

    private String target = "";
    private Map<String, Object> properties = Map.of();
    private @Nullable Producer<byte[], byte[]> producer;

    @Override
    public void configure(Map<String, ?> consumer) {
        target = new CodecConfig(consumer).getString(CodecConfig.DEAD_LETTER_TOPIC);
        properties = new HashMap<>(consumer);
        // where the brokers are, and how to get in; the rest is the consumer's own
        properties.keySet().retainAll(ProducerConfig.configNames());
        properties.remove(ProducerConfig.CLIENT_ID_CONFIG);
        properties.remove(ProducerConfig.INTERCEPTOR_CLASSES_CONFIG);
    }

    @Override
    public void handle(String topic, Headers headers, byte[] octets, DecodeException refused) {
        String letters = target.isEmpty() ? topic + ".dead-letter" : target;
        // a deserializer is not told the key
        ProducerRecord<byte[], byte[]> letter =
                new ProducerRecord<byte[], byte[]>(letters, null, null, octets, headers);
        letter.headers().add(TOPIC, topic.getBytes(StandardCharsets.UTF_8));
        letter.headers().add(ERROR, refused.getMessage().getBytes(StandardCharsets.UTF_8));
        try {
            producer().send(letter).get();
        } catch (ExecutionException e) {
            throw new SerializationException("no message in " + topic + ", and no dead letter: " + e.getCause(), e);
        } catch (InterruptedException e) {
            throw new InterruptException(e);
        }
    }

    private Producer<byte[], byte[]> producer() {
        if (producer == null) {
            producer = new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer());
        }
        return producer;
    }

    @Override
    public void close() {
        if (producer != null) {
            producer.close();
        }
    }
}
