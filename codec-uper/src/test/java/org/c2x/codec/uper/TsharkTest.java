package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.MessageType;
import org.c2x.its.contents.MessageTypes;
import org.c2x.its.contents.RandomMessages;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** TShark finds the same numbers in random messages as we put in. Skipped where TShark is not installed. */
class TsharkTest {
    private static final int MESSAGES = 200;

    /** Components that TShark has as fields of the same name, spread over all containers. */
    private static final List<String> FIELDS = List.of(
            "latitude",
            "longitude",
            "altitudeValue",
            "headingValue",
            "speedValue",
            "curvatureValue",
            "yawRateValue",
            "deltaLatitude",
            "deltaLongitude",
            "deltaAltitude",
            "pathDeltaTime",
            "eventDeltaTime",
            "causeCode",
            "subCauseCode",
            "sequenceNumber",
            "unNumber",
            "protectedZoneLatitude",
            "protectedZoneLongitude");

    private static final List<String> EXTENSIBLE = List.of("pathDeltaTime", "eventDeltaTime", "protectedZoneRadius");

    /** Its dissector has the types of protocolVersion 1 that differ under a name of their own. */
    private static final List<String> PREFIXES = List.of("its.", "itsv1.");

    /** pcap: a link type for private use, which TShark is told to take for ITS messages. */
    private static final int LINK_TYPE_USER_0 = 147;

    private static final String LINK_TYPE_IS_ITS = "uat:user_dlts:\"User 0 (DLT=147)\",\"its\",\"0\",\"\",\"0\",\"\"";
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    static Stream<MessageType<?>> types() {
        return Stream.of(MessageTypes.CAM_V1, MessageTypes.DENM_V1, MessageTypes.CAM_V2, MessageTypes.DENM_V2);
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_areReadAlike(MessageType<?> type) throws Exception {
        assumeTrue(isInstalled(), "TShark is not installed; .ci/run installs it");
        check(type);
    }

    private <T> void check(MessageType<T> type) throws IOException, InterruptedException {
        Codec<T> uper = Codecs.get("uper", type.type());
        Codec<T> jer = Codecs.get("jer", type.type());
        RandomMessages source = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(47);
        List<byte[]> packets = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        while (packets.size() < MESSAGES) {
            T message = source.next(type, random);
            JsonNode json = JSON.readTree(jer.encode(message));
            if (isWithinReachOfTshark(json)) {
                packets.add(uper.encode(message));
                expected.add(numbers(field -> json.findValuesAsText(field)));
            }
        }

        List<String> found = dissect(packets);

        assertEquals(expected, found);
    }

    /**
     * Not what TShark reads in another way than X.691 says: it takes the size of the UTF8String companyName as visible
     * to PER, takes integers beyond the extension root as unsigned, and gives up where they have more than 32 bits.
     */
    private static boolean isWithinReachOfTshark(JsonNode json) {
        return json.findValue("companyName") == null
                && EXTENSIBLE.stream()
                        .flatMap(field -> json.findValues(field).stream())
                        .allMatch(number -> number.canConvertToInt() && number.intValue() >= 0);
    }

    private interface Source {
        Collection<String> values(String field);
    }

    /** All values of each field, in ascending order. */
    private static String numbers(Source source) {
        StringBuilder text = new StringBuilder();
        for (String field : FIELDS) {
            List<Long> numbers = new ArrayList<>();
            source.values(field).stream()
                    .filter(value -> !value.isEmpty())
                    .map(Long::valueOf)
                    .forEach(numbers::add);
            Collections.sort(numbers);
            text.append(field).append(numbers).append(' ');
        }
        return text.toString();
    }

    private List<String> dissect(List<byte[]> packets) throws IOException, InterruptedException {
        Path capture = Files.write(folder.resolve("messages.pcap"), pcap(packets));
        Path output = folder.resolve("output");
        List<String> command = new ArrayList<>(List.of("tshark", "-r", capture.toString(), "-o", LINK_TYPE_IS_ITS));
        command.addAll(List.of("-T", "fields", "-E", "separator=|", "-E", "occurrence=a", "-E", "aggregator=,"));
        FIELDS.forEach(field -> PREFIXES.forEach(prefix -> command.addAll(List.of("-e", prefix + field))));
        assertEquals(0, run(command, output.toFile()));
        return Files.readAllLines(output).stream().map(TsharkTest::numbers).toList();
    }

    private static String numbers(String line) {
        String[] columns = line.split("\\|", -1);
        return numbers(field -> {
            int first = FIELDS.indexOf(field) * PREFIXES.size();
            return List.of(String.join(",", columns[first], columns[first + 1]).split(","));
        });
    }

    private static byte[] pcap(List<byte[]> packets) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(octets);
        out.writeInt(0xa1b2c3d4);
        out.writeShort(2);
        out.writeShort(4);
        out.writeLong(0);
        out.writeInt(0xffff);
        out.writeInt(LINK_TYPE_USER_0);
        for (byte[] packet : packets) {
            out.writeLong(0);
            out.writeInt(packet.length);
            out.writeInt(packet.length);
            out.write(packet);
        }
        return octets.toByteArray();
    }

    private static boolean isInstalled() throws InterruptedException {
        try {
            return run(List.of("tshark", "--version"), null) == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static int run(List<String> command, File output) throws IOException, InterruptedException {
        ProcessBuilder.Redirect nowhere = ProcessBuilder.Redirect.DISCARD;
        return new ProcessBuilder(command)
                .redirectOutput(output == null ? nowhere : ProcessBuilder.Redirect.to(output))
                .redirectError(nowhere)
                .start()
                .waitFor();
    }
}
