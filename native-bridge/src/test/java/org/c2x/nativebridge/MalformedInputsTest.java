package org.c2x.nativebridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.nativebridge.build.Tools;
import org.c2x.nativebridge.build.Tools.Outcome;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Malformed inputs through the bridge, in a JVM of their own for each scheme, as a crash would take it along. Their
 * number is the system property {@value #INPUTS}; a million takes some minutes a scheme.
 */
class MalformedInputsTest {
    private static final String INPUTS = "c2x.malformed.inputs";
    private static final int COUNT = Integer.getInteger(INPUTS, 20_000);
    /** The first inputs load classes and compile. */
    private static final int WARM = 1;

    /** What may come with any of the later parts of the inputs. A leak comes with each of them, a compiler's memory or
     * a new arena of malloc, tens of megabytes at once, with one of them: so the least growth of a part counts. */
    private static final long MOST_GROWTH_KILOBYTES = 2 * 1024;

    private static final Pattern RESIDENT = Pattern.compile("accepted, (\\d+) KiB");
    /** Little but native memory can grow: the last compiler takes some megabytes at its own time. */
    private static final List<String> MEMORY = List.of(
            "-Xms128m",
            "-Xmx128m",
            "-XX:+AlwaysPreTouch",
            "-XX:MaxDirectMemorySize=64m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1");

    @TestFactory
    Stream<DynamicTest> malformedInputs_giveAMessageOrARefusal_andLeaveNothing() {
        assumeTrue(
                Crossing.JNI.unavailable().isEmpty(),
                () -> Crossing.JNI.unavailable().toString());
        Path own = Path.of(System.getProperty("java.home"), "bin", "java");
        return Stream.concat(
                Codecs.schemes().stream()
                        .filter(scheme -> scheme.startsWith("native-"))
                        .map(scheme -> test(scheme, own)),
                JvmWithForeignFunctions.find().stream().map(java -> test("native-uper-c-ffm", java)));
    }

    private static DynamicTest test(String scheme, Path java) {
        return DynamicTest.dynamicTest(scheme, () -> check(scheme, java));
    }

    private static void check(String scheme, Path java) throws IOException {
        List<String> command = new ArrayList<>(List.of(java.toString()));
        command.addAll(MEMORY);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MalformedInputs.class.getName()));
        command.addAll(List.of(scheme, String.valueOf(COUNT)));
        Outcome outcome = Tools.run(Files.createDirectories(Path.of("target")), command);
        System.out.println(scheme + ":\n" + outcome.output());

        assertEquals(0, outcome.code(), outcome.output());
        List<Long> resident = RESIDENT.matcher(outcome.output())
                .results()
                .map((MatchResult point) -> Long.valueOf(point.group(1)))
                .toList();
        long growth = IntStream.range(WARM + 1, resident.size())
                .mapToLong(point -> resident.get(point) - resident.get(point - 1))
                .min()
                .orElseThrow();
        assertTrue(
                growth < MOST_GROWTH_KILOBYTES, () -> "grew by " + growth + " KiB in each part:\n" + outcome.output());
    }
}
