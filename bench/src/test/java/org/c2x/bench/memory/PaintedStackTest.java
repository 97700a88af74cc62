package org.c2x.bench.memory;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.c2x.nativebridge.Crossing;
import org.c2x.nativebridge.build.Tools;
import org.c2x.nativebridge.build.Tools.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The figures of {@link StackDepth}, confirmed by what the same work overwrites on a painted stack. A thread of native
 * code is never the first that uses a codec, so that looking for the codec's writer goes deeper: that shows where the
 * rest takes less, as in encoding a CAM in UPER, with 64 octets in the first thread and 192 in others.
 */
class PaintedStackTest {
    /** Two frames of the filler: one is the resolution of a search, and a figure is the difference of two. */
    private static final int TOLERANCE_OCTETS = 64;
    /** Room that HotSpot looks for and does not use: frames of the interpreter for what a method has inlined. */
    private static final int UNUSED_OCTETS = 400;

    @ParameterizedTest
    @CsvSource({"uper, denm", "exi-compiled, cam", "uper-table, cam", "protobuf, denm", "binary, sec2"})
    void octets_areThoseThatTheWorkOverwrites(String scheme, String content) throws IOException {
        assumeTrue(
                Crossing.JNI.unavailable().isEmpty(),
                () -> Crossing.JNI.unavailable().toString());
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(MemoryFork.COMPILER);
        command.addAll(MemoryFork.OBJECT_LAYOUT);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), PaintedStackProcess.class.getName()));
        command.addAll(List.of(scheme, content));
        Outcome outcome = Tools.runForOutput(Path.of("."), command);

        assertTrue(outcome.succeeded(), outcome::output);
        Stream<String> figureLines = outcome.output().lines().filter(line -> !line.startsWith("#")); // remarks of JOL
        figureLines.map(line -> line.split(" ")).forEach(figures -> {
            long needed = Long.parseLong(figures[1]);
            long overwritten = Long.parseLong(figures[2]);
            assertTrue(overwritten <= needed + TOLERANCE_OCTETS, outcome::output);
            assertTrue(needed <= overwritten + UNUSED_OCTETS, outcome::output);
        });
    }
}
