package org.c2x.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.c2x.bench.result.Change;
import org.c2x.bench.result.Interval;
import org.c2x.bench.result.RatioAgreement;
import org.c2x.bench.result.ResultFile;
import org.c2x.bench.result.StudyResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code c2x compare}: did a change help? */
@Command(
        name = "compare",
        description = {
            CompareCommand.SUMMARY,
            "Times whose intervals overlap are not distinguishable. The exit code is 1 if a time is distinguishably "
                    + "greater by more than the threshold.",
            "The last lines show whether the runs agree: how many ratios of schemes to each other and to the baseline "
                    + "lie in each other's intervals, and which schemes are in reversed order."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:done",
            "1:a time grew by more than the threshold, or a file is missing, malformed, or of another format "
                    + "version",
            "2:wrong usage"
        },
        mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {
    static final String SUMMARY =
            "Compares the times in two result files, of bursts (p50 and p99 per message) and first messages too: "
                    + "ratio of "
                    + "the second to the first, with the interval that the " + Interval.CONFIDENCE
                    + " %% confidence intervals of both allow.";

    @Spec
    private CommandSpec command;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "result file of the earlier run")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "result file of the later run")
    private Path after;

    @Option(
            names = "--threshold",
            paramLabel = "PERCENT",
            defaultValue = "0",
            description = "percentage by which a time may grow (default: ${DEFAULT-VALUE})")
    private double threshold;

    @Option(names = "--json", description = "print a JSON array instead of a table")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        if (!(threshold >= 0)) {
            throw new ParameterException(command.commandLine(), "--threshold: expected a number of at least 0");
        }
        StudyResult earlier = ResultFile.read(before);
        StudyResult later = ResultFile.read(after);
        List<Change> changes = Change.between(earlier, later);
        if (changes.isEmpty()) {
            throw new BadInputException(before + " and " + after + " have no time of the same operation in common; "
                    + "measure the same schemes and contents");
        }
        tellWhatDiffers(earlier, later, changes.size());
        PrintWriter out = command.commandLine().getOut();
        if (json) {
            out.println(new JsonMapper().writeValueAsString(changes));
        } else {
            out.print(ChangeTable.of(changes, threshold));
            out.print(ChangeTable.of(RatioAgreement.between(earlier, later)));
        }
        return changes.stream().anyMatch(change -> change.exceeds(threshold)) ? 1 : 0;
    }

    private void tellWhatDiffers(StudyResult earlier, StudyResult later, int common) {
        PrintWriter err = command.commandLine().getErr();
        if (!earlier.environments()
                .get(0)
                .machine()
                .equals(later.environments().get(0).machine())) {
            err.println("c2x compare: the runs were measured on different machines");
        }
        long alone = Change.times(earlier).size() + Change.times(later).size() - 2L * common;
        if (alone > 0) {
            err.println("c2x compare: " + alone + " times are in only one of the files");
        }
        err.flush();
    }
}
