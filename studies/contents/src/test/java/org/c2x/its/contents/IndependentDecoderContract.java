package org.c2x.its.contents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.its.messages.MessageType;
import org.c2x.its.messages.MessageTypes;
import org.c2x.its.messages.RandomMessages;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Another implementation, asn1tools or pycrate, reads random messages as we do, and encodes them alike. Codec modules
 * have this from the test jar of this one, and the scheme {@code jer} from {@code codec-table}. Needs a Python that has
 * it: the one that {@code .ci/run} installs, or the one that the environment variable C2X_PYTHON names; skipped
 * otherwise.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class IndependentDecoderContract {
    private static final int MESSAGES = 300;
    /** Of long messages fewer are tried: as many as have so many octets. */
    private static final int MOST_OCTETS = 100_000;

    private static final Set<String> OF_PYCRATE = Set.of("r2", "infrastructure");
    private static final Path MODULES = Path.of("../its-model/src/main/asn1");
    private static final Path SCRIPT = Path.of("../studies/contents/src/test/python/decode.py");

    private final String scheme;

    @TempDir
    Path folder;

    /**
     * @param scheme has the name that other tools give to the encoding rules
     */
    protected IndependentDecoderContract(String scheme) {
        this.scheme = scheme;
    }

    /** The message types to try. */
    protected Stream<MessageType<?>> types() {
        return MessageTypes.of(scheme).stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void randomMessages_areReadAlike(MessageType<?> type) throws Exception {
        check(type);
    }

    private <T> void check(MessageType<T> type) throws IOException, InterruptedException {
        Codec<T> codec = Codecs.get(scheme, type.type());
        List<T> messages = new ArrayList<>(messages(type, codec));
        messages.addAll(moreMessages(type));
        Codec<T> jer = Codecs.get("jer", type.type());
        messages.removeIf(message -> isMisread(new String(jer.encode(message), StandardCharsets.UTF_8)));
        List<String> encodings = messages.stream()
                .map(message -> HexFormat.of().formatHex(codec.encode(message)))
                .toList();

        List<String> answers = decode(type, encodings);

        assertEquals(messages.size(), answers.size());
        for (int i = 0; i < answers.size(); i++) {
            int space = answers.get(i).indexOf(' ');
            String json = answers.get(i).substring(space + 1);
            if (tellsValues()) {
                assertEquals(messages.get(i), jer.decode(json.getBytes(StandardCharsets.UTF_8)), encodings.get(i));
            }
            checkEncoding(encodings.get(i), answers.get(i).substring(0, space));
            assertEquals(
                    messages.get(i),
                    codec.decode(HexFormat.of().parseHex(answers.get(i).substring(0, space))));
        }
    }

    /**
     * Compares our octets of a message with those of the other implementation, in hex: they are the same where the
     * rules allow one.
     */
    protected void checkEncoding(String ours, String theirs) {
        assertEquals(ours, theirs);
    }

    /** False if the other implementation is known to give values another form, so that only octets are compared. */
    protected boolean tellsValues() {
        return true;
    }

    /** Which other implementation reads a type: {@code asn1tools}, or {@code pycrate}, which resolves open types. */
    protected String tool(MessageType<?> type) {
        return OF_PYCRATE.contains(type.family()) ? "pycrate" : "asn1tools";
    }

    /** True if the other implementation is known to read a message wrongly, which is given in JER. */
    protected boolean isMisread(String json) {
        return false;
    }

    /** Messages to try beside random ones. */
    protected <T> List<T> moreMessages(MessageType<T> type) {
        return List.of();
    }

    private static <T> List<T> messages(MessageType<T> type, Codec<T> codec) {
        RandomMessages source = RandomMessages.load();
        SplittableRandom random = new SplittableRandom(31);
        List<T> messages = new ArrayList<>();
        for (int octets = 0; messages.size() < MESSAGES && octets < MOST_OCTETS; ) {
            T message = source.next(type, random);
            messages.add(message);
            octets += codec.encodedLength(message);
        }
        return messages;
    }

    private List<String> decode(MessageType<?> type, List<String> encodings) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(python(), SCRIPT.toString(), tool(type), scheme, type.name()));
        for (String module : type.modules()) {
            command.add(MODULES.resolve(module.replace("org/c2x/its/", "")).toString());
        }
        Path input = Files.write(folder.resolve("input"), encodings);
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        Process process = new ProcessBuilder(command)
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        assertEquals("", process.waitFor() == 0 ? "" : Files.readString(errors));
        return Files.readAllLines(output);
    }

    private static String python() {
        String named = System.getenv("C2X_PYTHON");
        String python = named == null ? "../.ci/python/bin/python" : named;
        assumeTrue(Files.isExecutable(Path.of(python)), "no Python with asn1tools and pycrate; .ci/run installs one");
        return python;
    }
}
