package org.c2x.codec.protobuf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.protobuf.MessageOrBuilder;
import com.google.protobuf.TextFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.coding.MappedCodec;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * protobuf of Python makes the same octets of the same values, with classes that protoc has generated for it. Needs a
 * Python that has it: the one that {@code .ci/run} installs, or the one that the environment variable C2X_PYTHON names;
 * skipped otherwise.
 */
class PythonTest {
    private static final int MESSAGES = 300;
    private static final Path CLASSES = Path.of("target/generated-sources/protobuf");
    private static final Path SCRIPT = Path.of("src/test/python/encode_protobuf.py");

    @TempDir
    Path folder;

    static Stream<Scheme<?>> schemes() {
        return Scheme.all();
    }

    @ParameterizedTest
    @MethodSource("schemes")
    void encodings_areTheSame(Scheme<?> scheme) throws Exception {
        check(scheme);
    }

    private <T> void check(Scheme<T> scheme) throws IOException, InterruptedException {
        Codec<T> codec = scheme.codec();
        List<T> messages = scheme.messages(MESSAGES);
        List<String> texts = messages.stream()
                .map(message ->
                        (MessageOrBuilder) ((MappedCodec<T, ?>) codec).mapping().toMessage(message))
                .map(message -> TextFormat.printer().emittingSingleLine(true).printToString(message))
                .toList();

        List<String> encodings = encode(scheme, texts);

        assertEquals(
                messages.stream()
                        .map(message -> HexFormat.of().formatHex(codec.encode(message)))
                        .toList(),
                encodings);
    }

    private List<String> encode(Scheme<?> scheme, List<String> texts) throws IOException, InterruptedException {
        String module = "org.c2x.codec.protobuf." + variant(scheme) + '.'
                + scheme.type().family() + ".messages_pb2";
        Path input = Files.write(folder.resolve("input"), texts);
        Path output = folder.resolve("output");
        Path errors = folder.resolve("errors");
        ProcessBuilder python = new ProcessBuilder(
                        python(), SCRIPT.toString(), module, scheme.type().name())
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile());
        python.environment().put("PYTHONPATH", CLASSES.toString());
        int code = python.start().waitFor();
        assumeTrue(!Files.readString(errors).contains("No module named 'google'"), "this Python has no protobuf");
        assertEquals("", code == 0 ? "" : Files.readString(errors));
        return Files.readAllLines(output);
    }

    private static String variant(Scheme<?> scheme) {
        return switch (scheme.scheme()) {
            case "protobuf" -> "speed";
            case "protobuf-codesize" -> "codesize";
            default -> "tuned";
        };
    }

    private static String python() {
        String named = System.getenv("C2X_PYTHON");
        String python = named == null ? "../.ci/python/bin/python" : named;
        assumeTrue(Files.isExecutable(Path.of(python)), "no Python with protobuf; .ci/run installs one");
        return python;
    }
}
