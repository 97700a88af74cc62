package org.c2x.bench.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.fake.FakeProvider;
import org.c2x.bench.memory.MemoryStudy;
import org.c2x.bench.result.Configuration.Part;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Latency;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.SampleResults;
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
    void run_leavesResultLogAndJmhFile() throws Exception {
        StudyFiles files = StudyFiles.named(directory.resolve("new"), "run");

        StudyResult result = run(Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE))), files);

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(result, ResultFile.read(files.result()));
        assertTrue(result.mode().contains("no measurement"));
        assertTrue(Files.readString(files.log()).contains("# Fork: 1 of 1"));
        assertTrue(Files.readString(files.jmh()).contains("\"gc.alloc.rate.norm\""));
    }

    @Test
    void run_rowsCarryTimeAllocationAndRatio() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");

        StudyResult result = run(Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.STREAM))), files);

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
        Plan plan = Plan.of(Effort.SMOKE, Scope.of(List.of("fake-fragile"), List.of(FakeContents.SINGLE)));

        StudyResult result = run(plan, files);

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(List.of(), result.rows());
        assertEquals(plan.size(), result.skipped().size() + result.coldStarts().size(), "it can decode");
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
            run(Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE))), StudyFiles.named(directory, "a"));
        } finally {
            System.setOut(before);
        }

        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    @Test
    void run_severalQuestions_giveFiguresOfEachKind() throws Exception {
        Plan plan = Plan.of(
                Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM)));

        StudyResult result = run(plan, StudyFiles.named(directory, "run"));

        assertEquals(List.of(), result.skipped());
        assertEquals(2, result.coldStarts().size());
        assertTrue(result.coldStarts().get(0).time().nanos() > 0);
        assertEquals(
                List.of("baseline", "fake", "fake"),
                result.latencies().stream().map(Latency::scheme).toList());
        Latency encode = result.latencies().get(1);
        assertTrue(encode.burst().p50() <= encode.burst().p99() && encode.burst().p99() <= encode.burst().max());
        assertEquals(encode.burst().p50() / 100, encode.message().p50(), 1e-9);
        assertTrue(result.latencies().get(0).burst().p50() < encode.burst().p50());
    }

    @Test
    void resume_goesOnWhereTheOtherRunEnded() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Plan plan = Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE)));
        StudyResult whole = run(plan, files);
        StudyResult broken = without(whole, Operation.ENCODE);
        ResultFile.write(broken, files.result());

        Study study = Study.resume(plan, files, null);
        StudyResult result = run(study);

        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(whole.started(), result.started());
        assertEquals(whole.rows().size(), result.rows().size());
        assertEquals(only(whole, Operation.DECODE), only(result, Operation.DECODE));
        assertNotEquals(only(whole, Operation.ENCODE).time(), only(result, Operation.ENCODE).time());
        assertEquals(plan.size() + 1, new JsonMapper().readTree(files.jmh().toFile()).size());
    }

    @Test
    void run_withMemory_showsTheTimesFirst() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        List<StudyResult> shown = new ArrayList<>();

        StudyResult result = run(study(files), shown::add);

        assertEquals(StudyResult.State.INCOMPLETE, shown.get(0).state());
        assertEquals(result.rows(), shown.get(0).rows());
        assertEquals(List.of(), shown.get(0).memory());
        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(List.of(Part.TIMES, Part.MEMORY), result.configuration().parts());
        assertEquals(4, result.memory().size());
    }

    @Test
    void resume_memoryPartlyThere_measuresTheOtherPairs() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        StudyResult whole = run(study(files));
        StudyResult broken = withMemory(whole, whole.memory().subList(0, 3));
        ResultFile.write(broken, files.result());

        StudyResult timesOnly = run(Study.resume(memoryPlan(), files, null));
        StudyResult result = run(Study.resume(memoryPlan(), files, supplements()));

        assertEquals(StudyResult.State.INCOMPLETE, timesOnly.state(), "who measures times only leaves memory missing");
        assertEquals(broken.memory(), timesOnly.memory());
        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(whole.memory().subList(0, 2), result.memory().subList(0, 2));
        assertEquals(4, result.memory().size());
        assertEquals(whole.rows(), result.rows());
    }

    private static Plan memoryPlan() {
        return Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE)));
    }

    private static Supplements supplements() {
        List<MemoryStudy.Pair> pairs = List.of(
                new MemoryStudy.Pair("fake", FakeContents.SINGLE), new MemoryStudy.Pair("fake-long", FakeContents.SINGLE));
        String environment = memoryPlan().environments().get(0).id();
        return new Supplements(
                MemoryStudy.of(environment, pairs, List.of(Direction.values())), null, List.of());
    }

    private static Study study(StudyFiles files) {
        return Study.begin(memoryPlan(), files, supplements(), UntimedFigures.none());
    }

    private static StudyResult withMemory(StudyResult all, List<MemoryRow> memory) {
        return new StudyResult(
                all.formatVersion(), all.mode(), StudyResult.State.INCOMPLETE, all.planned(), all.made(),
                all.started(), null, all.environments(), all.configuration(), all.rows(), all.latencies(),
                all.coldStarts(), all.instructions(), memory, all.lengths(), all.deflated(), all.budgets(),
                all.nesting(), all.skipped());
    }

    @Test
    void resume_otherwisePlanned_isRefusedWithTheDifferences() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Plan plan = Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE)));
        run(plan, files);
        Plan other = Plan.of(Effort.RATIOS, Scope.of(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE)));

        String message = assertThrows(IllegalArgumentException.class, () -> Study.resume(other, files, null)).getMessage();

        assertTrue(message.startsWith(files.result() + ": cannot be resumed, this run differs in "), message);
        assertTrue(message.contains("mode: smoke run, no measurement in the file, ratios now; "), message);
        assertTrue(message.contains("schemes: [fake] in the file, [fake, fake-mapped] now"), message);
        assertTrue(message.endsWith("; choose the same, or start anew without --resume"), message);
    }

    @Test
    void run_killed_leavesWhatItHadAndCanBeResumed() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Process process = start(files, OwnProcess.BEGIN);
        while (process.isAlive() && forksIn(files) == 0) {
            Thread.sleep(50);
        }
        process.destroyForcibly().waitFor();

        StudyResult left = ResultFile.read(files.result());
        assertEquals(StudyResult.State.INCOMPLETE, left.state());
        assertTrue(left.made() > 0 && left.made() < left.planned(), left.made() + " of " + left.planned());
        assertEquals(files, StudyFiles.latestIncomplete(directory).orElseThrow());

        assertEquals(0, start(files, OwnProcess.RESUME).waitFor());

        StudyResult result = ResultFile.read(files.result());
        assertEquals(StudyResult.State.COMPLETE, result.state());
        assertEquals(left.rows().get(0).time().forkNanos().get(0), sameRow(result, left).time().forkNanos().get(0));
    }

    @Test
    void latestIncomplete_filesOfOtherPrograms_arePassedOver() throws Exception {
        Files.writeString(directory.resolve("zoo.json"), "{\"animals\": 7}");
        Files.writeString(directory.resolve("zzz.json"), "no JSON");
        StudyFiles files = StudyFiles.named(directory, "run");
        ResultFile.write(SampleResults.of(StudyResult.State.INCOMPLETE), files.result());

        assertEquals(files, StudyFiles.latestIncomplete(directory).orElseThrow());
    }

    private static Row sameRow(StudyResult result, StudyResult left) {
        return result.rows().stream()
                .filter(row -> row.key().equals(left.rows().get(0).key()))
                .findFirst()
                .orElseThrow();
    }

    private static int forksIn(StudyFiles files) throws IOException {
        return Files.exists(files.result()) ? ResultFile.read(files.result()).made() : 0;
    }

    private Process start(StudyFiles files, String what) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djmh.ignoreLock=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OwnProcess.class.getName(),
                        what,
                        files.result().toString())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("output").toFile())
                .start();
    }

    /** A run in a process of its own, which can be killed. */
    static final class OwnProcess {
        static final String BEGIN = "begin";
        static final String RESUME = "resume";

        private OwnProcess() {}

        public static void main(String[] arguments) throws Exception {
            Plan plan = Plan.of(Effort.SMOKE, Scope.of(List.of("fake"), List.of(FakeContents.SINGLE)));
            StudyFiles files = StudyFiles.of(Path.of(arguments[1]));
            run(arguments[0].equals(BEGIN)
                    ? Study.begin(plan, files)
                    : Study.resume(plan, files, null));
        }
    }

    private static StudyResult without(StudyResult all, Operation operation) {
        return new StudyResult(
                all.formatVersion(), all.mode(), StudyResult.State.INCOMPLETE, all.planned(), all.made() - 1,
                all.started(), null, all.environments(), all.configuration(),
                all.rows().stream().filter(row -> row.operation() != operation).toList(),
                all.latencies(), all.coldStarts(), all.instructions(), all.memory(), all.lengths(), all.deflated(),
                all.budgets(), all.nesting(), all.skipped());
    }

    private static StudyResult run(Plan plan, StudyFiles files) throws Exception {
        return run(Study.begin(plan, files));
    }

    private static StudyResult run(Study study) throws Exception {
        return run(study, result -> {});
    }

    private static StudyResult run(Study study, Study.Milestone timed) throws Exception {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        try (Progress progress = Progress.inLines(study, new PrintStream(shown, true, StandardCharsets.UTF_8))) {
            return study.run(progress, timed);
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
