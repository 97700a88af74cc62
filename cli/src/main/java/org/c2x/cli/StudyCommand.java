package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.Callable;
import org.c2x.bench.BenchContents;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Effort;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Progress;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code c2x study}: measures and makes the page. */
@Command(
        name = "study",
        description = "Measures encoding and decoding in all schemes and makes a page of the figures.",
        mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {
    private static final int SECONDS_PER_MINUTE = 60;

    @Spec
    private CommandSpec command;

    @ArgGroup
    private Duration duration = new Duration();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "results",
            description = "where the result files go (default: ${DEFAULT-VALUE})")
    private Path out;

    @Mixin
    private Selection selection;

    private static final class Duration {
        @Option(names = "--quick", description = "some minutes (this is the default)")
        private boolean quick;

        @Option(names = "--full", description = "for figures to publish; it says beforehand how long that takes")
        private boolean full;
    }

    @Override
    public Integer call() {
        PrintWriter err = command.commandLine().getErr();
        try {
            return measure(err);
        } catch (IOException e) {
            err.println("c2x study: " + e.getMessage());
            err.flush();
            return 1;
        }
    }

    private int measure(PrintWriter err) throws IOException {
        Effort effort = duration.full ? Effort.FULL : Effort.QUICK;
        Plan plan = Plan.of(
                effort,
                selection.schemes(effort.schemes()),
                selection.contents(BenchContents.all(), effort.contents()));
        announce(plan, err);
        if (plan.size() == 0) {
            return 1;
        }
        StudyFiles files = StudyFiles.in(out, Instant.now());
        Thread interruption = new Thread(() -> err.println("c2x study: interrupted; what was measured so far is in "
                + files.result() + " and " + files.page() + ", both marked as incomplete"));
        Runtime.getRuntime().addShutdownHook(interruption);
        StudyResult result;
        try (Progress progress = Progress.onStandardError(plan)) {
            result = Study.run(plan, files, progress);
        } finally {
            Runtime.getRuntime().removeShutdownHook(interruption);
        }
        result.skipped().stream().skip(plan.skipped().size()).forEach(err::println);
        err.flush();
        PrintWriter console = command.commandLine().getOut();
        console.println(files.result());
        console.println(files.page());
        console.flush();
        return result.rows().size() == plan.size() ? 0 : 1;
    }

    private static void announce(Plan plan, PrintWriter err) {
        plan.skipped().stream().map(Skipped::toString).forEach(err::println);
        if (plan.size() == 0) {
            err.println("c2x study: nothing to measure, no chosen scheme has a codec for a chosen content");
            err.flush();
            return;
        }
        long minutes = Math.round((double) plan.estimatedSeconds() / SECONDS_PER_MINUTE);
        err.println("c2x study: " + plan.size() + " measurements in " + plan.configuration().forks()
                + " JVMs each, " + (minutes == 0 ? "less than a minute" : "about " + minutes + " min"));
        err.flush();
    }
}
