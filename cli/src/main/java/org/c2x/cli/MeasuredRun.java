package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.Stage;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.MachineLoad;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Progress;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;
import org.c2x.bench.run.StudyStage;

/** A run with all that a user gets to see of it on standard error. */
record MeasuredRun(String command, Plan plan, Study study, StudyFiles files, PrintWriter err) {
    private static final int MILLIS_PER_MINUTE = 60_000;
    private static final int MINUTES_PER_HOUR = 60;

    /** Tells what a run comes to; false if there is nothing in its plan. */
    boolean announce() {
        plan.skipped().stream()
                .filter(MeasuredRun::concernsUser)
                .map(Skipped::toString)
                .distinct()
                .forEach(err::println);
        if (plan.size() == 0) {
            err.println(command + ": nothing to measure: no chosen scheme has a codec for a chosen content");
        } else {
            long millis = study.estimatedMillis();
            err.println(command + ": " + plan.size() + " figures from " + plan.forks() + " JVMs or more, the "
                    + plan.size(StudyStage.HEADLINE) + " of the headline first, " + duration(millis)
                    + (study.hasBegun() ? " left of " + files.result() : ""));
            double share = MachineLoad.share();
            if (share < Quantity.DISTURBED_SHARE) {
                err.println(String.format(
                        Locale.ROOT,
                        "%s: the machine is busy with other work, a thread gets %.0f %% of a core: %s",
                        command,
                        100 * share,
                        plan.effort().limitMillis().isPresent()
                                ? "less will be measured in that time"
                                : "it may take " + duration(Math.round(millis / share))));
            }
        }
        err.flush();
        return plan.size() > 0;
    }

    /** Measures, with progress and milestones; an interruption says what there is and how to go on. */
    StudyResult measure(Study.Milestone milestone) throws IOException {
        Thread interruption = new Thread(() -> {
            try {
                StudyResult last = study.interrupt();
                if (last != null) {
                    milestone.reached(last);
                }
            } catch (IOException e) {
                err.println(command + ": " + e.getMessage());
            }
            err.println(command + ": interrupted; what was measured so far is in " + files.result()
                    + "; the same command with --resume continues");
            err.flush();
        });
        Runtime.getRuntime().addShutdownHook(interruption);
        StudyResult result;
        try (Progress progress = Progress.onStandardError(study)) {
            result = study.run(progress, milestone);
        } finally {
            Runtime.getRuntime().removeShutdownHook(interruption);
        }
        result.skipped().stream()
                .filter(skipped -> concernsUser(skipped) && !plan.skipped().contains(skipped))
                .map(Skipped::toString)
                .distinct()
                .forEach(err::println);
        err.flush();
        return result;
    }

    /** Which scheme has no codec for which content is hundreds of lines, which are on the page. */
    private static boolean concernsUser(Skipped skipped) {
        return !skipped.isOfEveryEnvironment();
    }

    /** 0 if nothing failed that was tried, else 1; says what the time was too short for. */
    int exitCode(StudyResult result) {
        String open = result.header().stages().stream()
                .filter(stage -> !stage.isComplete())
                .map(Stage::name)
                .collect(Collectors.joining(","));
        if (!open.isEmpty()) {
            err.println(command + ": not reached: " + open
                    + "; run again with --resume to measure it, or with --resume --only STAGE for a part");
            err.flush();
        }
        return study.hasFailed() ? 1 : 0;
    }

    private static String duration(long millis) {
        long minutes = Math.round((double) millis / MILLIS_PER_MINUTE);
        if (minutes == 0) {
            return "less than a minute";
        }
        return minutes < 2 * MINUTES_PER_HOUR
                ? "about " + minutes + " min"
                : "about " + Math.round((double) minutes / MINUTES_PER_HOUR) + " h";
    }
}
