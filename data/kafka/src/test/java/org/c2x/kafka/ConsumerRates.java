package org.c2x.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Deserializer;
import org.c2x.asn1.runtime.Codec;
import org.c2x.its.contents.Contents;
import org.c2x.its.v1.CAM;
import org.c2x.its.v1.ItsPduHeader;
import org.c2x.streams.Framing;
import org.c2x.streams.MappedInput;
import org.c2x.streams.Records;
import org.c2x.streams.StreamRecord;
import org.c2x.streams.Workers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How many messages a second a consumer decodes, beside a loop over a file with the same messages. A measurement and no
 * test, so it runs if it is asked for: {@code -Dtest=ConsumerRates}.
 */
class ConsumerRates {
    private static final int MESSAGES = 1_000_000;
    private static final int ROUNDS = 5;
    private static final TopicPartition TOPIC = new TopicPartition("cams", 0);
    private static final Codec<CAM> CODEC = CodecDeserializerTest.CODEC;

    @TempDir
    private Path folder;

    @Test
    void plainLoop_andConsumer() throws Exception {
        Path file = folder.resolve("cams");
        try (Broker broker = new Broker(folder);
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
                KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(
                        Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, broker.address()),
                        new ByteArraySerializer(),
                        new ByteArraySerializer())) {
            CAM cam = (CAM) Contents.get("cam").value();
            for (int station = 0; station < MESSAGES; station++) {
                byte[] octets = CODEC.encode(new CAM(new ItsPduHeader(1, 2, station), cam.cam()));
                out.writeShort(octets.length);
                out.write(octets);
                producer.send(new ProducerRecord<>(TOPIC.topic(), octets));
            }
            out.flush();
            producer.flush();

            long loop = median(() -> decode(file));
            report("loop over a file, one thread", loop, loop);
            report("consumer, octets", median(() -> consume(broker, new ByteArrayDeserializer())), loop);
            report(
                    "consumer, decoded",
                    median(() -> consume(broker, new CodecDeserializer<>(CODEC, PoisonHandler.EXCEPTION))),
                    loop);
        }
    }

    /** Nanoseconds of a pass over all messages. */
    private static long median(Callable<Integer> pass) throws Exception {
        long[] nanos = new long[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            assertEquals(MESSAGES, pass.call());
            nanos[round] = System.nanoTime() - start;
        }
        Arrays.sort(nanos);
        return nanos[ROUNDS / 2];
    }

    private static void report(String what, long nanos, long loop) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %d | %d |%n",
                what,
                MESSAGES * 1_000_000_000L / nanos,
                nanos / MESSAGES,
                (nanos - loop) / MESSAGES);
    }

    private static int decode(Path file) throws IOException {
        try (InputStream in = MappedInput.open(file);
                Stream<StreamRecord<CAM>> cams =
                        Records.decode(Framing.lengths(2).cut(in, 65_536), CODEC::decode, Workers.CALLER)) {
            return (int) cams.filter(record -> record.value() != null).count();
        }
    }

    private static int consume(Broker broker, Deserializer<?> values) {
        Map<String, Object> properties = Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, broker.address());
        try (KafkaConsumer<byte[], ?> consumer = new KafkaConsumer<>(properties, new ByteArrayDeserializer(), values)) {
            consumer.assign(List.of(TOPIC));
            consumer.seekToBeginning(List.of(TOPIC));
            int count = 0;
            while (count < MESSAGES) {
                count += consumer.poll(Duration.ofSeconds(10)).count();
            }
            return count;
        }
    }
}
