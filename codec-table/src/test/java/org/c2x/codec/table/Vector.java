package org.c2x.codec.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;

/**
 * An encoded message and the value it means, from a file below {@code vectors}.
 *
 * @param octets UPER
 * @param json   the value in the notation of the scheme {@code jer}
 */
public record Vector(String id, MessageType<?> type, byte[] octets, byte[] json) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> MESSAGE_FILES =
            List.of("reference-cam", "cam-v1", "cam-v2", "denm-v1", "denm-v2");

    /** All vectors of messages of Release 1. */
    public static Stream<Vector> messages() {
        return MESSAGE_FILES.stream().flatMap(Vector::file);
    }

    /** All vectors of messages of Release 2 and of the infrastructure. */
    static Stream<Vector> messagesOfToday() {
        return Stream.of("r2", "cpm-received", "infrastructure").flatMap(Vector::file);
    }

    /** The vectors of a file. */
    public static Stream<Vector> file(String name) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Vector.class.getResourceAsStream("/vectors/" + name + ".jsonl")),
                StandardCharsets.UTF_8))) {
            return lines.lines().map(Vector::parse).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Vector parse(String line) {
        try {
            JsonNode vector = JSON.readTree(line);
            byte[] octets = HexFormat.of().parseHex(vector.get("hex").asText());
            return new Vector(
                    vector.get("id").asText(),
                    type(vector.get("type").asText(), octets[0]),
                    octets,
                    vector.get("value").toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** ITS messages begin with their protocol version. */
    private static MessageType<?> type(String name, int firstOctet) {
        List<MessageType<?>> types = MessageTypes.named(name);
        return types.stream()
                .filter(type -> types.size() == 1 || type.protocolVersion() == firstOctet)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return id;
    }
}
