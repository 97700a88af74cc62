package org.c2x.codec.uper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.contents.Tshark;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
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

    /** Its dissector has the types of protocolVersion 1 that differ under a name of their own. */
    private static final List<String> PREFIXES = List.of("its.", "itsv1.");

    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    static Stream<MessageType<?>> types() {
        return Stream.of(MessageTypes.CAM_V1, MessageTypes.DENM_V1, MessageTypes.CAM_V2, MessageTypes.DENM_V2);
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_areReadAlike(MessageType<?> type) throws Exception {
        Tshark.require();
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
            String text = new String(jer.encode(message), StandardCharsets.UTF_8);
            if (Tshark.reads(text)) {
                JsonNode json = JSON.readTree(text);
                packets.add(uper.encode(message));
                expected.add(numbers(field -> json.findValuesAsText(field)));
            }
        }

        List<String> found = dissect(packets);

        assertEquals(expected, found);
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
        List<String> fields = FIELDS.stream()
                .flatMap(field -> PREFIXES.stream().map(prefix -> prefix + field))
                .toList();
        return Tshark.dissect("its", packets, folder, fields).stream()
                .map(TsharkTest::numbers)
                .toList();
    }

    private static String numbers(List<String> columns) {
        return numbers(field -> {
            int first = FIELDS.indexOf(field) * PREFIXES.size();
            return List.of(
                    String.join(",", columns.get(first), columns.get(first + 1)).split(","));
        });
    }
}
