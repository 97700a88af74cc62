package org.c2x.bench.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time of a first message has everything of its codec in it, whatever the scheme. */
class ColdStartTest {
    /**
     * Generated codecs, libraries after the others, and what reads schemas; not what signatures of methods name, nor
     * OpenType and its superclass, which the verifier of byte code loads to see that one is the other.
     */
    private static final Pattern OF_CODECS =
            Pattern.compile("org\\.c2x\\.codec\\.\\w+\\.(\\w+\\.)?(v1|v2|study|security)\\..*"
                    + "|org\\.c2x\\.codec\\.binary\\.(SecuredMessage|Certificate)Binary"
                    + "|org\\.c2x\\.nativebridge\\.NativeLibrary"
                    + "|org\\.c2x\\.asn1\\.(parser|resolve)\\..*"
                    + "|org\\.c2x\\.asn1\\.schema\\.(?!ChoiceType|OpenType)\\w+Type"
                    + "|org\\.msgpack\\..*|com\\.google\\.flatbuffers\\..*"
                    + "|com\\.(google\\.protobuf|siemens\\.ct\\.exi\\.(?!core\\.exceptions)|beanit)\\..*");

    @TempDir
    private Path folder;

    @Test
    void beforeTheFirstMessage_nothingOfAnyCodecIsThere() throws Exception {
        Path log = folder.resolve("classes.log");
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:class+load:file=" + log,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Prepared.class.getName())
                .inheritIO()
                .start();

        assertEquals(0, java.waitFor());
        try (Stream<String> lines = Files.lines(log)) {
            List<String> loaded = lines.map(line -> line.replaceAll(".*\\] (\\S+) source:.*", "$1"))
                    .toList();
            assertTrue(loaded.contains("org.c2x.asn1.runtime.Codecs"));
            assertEquals(
                    List.of(),
                    loaded.stream().filter(OF_CODECS.asMatchPredicate()).toList());
        }
    }

    /** A process of its own that is ready to measure. */
    static final class Prepared {
        private Prepared() {}

        public static void main(String[] arguments) {
            for (String content : List.of("cam", "sec2", "employee")) {
                ColdStartBenchmark benchmark = new ColdStartBenchmark();
                benchmark.scheme = "";
                benchmark.content = content;
                benchmark.octets = "";
                benchmark.prepare();
            }
        }
    }
}
