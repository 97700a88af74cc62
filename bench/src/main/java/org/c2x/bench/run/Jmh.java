package org.c2x.bench.run;

import java.io.PrintStream;
import java.util.List;
import org.c2x.bench.result.Configuration;
import org.c2x.bench.result.Row;
import org.c2x.bench.result.Time;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Has JMH make one measurement at a time, each in fresh JVMs of its own. */
final class Jmh {
    /** A fixed heap, so that its growth is not measured. Everything else is as the JVM comes. */
    static final List<String> JVM_ARGUMENTS = List.of("-Xms1g", "-Xmx1g");

    private static final String ALLOCATION = "gc.alloc.rate.norm";
    private static final int ITERATION_TIMEOUT_SECONDS = 60;
    private static final String OWN_PROPERTIES = "c2x.";

    private final Configuration configuration;
    private final PrintStream log;
    private final Runnable iterationEnded;

    Jmh(Configuration configuration, PrintStream log, Runnable iterationEnded) {
        this.configuration = configuration;
        this.log = log;
        this.iterationEnded = iterationEnded;
    }

    /** @throws RunnerException if the benchmark failed, or JMH found no way to run it */
    RunResult run(Measurement measurement) throws RunnerException {
        return new Runner(options(measurement), new JmhLog(log, iterationEnded)).runSingle();
    }

    private Options options(Measurement measurement) {
        return new OptionsBuilder()
                .include(measurement.benchmark())
                .param("scheme", measurement.scheme())
                .param("content", measurement.content().name())
                .param("boundary", measurement.boundary().name())
                .forks(configuration.forks())
                .warmupIterations(configuration.warmupIterations())
                .warmupTime(TimeValue.milliseconds(configuration.warmupMillis()))
                .measurementIterations(configuration.iterations())
                .measurementTime(TimeValue.milliseconds(configuration.iterationMillis()))
                .timeout(TimeValue.seconds(ITERATION_TIMEOUT_SECONDS))
                .jvmArgs(JVM_ARGUMENTS.toArray(String[]::new))
                .jvmArgsAppend(ownProperties())
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .build();
    }

    /** The settings of this program, so that the measured JVMs find what this one has found. */
    private static String[] ownProperties() {
        return System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith(OWN_PROPERTIES))
                .map(name -> "-D" + name + '=' + System.getProperty(name))
                .toArray(String[]::new);
    }

    /** What a measurement came to. */
    static Row row(Measurement measurement, RunResult run) {
        List<Double> forks = run.getBenchmarkResults().stream()
                .map(fork -> fork.getPrimaryResult().getScore())
                .toList();
        double allocated = run.getSecondaryResults().get(ALLOCATION).getScore();
        return Row.of(measurement.key(EnvironmentProbe.ID), Time.ofForks(forks), allocated, measurement.lengthOctets());
    }
}
