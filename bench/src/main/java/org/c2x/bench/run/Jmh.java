package org.c2x.bench.run;

import java.io.PrintStream;
import org.c2x.bench.result.Configuration;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Has JMH make one fork at a time. */
final class Jmh {
    private static final int ITERATION_TIMEOUT_SECONDS = 60;

    private final Configuration configuration;
    private final PrintStream log;

    /** @param log takes JMH's console output, its owner closes it */
    Jmh(Configuration configuration, PrintStream log) {
        this.configuration = configuration;
        this.log = log;
    }

    /** @throws RunnerException if the benchmark failed, or JMH found no way to run it */
    RunResult runFork(Task task) throws RunnerException {
        Measurement measurement = task.measurement();
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include('^' + measurement.benchmark().replace(".", "\\.") + '$')
                .jvm(task.jvm().executable().toString())
                .jvmArgs(MeasuredJvm.ARGUMENTS.toArray(String[]::new))
                .jvmArgsAppend(MeasuredJvm.ownProperties().toArray(String[]::new))
                .forks(1)
                .threads(measurement.threads())
                .timeout(TimeValue.seconds(ITERATION_TIMEOUT_SECONDS))
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        measurement.parameters().forEach(options::param);
        if (!(measurement instanceof FirstMessage)) {
            iterations(options);
        }
        return new Runner(options.build(), OutputFormatFactory.createFormatInstance(log, VerboseMode.NORMAL))
                .runSingle();
    }

    private void iterations(ChainedOptionsBuilder options) {
        options.warmupIterations(configuration.warmupIterations())
                .warmupTime(TimeValue.milliseconds(configuration.warmupMillis()))
                .measurementIterations(configuration.iterations())
                .measurementTime(TimeValue.milliseconds(configuration.iterationMillis()));
    }
}
