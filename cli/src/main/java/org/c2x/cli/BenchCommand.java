package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code c2x bench}: measures times and prints the name of the result file. */
@Command(
        name = "bench",
        description = {
            BenchCommand.SUMMARY,
            "--quick measures the headline until its intervals are narrow, then as much as fits into 20 "
                    + "minutes; --full measures everything."
        },
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Measures times and allocation of encoding and decoding, writes a result file and prints its name.";

    private static final String NAME = "c2x bench";

    @Spec
    private CommandSpec command;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws IOException {
        Plan plan = options.plan();
        Optional<StudyFiles> resumed = options.resumed();
        StudyFiles files = resumed.isPresent() ? resumed.get() : options.newFiles();
        Study study = resumed.isPresent() ? options.resume(plan, files, null) : Study.begin(plan, files);
        PrintWriter err = command.commandLine().getErr();
        MeasuredRun run = new MeasuredRun(NAME, plan, study.only(options.stages()), files, err);
        if (!run.announce()) {
            return 1;
        }
        StudyResult result = run.measure(whole -> {});
        command.commandLine().getOut().println(files.result());
        return run.exitCode(result);
    }
}
