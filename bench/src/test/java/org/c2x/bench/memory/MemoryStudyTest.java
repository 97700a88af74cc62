package org.c2x.bench.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.fake.FakeMemory;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Measures codecs whose memory is known; each starts a JVM. */
class MemoryStudyTest {
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");
    /** Frames of the filler: no figure of the stack is finer. */
    private static final int RESOLUTION = 32;

    private static final List<Direction> BOTH_WAYS = List.of(Direction.values());
    private static final Queue<String> ENDED = new ConcurrentLinkedQueue<>();
    private static MemoryResult result = MemoryResult.NONE;

    @BeforeAll
    static void measure() throws Exception {
        MemoryStudy study = study(
                "fake",
                "fake-mapped",
                "fake-recursive-50",
                "fake-recursive-100",
                "fake-recursive-200",
                "fake-long",
                "fake-brittle",
                "fake-deadly");
        assertEquals(8, study.size());
        study.run(JAVA, List.of("-XX:CompileCommand=dontinline," + FakeMemory.FRAMES), (pair, ended) -> {
            ENDED.add(pair);
            result = result.and(ended);
        });
    }

    @Test
    void allocated_isExact() {
        assertEquals(24, value("fake", Direction.ENCODE, Quantity.HEAP), "header of 16 octets, 2 octets, padding");
        assertEquals(1016, value("fake-long", Direction.ENCODE, Quantity.HEAP), "header of 16 octets, 1000 octets");
        assertEquals(40, value("fake", Direction.DECODE, Quantity.HEAP), "records of 24 and 16 octets");
    }

    @Test
    void retained_isTheGraph() {
        assertEquals(40, value("fake", Direction.DECODE, Quantity.RETAINED), "records of 24 and 16 octets");
        assertNull(value("fake", Direction.ENCODE, Quantity.RETAINED));
    }

    @Test
    void stack_ofTwiceTheFrames_isTwiceAsLarge() {
        long first = stack("fake-recursive-100") - stack("fake-recursive-50");
        long second = stack("fake-recursive-200") - stack("fake-recursive-100");

        long frame = Math.round(second / 1600.0) * 16;
        assertTrue(frame >= 16 && frame <= 96, "a frame of " + frame + " octets");
        assertEquals(100 * frame, second, RESOLUTION);
        assertEquals(50 * frame, first, RESOLUTION);
    }

    @Test
    void stack_ofHardlyAnything_isHardlyAnything() {
        assertEquals(0, stack("fake"), 2 * RESOLUTION);
    }

    @Test
    void boundaries_areMeasuredWhereTheyDiffer() {
        assertEquals(
                List.of(Boundary.END_TO_END, Boundary.END_TO_END, Boundary.CODEC, Boundary.CODEC),
                heaps("fake-mapped").stream().map(Figure::boundary).toList());
        assertEquals(
                List.of(Boundary.BOTH, Boundary.BOTH),
                heaps("fake").stream().map(Figure::boundary).toList());
    }

    @Test
    void codecBrokenByTheSearch_hasNoStackAndAReason() {
        assertNull(value("fake-brittle", Direction.DECODE, Quantity.STACK));
        assertEquals(40, value("fake-brittle", Direction.DECODE, Quantity.HEAP));
        assertEquals(
                List.of(new Skipped(
                        "stack of fake-brittle fake decode, both",
                        "jvm",
                        "fake-brittle",
                        "fake",
                        "it no longer works after it ran out of stack: java.lang.IllegalStateException: broken",
                        null)),
                skipped("fake-brittle"));
    }

    @Test
    void jvmThatDies_isNotedForEachTask() {
        assertEquals(List.of(), heaps("fake-deadly"));
        assertEquals(
                List.of(
                        new Skipped(
                                "memory of fake-deadly fake encode, both",
                                "jvm",
                                "fake-deadly",
                                "fake",
                                "the measuring JVM ended with exit code 3",
                                null),
                        new Skipped(
                                "memory of fake-deadly fake decode, both",
                                "jvm",
                                "fake-deadly",
                                "fake",
                                "the measuring JVM ended with exit code 3",
                                null)),
                skipped("fake-deadly"));
    }

    @Test
    void progress_isToldOfEachPair() {
        assertEquals(8, ENDED.size());
        assertTrue(ENDED.contains("memory of fake-long fake"), ENDED.toString());
    }

    @Test
    void run_noSuchJava_isRefused() {
        IOException refused = assertThrows(
                IOException.class, () -> study("fake").run(Path.of("no/such/java"), List.of(), (pair, ended) -> {}));

        assertTrue(refused.getMessage().contains("no/such/java"), refused.getMessage());
    }

    @Test
    void fork_hangs_isGivenUp() throws Exception {
        MemoryFork fork = new MemoryFork(JAVA, List.of(), 1);

        MemoryResult none = fork.measure(MemoryTask.of("jvm", "fake-endless", FakeContents.SINGLE, BOTH_WAYS));

        assertEquals(List.of(), none.figures());
        assertEquals(2, none.skipped().size());
        assertEquals("there was no result for 1 s", none.skipped().get(0).reason());
    }

    @Test
    void run_listenerFails_endsTheMeasurement() {
        IOException full = new IOException("no space left");

        IOException refused = assertThrows(
                IOException.class,
                () -> study("fake").run(JAVA, List.of(), (pair, ended) -> {
                    throw full;
                }));

        assertEquals(full, refused);
    }

    @Test
    void without_leavesPairsOfWhichAFigureIsMissing() {
        MemoryStudy study = study("fake", "fake-long");
        Set<Figure.Key> known = new HashSet<>(study.keys());
        known.remove(new Figure.Key("jvm", "fake-long", "fake", Operation.ENCODE, Boundary.BOTH, Quantity.HEAP));

        MemoryStudy left = study.without(known);

        assertEquals(
                List.of("fake-long"),
                left.keys().stream().map(Figure.Key::scheme).distinct().toList());
        assertEquals(0, study.without(Set.copyOf(study.keys())).size());
    }

    @Test
    void of_oneDirection_hasNoOther() {
        MemoryStudy study = MemoryStudy.of(
                "jvm", List.of(new MemoryStudy.Pair("fake", FakeContents.SINGLE)), List.of(Direction.DECODE));

        assertEquals(
                List.of(Quantity.HEAP, Quantity.STACK, Quantity.RETAINED),
                study.keys().stream().map(Figure.Key::quantity).toList());
        assertTrue(study.keys().stream().allMatch(key -> key.operation() == Operation.DECODE));
    }

    private static MemoryStudy study(String... schemes) {
        return MemoryStudy.of(
                "jvm",
                Stream.of(schemes)
                        .flatMap(scheme -> Stream.of(FakeContents.SINGLE, FakeContents.UNKNOWN)
                                .map(content -> new MemoryStudy.Pair(scheme, content)))
                        .toList(),
                BOTH_WAYS);
    }

    private static long stack(String scheme) {
        return value(scheme, Direction.DECODE, Quantity.STACK).longValue();
    }

    private static Double value(String scheme, Direction direction, Quantity quantity) {
        return figures(scheme, quantity)
                .filter(figure -> figure.direction() == direction)
                .map(Figure::value)
                .findFirst()
                .orElse(null);
    }

    private static List<Figure> heaps(String scheme) {
        return figures(scheme, Quantity.HEAP).toList();
    }

    private static Stream<Figure> figures(String scheme, Quantity quantity) {
        return result.figures().stream().filter(figure -> figure.scheme().equals(scheme) && figure.is(quantity));
    }

    private static List<Skipped> skipped(String scheme) {
        return result.skipped().stream()
                .filter(skipped -> skipped.what().contains(scheme + ' '))
                .toList();
    }
}
