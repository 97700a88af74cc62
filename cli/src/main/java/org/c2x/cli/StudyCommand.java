package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.own.OwnStudy;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import org.c2x.bench.run.Supplements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code c2x study}: lengths, times, memory and native codecs, then the report. */
@Command(name = "study", description = StudyCommand.SUMMARY, mixinStandardHelpOptions = true)
final class StudyCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Measures lengths, times and memory of all schemes, and native codecs without a JVM, and makes a report.";

    private static final String NAME = "c2x study";

    @Spec
    private CommandSpec command;

    @Mixin
    private RunOptions options;

    @Mixin
    private OwnOptions own;

    @Option(
            names = "--against",
            parameterConsumer = ModuleFiles.Names.class,
            paramLabel = "FILE",
            description = "with --asn1: another version of the modules, measured with the same messages for comparison")
    private List<Path> against = List.of();

    @Option(
            names = "--capture",
            paramLabel = "FILE",
            description =
                    "instead of --asn1: recorded traffic (pcap, pcapng); at most 256 messages of its most frequent "
                            + "type, or of that of --type (CAM, v2.CAM ...), are measured")
    private @Nullable Path capture;

    @Override
    public Integer call() throws IOException {
        if (!own.isAsked() && capture == null) {
            own.requireNone();
            if (!against.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--against requires --asn1");
            }
        } else if (OwnStudy.find().isEmpty()) {
            return new OwnStudyRun(own, against, capture).run();
        }
        return measure();
    }

    private int measure() throws IOException {
        Plan plan = options.plan();
        Supplements supplements = options.supplements(plan);
        Optional<StudyFiles> resumed = options.resumed();
        StudyFiles files = resumed.isPresent() ? resumed.get() : options.newFiles();
        Study study = resumed.isPresent()
                ? options.resume(plan, files, supplements)
                : Study.begin(plan, files, supplements, options.untimed());
        PrintWriter err = command.commandLine().getErr();
        MeasuredRun run = new MeasuredRun(NAME, plan, study.only(options.stages()), files, err);
        if (!run.announce()) {
            return 1;
        }
        // a reader need not wait for the end, and whoever interrupts it has a page of what there is
        StudyResult result = run.measure(sofar -> {
            if (!Files.exists(files.page())) {
                err.println(NAME + ": a first page is in " + files.page() + "; it is updated while the study runs");
                err.flush();
            }
            Report.of(List.of(sofar)).write(files.page());
        });
        PrintWriter console = command.commandLine().getOut();
        console.println(files.result());
        Report.of(List.of(result)).write(files.page()).forEach(console::println);
        return run.exitCode(result);
    }
}
