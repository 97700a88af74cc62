package org.c2x.bench.run;

import java.io.IOException;
import java.io.PrintStream;
import java.util.Collection;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Takes JMH's console output into a log and reports each iteration that has ended. */
final class JmhLog implements OutputFormat {
    private final OutputFormat log;
    private final Runnable iterationEnded;

    JmhLog(PrintStream log, Runnable iterationEnded) {
        this.log = OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL);
        this.iterationEnded = iterationEnded;
    }

    @Override
    public void iteration(BenchmarkParams benchmark, IterationParams params, int iteration) {
        log.iteration(benchmark, params, iteration);
    }

    @Override
    public void iterationResult(
            BenchmarkParams benchmark, IterationParams params, int iteration, IterationResult result) {
        log.iterationResult(benchmark, params, iteration, result);
        iterationEnded.run();
    }

    @Override
    public void startBenchmark(BenchmarkParams benchmark) {
        log.startBenchmark(benchmark);
    }

    @Override
    public void endBenchmark(BenchmarkResult result) {
        log.endBenchmark(result);
    }

    @Override
    public void startRun() {
        log.startRun();
    }

    @Override
    public void endRun(Collection<RunResult> result) {
        log.endRun(result);
    }

    @Override
    public void print(String text) {
        log.print(text);
    }

    @Override
    public void println(String line) {
        log.println(line);
    }

    @Override
    public void flush() {
        log.flush();
    }

    /** Flushes only: one log serves many runs of JMH. */
    @Override
    public void close() {
        log.flush();
    }

    @Override
    public void verbosePrintln(String line) {
        log.verbosePrintln(line);
    }

    @Override
    public void write(int octet) {
        log.write(octet);
    }

    @Override
    public void write(byte[] octets) throws IOException {
        log.write(octets);
    }
}
