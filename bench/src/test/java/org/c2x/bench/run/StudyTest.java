package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.fake.FakeProvider;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.StudyResult;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs JMH for a second or two; what it measures is fake and does not matter. */
class StudyTest {
    @TempDir
    Path directory;

    @BeforeAll
    static void allowOtherRuns() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void run_leavesResultPageLogAndJmhFile() throws Exception {
        StudyFiles files = StudyFiles.named(directory.resolve("new"), "run");

        StudyResult result = run(Plan.of(Effort.SMOKE, List.of("fake"), List.of(FakeContents.SINGLE)), files);

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(result, ResultFile.read(files.result()));
        assertTrue(Files.readString(files.page()).contains("no measurement"));
        assertTrue(Files.readString(files.log()).contains("# Fork: 1 of 1"));
        assertTrue(Files.readString(files.jmh()).contains("\"gc.alloc.rate.norm\""));
    }

    @Test
    void run_rowsCarryTimeAllocationAndRatio() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");

        StudyResult result = run(Plan.of(Effort.SMOKE, List.of("fake"), List.of(FakeContents.STREAM)), files);

        Row encode = only(result, Operation.ENCODE);
        assertTrue(encode.time().nanos() > 0);
        assertEquals(1, encode.time().forkNanos().size());
        assertEquals(24, encode.allocatedOctets(), 0.5, "an array of two octets, per message of the stream");
        assertEquals(2, encode.lengthOctets());
        assertNotNull(encode.ratio());
        assertNotNull(only(result, Operation.DECODE).ratio());
    }

    @Test
    void run_benchmarkFails_isNotedAndTheRestGoesOn() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        System.setProperty(FakeProvider.Fragile.WORKS, "true");
        Plan plan = Plan.of(Effort.SMOKE, List.of("fake-fragile"), List.of(FakeContents.SINGLE));

        StudyResult result = run(plan, files);

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(List.of(), result.rows());
        assertEquals(plan.size(), result.skipped().size());
        assertTrue(
                result.skipped().get(0).reason().contains("inner at octet 0: a test expected"),
                result.skipped().toString());
    }

    @Test
    void run_printsNothingOnStandardOutput() throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            run(Plan.of(Effort.SMOKE, List.of("fake"), List.of(FakeContents.SINGLE)), StudyFiles.named(directory, "a"));
        } finally {
            System.setOut(before);
        }

        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    private static StudyResult run(Plan plan, StudyFiles files) throws Exception {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        try (Progress progress = Progress.inLines(plan, new PrintStream(shown, true, StandardCharsets.UTF_8))) {
            return Study.run(plan, files, progress);
        }
    }

    private static Row only(StudyResult result, Operation operation) {
        List<Row> rows = result.rows().stream()
                .filter(row -> row.operation() == operation)
                .toList();
        assertEquals(1, rows.size());
        return rows.get(0);
    }
}
