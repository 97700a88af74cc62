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
import java.util.Set;
import org.c2x.bench.BenchContent;
import org.c2x.bench.fake.FakeContents;
import org.c2x.bench.fake.FakeProvider;
import org.c2x.bench.memory.MemoryStudy;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Header;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.SampleResults;
import org.c2x.bench.result.Stage;
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

        StudyResult result = run(smoke(FakeContents.SINGLE), files);

        assertEquals(Header.State.COMPLETE, result.header().state());
        assertEquals(result, ResultFile.read(files.result()));
        assertTrue(result.header().mode().contains("no measurement"));
        assertTrue(Files.exists(files.log()));
        assertTrue(Files.readString(files.jmh()).contains("\"gc.alloc.rate.norm\""));
    }

    @Test
    void run_figuresAreTimeAllocationAndLength() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");

        StudyResult result = run(smoke(FakeContents.STREAM), files);

        Figure encode = only(result, Operation.ENCODE);
        assertTrue(encode.value() > 0);
        assertEquals(1, encode.forks().size());
        assertEquals(
                24,
                result.figures()
                        .beside(encode, Quantity.ALLOCATED)
                        .orElseThrow()
                        .value(),
                0.5,
                "an array of two octets, per message of the stream");
        assertEquals(2, result.figures().length("fake", encode.content()).orElseThrow());
        double wall = result.figures()
                .beside(encode, Quantity.WALL_TIME)
                .orElseThrow()
                .value();
        double share = result.figures()
                .beside(encode, Quantity.PROCESSOR_SHARE)
                .orElseThrow()
                .value();
        assertEquals(wall * share, encode.value(), 1e-6 * wall, "time is that on the processor");
        assertEquals(
                1,
                result.figures().beside(encode, Quantity.WARMUP).orElseThrow().value(),
                "a smoke run does not wait for settled code");
        assertNotNull(Comparison.ratio(encode, result.figures()));
        assertNotNull(Comparison.ratio(only(result, Operation.DECODE), result.figures()));
    }

    @Test
    void run_benchmarkFails_isNotedAndTheRestGoesOn() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        System.setProperty(FakeProvider.Fragile.WORKS, "true");
        Plan plan = Plan.of(Effort.SMOKE, StudyScope.of(List.of("fake-fragile"), List.of(FakeContents.SINGLE)));

        StudyResult result = run(plan, files);

        assertEquals(Header.State.INCOMPLETE, result.header().state(), "it can be tried again");
        assertEquals(0, result.of(Quantity.TIME).count());
        assertEquals(
                plan.size(),
                result.skipped().size() + result.of(Quantity.FIRST_MESSAGE).count(),
                "it can decode");
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
            run(oneWayEach(), StudyFiles.named(directory, "a"));
        } finally {
            System.setOut(before);
        }

        assertEquals("", printed.toString(StandardCharsets.UTF_8));
    }

    @Test
    void run_severalQuestions_giveFiguresOfEachKind() throws Exception {
        Plan plan = Plan.of(
                Effort.SMOKE, StudyScope.of(List.of("fake"), List.of(FakeContents.SINGLE, FakeContents.STREAM)));

        StudyResult result = run(plan, StudyFiles.named(directory, "run"));

        assertEquals(List.of(), result.skipped());
        assertEquals(2, result.of(Quantity.FIRST_MESSAGE).count());
        assertEquals(
                List.of("baseline", "fake", "fake"),
                result.of(Quantity.P50).map(Figure::scheme).toList());
        Figure encode = result.of(Quantity.P50).toList().get(1);
        assertTrue(encode.value()
                <= result.figures().beside(encode, Quantity.MOST).orElseThrow().value());
        assertTrue(result.of(Quantity.P50).findFirst().orElseThrow().value() < encode.value());
    }

    @Test
    void resume_goesOnWhereTheOtherRunEnded() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Plan plan = oneWayEach();
        StudyResult whole = run(plan, files);
        StudyResult broken = SampleResults.broken(
                whole,
                whole.header().made() - 1,
                whole.figures().all().stream()
                        .filter(figure -> figure.operation() != Operation.ENCODE || !figure.is(Quantity.TIME))
                        .toList());
        ResultFile.write(broken, files.result());

        Study study = Study.resume(plan, files, null);
        StudyResult result = run(study);

        assertEquals(Header.State.COMPLETE, result.header().state());
        assertEquals(whole.header().started(), result.header().started());
        assertEquals(whole.figures().all().size(), result.figures().all().size());
        assertEquals(only(whole, Operation.DECODE), only(result, Operation.DECODE));
        assertNotEquals(only(whole, Operation.ENCODE), only(result, Operation.ENCODE));
        assertEquals(
                plan.size() + 1, new JsonMapper().readTree(files.jmh().toFile()).size());
    }

    @Test
    void run_showsWhatThereIs_whileItGoesOn() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        List<StudyResult> shown = new ArrayList<>();

        StudyResult result = run(study(files), shown::add);

        assertEquals(Header.State.RUNNING, shown.get(0).header().state());
        assertEquals(List.of(), times(shown.get(0)), "what needs no JVM comes before the times");
        assertEquals(Header.State.COMPLETE, result.header().state());
        assertEquals(
                List.of("headline", "memory"),
                result.header().stages().stream().map(Stage::name).toList());
        assertEquals(4, heaps(result).size());
    }

    @Test
    void interrupt_endsTheFile_andForksThatEndWithItAreNotWritten() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Study study = study(files);

        run(study, shown -> study.interrupt());

        StudyResult left = ResultFile.read(files.result());
        assertEquals(Header.State.INCOMPLETE, left.header().state());
        assertEquals(List.of(), times(left));
        assertEquals(files, StudyFiles.latestIncomplete(directory).orElseThrow());
    }

    @Test
    void resume_memoryPartlyThere_measuresTheOtherPairs() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        StudyResult whole = run(study(files));
        Figure last = heaps(whole).get(3);
        StudyResult broken = SampleResults.broken(
                whole,
                whole.header().made(),
                whole.figures().all().stream()
                        .filter(figure -> !figure.equals(last))
                        .toList());
        ResultFile.write(broken, files.result());

        StudyResult timesOnly = run(Study.resume(oneWayEach(), files, null));
        StudyResult result = run(Study.resume(oneWayEach(), files, supplements()));

        assertEquals(
                Header.State.INCOMPLETE, timesOnly.header().state(), "who measures times only leaves memory missing");
        assertEquals(heaps(broken), heaps(timesOnly));
        assertEquals(Header.State.COMPLETE, result.header().state());
        assertEquals(heaps(whole).subList(0, 2), heaps(result).subList(0, 2));
        assertEquals(4, heaps(result).size());
        assertEquals(times(whole), times(result));
    }

    @Test
    void only_measuresAStage_andResumeTheOthers() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");

        StudyResult headline = run(study(files).only(Set.of(StudyStage.HEADLINE)));
        StudyResult result = run(Study.resume(oneWayEach(), files, supplements()));

        assertEquals(Header.State.INCOMPLETE, headline.header().state());
        assertEquals(
                List.of("headline"),
                headline.header().stages().stream()
                        .filter(Stage::isComplete)
                        .map(Stage::name)
                        .toList());
        assertEquals(List.of(), heaps(headline));
        assertEquals(Header.State.COMPLETE, result.header().state());
        assertEquals(only(headline, Operation.DECODE), only(result, Operation.DECODE));
    }

    private static Plan smoke(BenchContent<?> content) {
        return Plan.of(Effort.SMOKE, StudyScope.of(List.of("fake"), List.of(content)));
    }

    /** Two forks: how a run goes does not depend on what else could be measured. */
    private static Plan oneWayEach() {
        return Plan.withoutBaselines(
                Effort.SMOKE,
                List.of(new Plan.Contest(List.of("fake"), List.of(FakeContents.SINGLE))),
                Set.of(Boundary.BOTH));
    }

    private static Supplements supplements() {
        List<MemoryStudy.Pair> pairs = List.of(
                new MemoryStudy.Pair("fake", FakeContents.SINGLE),
                new MemoryStudy.Pair("fake-long", FakeContents.SINGLE));
        String environment = oneWayEach().environments().get(0).id();
        return new Supplements(MemoryStudy.of(environment, pairs, List.of(Direction.values())), null, List.of());
    }

    private static Study study(StudyFiles files) {
        return Study.begin(oneWayEach(), files, supplements(), UntimedFigures.none());
    }

    private static List<Figure> heaps(StudyResult result) {
        return result.of(Quantity.HEAP).toList();
    }

    private static List<Figure> times(StudyResult result) {
        return result.of(Quantity.TIME).toList();
    }

    @Test
    void resume_otherwisePlanned_isRefusedWithTheDifferences() throws Exception {
        StudyFiles files = StudyFiles.named(directory, "run");
        Plan plan = oneWayEach();
        run(plan, files);
        Plan other =
                Plan.of(Effort.RATIOS, StudyScope.of(List.of("fake", "fake-mapped"), List.of(FakeContents.SINGLE)));

        String message = assertThrows(IllegalArgumentException.class, () -> Study.resume(other, files, null))
                .getMessage();

        assertTrue(message.startsWith(files.result() + ": cannot be resumed, this run differs in "), message);
        assertTrue(message.contains("mode: smoke run, no measurement in the file, ratios now; "), message);
        assertTrue(message.contains("schemes: [fake] in the file, [fake, fake-mapped] now"), message);
        assertTrue(message.endsWith("; choose the same, or start again without --resume"), message);
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
        assertEquals(Header.State.RUNNING, left.header().state());
        assertTrue(
                left.header().made() > 0 && left.header().made() < left.header().planned(),
                left.header().made() + " of " + left.header().planned());
        assertEquals(files, StudyFiles.latestIncomplete(directory).orElseThrow());

        assertEquals(0, start(files, OwnProcess.RESUME).waitFor());

        StudyResult result = ResultFile.read(files.result());
        assertEquals(Header.State.COMPLETE, result.header().state());
        Figure first = times(left).get(0);
        assertEquals(
                first.forks().get(0),
                result.figures().find(first.key()).orElseThrow().forks().get(0));
    }

    @Test
    void latestIncomplete_filesOfOtherPrograms_arePassedOver() throws Exception {
        Files.writeString(directory.resolve("zoo.json"), "{\"animals\": 7}");
        Files.writeString(directory.resolve("zzz.json"), "no JSON");
        StudyFiles files = StudyFiles.named(directory, "run");
        ResultFile.write(SampleResults.of(Header.State.INCOMPLETE), files.result());

        assertEquals(files, StudyFiles.latestIncomplete(directory).orElseThrow());
    }

    private static int forksIn(StudyFiles files) throws IOException {
        return Files.exists(files.result())
                ? ResultFile.read(files.result()).header().made()
                : 0;
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
            Plan plan = oneWayEach();
            StudyFiles files = StudyFiles.of(Path.of(arguments[1]));
            run(arguments[0].equals(BEGIN) ? Study.begin(plan, files) : Study.resume(plan, files, null));
        }
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

    private static Figure only(StudyResult result, Operation operation) {
        List<Figure> times = result.of(Quantity.TIME)
                .filter(time -> time.operation() == operation)
                .toList();
        assertEquals(1, times.size());
        return times.get(0);
    }
}
