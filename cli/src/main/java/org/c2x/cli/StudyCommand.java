package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.UntimedFigures;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code c2x study}: lengths, memory and times, then the report. */
@Command(
        name = "study",
        description = "Measures lengths, memory and times of all schemes and makes a report of the figures.",
        mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {
    private static final String NAME = "c2x study";

    @Spec
    private CommandSpec command;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws IOException {
        Plan plan = options.plan();
        if (!MeasuredRun.announce(plan, NAME, command.commandLine().getErr())) {
            return 1;
        }
        MeasuredRun run = options.run(plan, UntimedFigures::all);
        StudyResult result = run.measure(NAME);
        PrintWriter console = command.commandLine().getOut();
        console.println(run.files().result());
        Report.of(List.of(result)).write(run.files().page()).forEach(console::println);
        console.flush();
        return run.exitCode(result);
    }
}
