package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.c2x.bench.BenchContents;
import org.c2x.bench.BenchSchemes;
import org.c2x.bench.memory.MemoryStudy;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
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
        MemoryStudy memory = MemoryStudy.of(plan.environments().get(0).id(), BenchSchemes.all(), BenchContents.all());
        PrintWriter err = command.commandLine().getErr();
        long millis = plan.estimatedMillis() + TimeUnit.SECONDS.toMillis(memory.estimatedSeconds());
        if (!MeasuredRun.announce(NAME, plan, millis, err)) {
            return 1;
        }
        Optional<StudyFiles> resumed = options.resumed();
        StudyFiles files = resumed.isPresent() ? resumed.get() : options.newFiles();
        Study study = resumed.isPresent()
                ? options.resume(plan, files, memory)
                : Study.begin(plan, files, memory, UntimedFigures.all());
        MeasuredRun run = new MeasuredRun(NAME, plan, study, files, err);
        StudyResult result = run.measure();
        PrintWriter console = command.commandLine().getOut();
        console.println(files.result());
        Report.of(List.of(result)).write(files.page()).forEach(console::println);
        console.flush();
        return run.exitCode(result);
    }
}
