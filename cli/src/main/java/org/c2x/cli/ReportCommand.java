package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
            "Makes the report of one result file or several: a page that opens offline, and beside it a summary in "
                    + "Markdown (.md) and all figures as comma-separated values (.csv).",
            "Of two figures of the same thing that of the later file counts."
        },
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
    private static final String PAGE_ENDING = ".html";

    @Spec
    private CommandSpec command;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "report.html",
            description = "the page (default: ${DEFAULT-VALUE})")
    private Path out;

    @Parameters(arity = "1..*", paramLabel = "RESULT.json", description = "files that c2x bench or c2x study wrote")
    private List<Path> files;

    @Override
    public Integer call() {
        try {
            List<StudyResult> results = new ArrayList<>();
            for (Path file : files) {
                results.add(ResultFile.read(file));
            }
            write(Report.of(results));
            return 0;
        } catch (NoSuchFileException e) {
            return fail("no such file: " + e.getFile());
        } catch (IOException e) {
            return fail(e.getMessage());
        }
    }

    private void write(Report report) throws IOException {
        PrintWriter console = command.commandLine().getOut();
        write(out, report.html(), console);
        write(beside(".md"), report.markdown(), console);
        write(beside(".csv"), report.csv(), console);
        console.flush();
    }

    private static void write(Path file, String text, PrintWriter console) throws IOException {
        Files.writeString(file, text);
        console.println(file);
    }

    /** The page's file with another ending. */
    private Path beside(String ending) {
        String name = out.getFileName().toString();
        String stem = name.endsWith(PAGE_ENDING) ? name.substring(0, name.length() - PAGE_ENDING.length()) : name;
        return out.resolveSibling(stem + ending);
    }

    private int fail(String message) {
        PrintWriter err = command.commandLine().getErr();
        err.println("c2x report: " + message);
        err.flush();
        return 1;
    }
}
