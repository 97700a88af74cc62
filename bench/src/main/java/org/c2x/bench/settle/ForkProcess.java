package org.c2x.bench.settle;

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
import org.c2x.bench.settle.ForkOutcome.Iteration;
import org.c2x.bench.settle.ForkRequest.Kind;
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
 * is the fork, and has JMH run one iteration after the other in it until {@link Settling} is content. Between two
 * iterations the compiler empties its queue.
 */
public final class ForkProcess {
    private static final int ITERATION_TIMEOUT_SECONDS = 60;
    private static final double[] PERCENTILES = {50, 90, 99, 99.9, 100};
    private static final String PROCESSOR = "processorNanos";
    private static final String WALL = "wallNanos";
    private static final String ALLOCATION = "gc.alloc.rate.norm";
    private static final JsonMapper JSON = new JsonMapper();

    private final ForkRequest request;
    private final List<RunResult> runs = new ArrayList<>();

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
            outcome = new ForkOutcome(false, 0, List.of(), Map.of(), rootMessage(e), JSON.createArrayNode());
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
            runs.add(run(1));
            return outcome(true, 1);
        }
        int counted = request.iterations();
        if (request.mostMillis() == 0) {
            runs.add(run(1));
            runs.add(run(counted));
            return outcome(true, 1);
        }
        boolean settled = Settling.settle(counted, request.mostMillis(), this::iterate);
        if (settled && request.kind() == Kind.DISTRIBUTION) {
            runs.add(run(counted));
            return outcome(true, 1);
        }
        return outcome(settled, counted);
    }

    private Settling.Iteration iterate() throws RunnerException {
        RunResult run = run(1);
        if (runs.isEmpty()) {
            // What codecs keep becomes old, as it is in a program that runs for long. It would in the midst of
            // measuring, after some collections, and to store into old objects takes longer under G1.
            System.gc();
        }
        runs.add(run);
        Iteration one = iteration(run);
        return new Settling.Iteration(
                one.nanos(),
                TimeUnit.MILLISECONDS.toNanos(request.iterationMillis()) * request.threads() / one.wallNanos());
    }

    private RunResult run(int iterations) throws RunnerException {
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
        return new Runner(options.build(), OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT))
                .runSingle();
    }

    /** What the last runs have found out. */
    private ForkOutcome outcome(boolean settled, int counted) throws IOException {
        List<RunResult> last = runs.subList(Math.max(0, runs.size() - counted), runs.size());
        RunResult together = together(last);
        Map<String, Double> percentiles = new LinkedHashMap<>();
        if (request.kind() == Kind.DISTRIBUTION) {
            Statistics times = together.getPrimaryResult().getStatistics();
            for (double percentile : PERCENTILES) {
                percentiles.put(String.valueOf(percentile), times.getPercentile(percentile));
            }
        }
        return new ForkOutcome(
                settled,
                runs.size() - last.size(),
                last.stream().map(ForkProcess::iteration).toList(),
                percentiles,
                null,
                json(together));
    }

    private static RunResult together(List<RunResult> runs) {
        List<IterationResult> iterations = new ArrayList<>();
        for (RunResult run : runs) {
            for (BenchmarkResult fork : run.getBenchmarkResults()) {
                iterations.addAll(fork.getIterationResults());
            }
        }
        return new RunResult(
                runs.get(0).getParams(), List.of(new BenchmarkResult(runs.get(0).getParams(), iterations)));
    }

    private static JsonNode json(RunResult result) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(text, true, StandardCharsets.UTF_8))
                .writeOut(List.of(result));
        return JSON.readTree(text.toByteArray());
    }

    @SuppressWarnings("rawtypes") // JMH's own results are raw
    private static Iteration iteration(RunResult run) {
        Map<String, Result> beside = run.getSecondaryResults();
        return new Iteration(
                run.getPrimaryResult().getScore(),
                share(beside),
                beside.containsKey(ALLOCATION) ? beside.get(ALLOCATION).getScore() : 0);
    }

    @SuppressWarnings("rawtypes")
    private static double share(Map<String, Result> beside) {
        if (!beside.containsKey(PROCESSOR)) {
            return 1;
        }
        double processor = beside.get(PROCESSOR).getScore();
        double wall = beside.get(WALL).getScore();
        return processor > 0 && wall > 0 ? Math.min(1, processor / wall) : 1;
    }

    /** What the benchmark itself threw. */
    private static String rootMessage(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null || root.getSuppressed().length > 0) {
            root = root.getSuppressed().length > 0 ? root.getSuppressed()[0] : root.getCause();
        }
        return root.toString();
    }
}
