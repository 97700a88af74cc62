package org.c2x.bench.settle;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.c2x.bench.settle.ForkOutcome.Iteration;
import org.c2x.bench.settle.ForkRequest.Kind;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * The program in the JVMs that measure times. JMH fixes before it starts a fork how many iterations warm it up; so this
 * is the fork, and has JMH run some iterations at once in it until {@link Settling} is content. After each run the
 * compiler empties its queue.
 */
public final class ForkProcess {
    private static final int ITERATION_TIMEOUT_SECONDS = 60;
    /** Length of a run: JMH's own work for one takes some 10 ms, and the compiler gets its breaks between them. */
    private static final int RUN_MILLIS = 80;

    private static final double[] PERCENTILES = {50, 90, 99, 99.9, 100};
    private static final String PROCESSOR = "processorNanos";
    private static final String WALL = "wallNanos";
    private static final String ALLOCATION = "gc.alloc.rate.norm";
    private static final JsonMapper JSON = new JsonMapper();

    private final ForkRequest request;

    private ForkProcess(ForkRequest request) {
        this.request = request;
    }

    /**
     * Measures.
     *
     * @param arguments the file with the request in JSON, which the outcome is written to
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        File file = new File(arguments[0]);
        endWithParent();
        ForkProcess process = new ForkProcess(JSON.readValue(file, ForkRequest.class));
        ForkOutcome outcome;
        try {
            outcome = process.measure();
        } catch (RunnerException e) {
            outcome = ForkOutcome.failed(rootMessage(e));
        }
        JSON.writeValue(file, outcome);
    }

    /** Ends this JVM when its input ends, for then nobody waits for it any more. */
    private static void endWithParent() {
        Thread watch = new Thread(
                () -> {
                    try {
                        System.in.transferTo(OutputStream.nullOutputStream());
                    } catch (IOException e) {
                        // as good as its end
                    }
                    Runtime.getRuntime().halt(1);
                },
                "end with parent");
        watch.setDaemon(true);
        watch.start();
    }

    private ForkOutcome measure() throws RunnerException, IOException, InterruptedException {
        if (request.kind() == Kind.FIRST) {
            return outcome(run(1), 0, 0, Pace.UNKNOWN);
        }
        if (request.mostMillis() == 0) {
            run(1);
            return outcome(run(request.iterations()), 1, 0, Pace.UNKNOWN);
        }
        if (request.needsOwnCore()) {
            Pace.warmUp();
        }
        List<IterationResult> all = new ArrayList<>();
        Settling settling =
                Settling.settle(request.iterations(), request.knownPace(), request.mostMillis(), () -> iterate(all));
        if (!settling.isSettled()) {
            return ForkOutcome.unsettled(all.size(), settling.disturbed(), settling.freePace());
        }
        List<IterationResult> settled = request.kind() == Kind.DISTRIBUTION
                ? run(request.iterations())
                : settling.counted().stream().map(all::get).toList();
        return outcome(settled, all.size() - settling.counted().size(), settling.disturbed(), settling.freePace());
    }

    private List<Settling.Iteration> iterate(List<IterationResult> all) throws RunnerException {
        List<IterationResult> some = run(Math.max(1, RUN_MILLIS / request.iterationMillis()));
        if (all.isEmpty()) {
            // What codecs keep becomes old, as it is in a program that runs for long. It would in the midst of
            // measuring, after some collections, and to store into old objects takes longer under G1.
            System.gc();
        }
        all.addAll(some);
        List<Double> paces = Pace.ofIterations();
        return IntStream.range(0, some.size())
                .mapToObj(i -> iteration(some.get(i), request.needsOwnCore() ? paces.get(i) : 0))
                .toList();
    }

    private Settling.Iteration iteration(IterationResult result, double pace) {
        Iteration one = iteration(result);
        return new Settling.Iteration(
                one.nanos(),
                TimeUnit.MILLISECONDS.toNanos(request.iterationMillis()) * request.threads() / one.wallNanos(),
                pace);
    }

    private List<IterationResult> run(int iterations) throws RunnerException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include('^' + request.benchmark().replace(".", "\\.") + '$')
                .forks(0)
                .threads(request.threads())
                .timeout(TimeValue.seconds(ITERATION_TIMEOUT_SECONDS))
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        request.parameters().forEach(options::param);
        if (request.kind() != Kind.FIRST) {
            options.warmupIterations(0)
                    .measurementIterations(iterations)
                    .measurementTime(TimeValue.milliseconds(request.iterationMillis()));
        }
        RunResult result = new Runner(
                        options.build(), OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT))
                .runSingle();
        return result.getBenchmarkResults().stream()
                .flatMap(fork -> fork.getIterationResults().stream())
                .toList();
    }

    /** What iterations that count have found out. */
    private ForkOutcome outcome(List<IterationResult> settled, int thrownAway, int disturbed, double freePace)
            throws IOException {
        BenchmarkParams parameters = settled.get(0).getBenchmarkParams();
        RunResult together = new RunResult(parameters, List.of(new BenchmarkResult(parameters, settled)));
        Map<String, Double> percentiles = new LinkedHashMap<>();
        if (request.kind() == Kind.DISTRIBUTION) {
            Statistics times = together.getPrimaryResult().getStatistics();
            for (double percentile : PERCENTILES) {
                percentiles.put(String.valueOf(percentile), times.getPercentile(percentile));
            }
        }
        return new ForkOutcome(
                true,
                thrownAway,
                disturbed,
                freePace,
                settled.stream().map(ForkProcess::iteration).toList(),
                percentiles,
                null,
                json(together));
    }

    private static JsonNode json(RunResult result) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(text, true, StandardCharsets.UTF_8))
                .writeOut(List.of(result));
        return JSON.readTree(text.toByteArray());
    }

    @SuppressWarnings("rawtypes") // JMH's own results are raw
    private static Iteration iteration(IterationResult result) {
        Map<String, Result> beside = result.getSecondaryResults();
        return new Iteration(
                result.getPrimaryResult().getScore(),
                share(beside),
                beside.containsKey(ALLOCATION) ? beside.get(ALLOCATION).getScore() : 0);
    }

    @SuppressWarnings("rawtypes")
    private static double share(Map<String, Result> beside) {
        if (!beside.containsKey(PROCESSOR)) {
            return 1;
        }
        double processor = beside.get(PROCESSOR).getScore();
        double wall = requireNonNull(beside.get(WALL)).getScore();
        return processor > 0 && wall > 0 ? Math.min(1, processor / wall) : 1;
    }

    /** What the benchmark itself threw. */
    private static String rootMessage(Throwable failure) {
        Throwable inner = failure.getSuppressed().length > 0 ? failure.getSuppressed()[0] : failure.getCause();
        return inner == null ? failure.toString() : rootMessage(inner);
    }
}
