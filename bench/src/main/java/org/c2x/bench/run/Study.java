package org.c2x.bench.run;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.length.Length;
import org.c2x.bench.length.Lengths;
import org.c2x.bench.length.Nesting;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Environment;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Carries out a plan. The files are written anew after each measurement, so that an interrupted run leaves what it
 * had, marked as incomplete.
 */
public final class Study {
    /** What JMH's refusal to run beside another JMH says. */
    private static final String JMH_LOCK = "JMH lock";

    private final Plan plan;
    private final StudyFiles files;
    private final Environment environment = EnvironmentProbe.environment();
    private final String started = now();
    private final List<Length> lengths;
    private final List<Nesting> nesting = Nesting.of(BenchContents.forLengths());
    private final List<Row> rows = new ArrayList<>();
    private final List<RunResult> runs = new ArrayList<>();
    private final List<Skipped> skipped;

    private Study(Plan plan, StudyFiles files) {
        this.plan = plan;
        this.files = files;
        this.lengths = Lengths.of(BenchSchemes.known(), BenchContents.forLengths());
        this.skipped = new ArrayList<>(plan.skipped());
    }

    /**
     * Measures everything in the plan. A measurement that fails is noted among what was skipped.
     *
     * @return the content of the result file
     * @throws IOException if a file cannot be written, or another run of JMH occupies the machine
     */
    public static StudyResult run(Plan plan, StudyFiles files, Progress progress) throws IOException {
        try (PrintStream log = new PrintStream(Files.newOutputStream(files.log()), true, StandardCharsets.UTF_8)) {
            return new Study(plan, files).measureAll(log, progress);
        }
    }

    private StudyResult measureAll(PrintStream log, Progress progress) throws IOException {
        int steps = plan.allIterations();
        write(null);
        Jmh jmh = new Jmh(plan.configuration(), log, progress::step);
        int done = 0;
        for (Measurement measurement : plan.measurements()) {
            progress.now(measurement.title());
            measure(jmh, measurement);
            done++;
            progress.stepTo((long) done * steps);
            write(now());
        }
        return write(now());
    }

    private void measure(Jmh jmh, Measurement measurement) throws IOException {
        try {
            RunResult run = jmh.run(measurement);
            runs.add(run);
            rows.add(Jmh.row(measurement, run));
        } catch (RunnerException e) {
            if (String.valueOf(e.getMessage()).contains(JMH_LOCK)) {
                throw new IOException("another run of JMH is under way on this machine; start again after its end", e);
            }
            skipped.add(new Skipped(
                    measurement.title(), "it failed: " + rootMessage(e), "see " + files.log().getFileName()));
        }
    }

    /** What the benchmark itself threw, which JMH carries over from the other JVM as a suppressed exception. */
    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null || root.getSuppressed().length > 0) {
            root = root.getSuppressed().length > 0 ? root.getSuppressed()[0] : root.getCause();
        }
        return root.toString();
    }

    private StudyResult write(@Nullable String finished) throws IOException {
        int accounted = rows.size() + skipped.size() - plan.skipped().size();
        StudyResult result = new StudyResult(
                StudyResult.FORMAT_VERSION,
                plan.effort().label(),
                accounted == plan.size() ? StudyResult.State.COMPLETE : StudyResult.State.INCOMPLETE,
                plan.size() * plan.configuration().forks(),
                accounted * plan.configuration().forks(),
                started,
                finished,
                List.of(environment),
                plan.configuration(),
                Comparison.withRatios(rows),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                lengths,
                List.of(),
                List.of(),
                nesting,
                skipped);
        ResultFile.write(result, files.result());
        ResultFormatFactory.getInstance(ResultFormatType.JSON, files.jmh().toString()).writeOut(runs);
        Files.writeString(files.page(), Report.of(List.of(ResultFile.read(files.result()))).html());
        return result;
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    }
}
