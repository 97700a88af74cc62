package org.c2x.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;

/** A broker that is its own controller (KRaft), in this JVM, with its files in a folder. */
final class Broker implements AutoCloseable {
    private final KafkaRaftServer server;
    private final String address;

    Broker(Path folder) throws IOException {
        address = "localhost:" + freePort();
        String controller = "localhost:" + freePort();
        Properties properties = new Properties();
        properties.putAll(Map.of(
                "process.roles", "broker,controller",
                "node.id", "1",
                "controller.quorum.voters", "1@" + controller,
                "controller.listener.names", "CONTROLLER",
                "listeners", "PLAINTEXT://" + address + ",CONTROLLER://" + controller,
                "log.dirs", folder.resolve("log").toString(),
                "offsets.topic.num.partitions", "1",
                "offsets.topic.replication.factor", "1",
                "group.initial.rebalance.delay.ms", "0"));
        format(folder, properties);
        server = new KafkaRaftServer(KafkaConfig.fromProps(properties), Time.SYSTEM);
        server.startup();
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void format(Path folder, Properties properties) throws IOException {
        Path file = folder.resolve("server.properties");
        try (var out = Files.newBufferedWriter(file)) {
            properties.store(out, null);
        }
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        String[] arguments = {
            "format",
            "--config",
            file.toString(),
            "--cluster-id",
            Uuid.randomUuid().toString()
        };
        assertEquals(0, StorageTool.execute(arguments, new PrintStream(said)), said::toString);
    }

    /** For {@code bootstrap.servers}. */
    String address() {
        return address;
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
