package org.c2x.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.conformance.Messages;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * {@code c2x convert} with the contents and random messages of every type. Each conversion goes through a record, so a
 * ring of all schemes, and JSON from each, show what all pairs would.
 */
class ConversionsTest {
    private static final int RANDOM = 30;
    private static final String JSON = "jer";
    private static final String ERROR = "{\"error\":";

    static List<MessageType<?>> types() {
        return MessageTypes.all();
    }

    @ParameterizedTest
    @MethodSource("types")
    void fromEachSchemeToTheNext_andToJson_nothingIsLost(MessageType<?> type) {
        List<String> schemes = Codecs.schemes().stream()
                .filter(scheme -> Codecs.find(scheme, type.type()).isPresent())
                .toList();
        List<String> documents = documents(type);
        int contents = Messages.contents(type).size();
        Map<String, List<String>> encoded = new HashMap<>();
        for (String scheme : schemes) {
            encoded.put(scheme, convert(type, JSON, scheme, documents));
            encoded.get(scheme).subList(0, contents).forEach(line -> assertTrue(!line.startsWith(ERROR), line));
        }
        assertEquals(documents, encoded.get(JSON));

        for (int i = 0; i < schemes.size(); i++) {
            String from = schemes.get(i);
            for (String to : List.of(JSON, schemes.get((i + 1) % schemes.size()))) {
                List<Integer> carried = carriedByBoth(encoded.get(from), encoded.get(to));
                assertEquals(
                        pick(encoded.get(to), carried),
                        convert(type, from, to, pick(encoded.get(from), carried)),
                        from + " to " + to);
            }
        }
    }

    private static <T> List<String> documents(MessageType<T> type) {
        return Stream.concat(Messages.contents(type).stream(), Messages.random(type, RANDOM).stream())
                .map(message -> new String(Codecs.get(JSON, type.type()).encode(message), StandardCharsets.UTF_8))
                .toList();
    }

    private static List<String> convert(MessageType<?> type, String from, String to, List<String> lines) {
        Run run = Run.of(
                String.join("\n", lines) + "\n",
                "convert",
                "--type",
                type.qualifiedName(),
                "--from",
                from,
                "--to",
                to,
                "--hex",
                "-");
        return run.text().lines().toList();
    }

    /** What one of the schemes has no place for is an error there already. */
    private static List<Integer> carriedByBoth(List<String> from, List<String> to) {
        List<Integer> carried = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            if (!from.get(i).startsWith(ERROR) && !to.get(i).startsWith(ERROR)) {
                carried.add(i);
            }
        }
        return carried;
    }

    private static List<String> pick(List<String> lines, List<Integer> chosen) {
        return chosen.stream().map(lines::get).toList();
    }
}
