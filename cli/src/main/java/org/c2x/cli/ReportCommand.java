package org.c2x.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.report.Report;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code c2x report}: makes the report of result files. */
@Command(
        name = "report",
        description = {
            ReportCommand.SUMMARY,
            "If two files have a figure of the same thing, the later file overrides the earlier one. Times of the C "
                    + "harness are combined instead: several files of a board give one time with an interval."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:done", "1:a file is missing, malformed, or of another format version", "2:wrong usage"},
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Makes a report from one or more result files: a page that opens offline, a summary in Markdown (.md), all "
                    + "figures as comma-separated values (.csv), and the picture (.svg).";

    @Spec
    private CommandSpec command;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "report.html",
            description = "the page (default: ${DEFAULT-VALUE})")
    private Path out;

    @Option(
            names = "--insert",
            paramLabel = "FILE.md",
            description = "also put the picture and the headline into this file, between its lines "
                    + "<!-- c2x report PICTURE.svg --> and <!-- end of c2x report -->")
    private @Nullable Path document;

    @Parameters(arity = "1..*", paramLabel = "RESULT.json", description = "files that c2x bench or c2x study wrote")
    private List<Path> files;

    @Override
    public Integer call() throws IOException {
        List<StudyResult> results = new ArrayList<>();
        for (Path file : files) {
            results.add(ResultFile.read(file));
        }
        Report report = Report.of(results);
        List<Path> written = new ArrayList<>(report.write(out));
        if (document != null) {
            written.addAll(report.insert(document));
        }
        written.forEach(command.commandLine().getOut()::println);
        return 0;
    }
}
