package org.c2x.kafka;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.c2x.its.v1.CAM;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Through a real broker. */
class BrokerTest {
    /** The reference CAM, as other implementations encode it. */
    static final byte[] CAM_OCTETS = HexFormat.of()
            .parseHex("01020012d6878707005a4ac87e0e45e79c00c80a07084a380a00a97122b68402908a50a3a4d30fcb44");

    private static final byte[] POISON = {9, 9, 9};
    private static final int COUNT = 1_000;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @TempDir
    static Path folder;

    private static Broker broker;

    @BeforeAll
    static void start() throws IOException {
        broker = new Broker(folder);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @Test
    void recordsThatAreSent_areOctetsOfUperInTheTopic_andComeBack() throws Exception {
        CAM cam = new CodecDeserializer<CAM>(CodecDeserializerTest.CODEC, PoisonHandler.EXCEPTION)
                .deserialize("", CAM_OCTETS);
        try (KafkaProducer<byte[], CAM> producer = new KafkaProducer<>(properties(), KEY, configured(false))) {
            for (int i = 0; i < COUNT; i++) {
                producer.send(new ProducerRecord<>("cams", cam));
            }
        }

        List<ConsumerRecord<byte[], byte[]>> octets = read("cams", new ByteArrayDeserializer(), COUNT);
        List<ConsumerRecord<byte[], CAM>> cams = read("cams", deserializer("exception"), COUNT);

        octets.forEach(record -> assertArrayEquals(CAM_OCTETS, record.value()));
        cams.forEach(record -> assertEquals(cam, record.value()));
    }

    @Test
    void poison_goesToTheDeadLetters_andTheMessagesAfterItAreRead() throws Exception {
        send("mixed", CAM_OCTETS, POISON, CAM_OCTETS);

        List<ConsumerRecord<byte[], CAM>> read = read("mixed", deserializer("dead-letter"), 3);
        List<ConsumerRecord<byte[], byte[]>> letters = read("mixed.dead-letter", new ByteArrayDeserializer(), 1);

        assertNull(read.get(1).value());
        assertEquals(read.get(0).value(), read.get(2).value());
        assertArrayEquals(POISON, letters.get(0).value());
        assertEquals("mixed", header(letters.get(0), DeadLetters.TOPIC));
        assertTrue(header(letters.get(0), DeadLetters.ERROR).contains("at bit "), "says the place");
    }

    @Test
    void interruptWhileALetterIsSent_stopsTheConsumer_andTheNextOneSendsIt() throws Exception {
        try (Deserializer<CAM> deserializer = deserializer("dead-letter")) {
            Thread.currentThread().interrupt();

            assertThrows(InterruptException.class, () -> deserializer.deserialize("stopped", POISON));
            assertTrue(Thread.interrupted(), "stays for the loop of the consumer to see");

            assertNull(deserializer.deserialize("stopped", POISON));
        }
        assertArrayEquals(
                POISON,
                read("stopped.dead-letter", new ByteArrayDeserializer(), 1)
                        .get(0)
                        .value());
    }

    private static final Serializer<byte[]> KEY = new ByteArraySerializer();

    private static String header(ConsumerRecord<?, ?> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    private static void send(String topic, byte[]... values) throws InterruptedException, ExecutionException {
        try (KafkaProducer<byte[], byte[]> producer =
                new KafkaProducer<>(properties(), KEY, new ByteArraySerializer())) {
            for (byte[] value : values) {
                producer.send(new ProducerRecord<>(topic, value)).get();
            }
        }
    }

    private static Map<String, Object> properties() {
        Map<String, Object> properties = new HashMap<>();
        properties.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, broker.address());
        properties.put(CodecConfig.SCHEME, "uper");
        properties.put(CodecConfig.TYPE, "CAM");
        properties.put(CodecConfig.FAMILY, "v1");
        return properties;
    }

    private static Serializer<CAM> configured(boolean isKey) {
        Serializer<CAM> serializer = new CodecSerializer<>();
        serializer.configure(properties(), isKey);
        return serializer;
    }

    private static Deserializer<CAM> deserializer(String poison) {
        Map<String, Object> properties = properties();
        properties.put(CodecConfig.POISON, poison);
        Deserializer<CAM> deserializer = new CodecDeserializer<>();
        deserializer.configure(properties, false);
        return deserializer;
    }

    private static <T> List<ConsumerRecord<byte[], T>> read(String topic, Deserializer<T> values, int count) {
        Map<String, Object> properties = properties();
        properties.put(
                ConsumerConfig.GROUP_ID_CONFIG, "test-" + values.getClass().getSimpleName());
        properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        List<ConsumerRecord<byte[], T>> records = new ArrayList<>();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        try (KafkaConsumer<byte[], T> consumer = new KafkaConsumer<>(properties, new ByteArrayDeserializer(), values)) {
            consumer.subscribe(List.of(topic));
            while (records.size() < count && System.nanoTime() < deadline) {
                consumer.poll(Duration.ofMillis(100)).forEach(records::add);
            }
        }
        assertEquals(count, records.size());
        return records;
    }
}
