package org.c2x.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;
import org.c2x.bench.result.StudyResult;
import org.c2x.bench.run.MachineLoad;
import org.c2x.bench.run.Plan;
import org.c2x.bench.run.Progress;
import org.c2x.bench.run.Study;
import org.c2x.bench.run.StudyFiles;

/** A run with all that a user gets to see of it on standard error. */
record MeasuredRun(String command, Plan plan, Study study, StudyFiles files, PrintWriter err) {
    private static final int MILLIS_PER_MINUTE = 60_000;
    private static final int MINUTES_PER_HOUR = 60;

    /** Tells what a plan comes to; false if there is nothing in it. */
    static boolean announce(String command, Plan plan, long millis, PrintWriter err) {
        plan.skipped().stream().map(Skipped::toString).distinct().forEach(err::println);
        if (plan.size() == 0) {
            err.println(command + ": nothing to measure, no chosen scheme has a codec for a chosen content");
        } else {
            err.println(command + ": " + plan.size() + " figures from " + plan.forks() + " JVMs, " + duration(millis));
            double share = MachineLoad.share();
            if (share < Quantity.DISTURBED_SHARE) {
                err.println(String.format(
                        Locale.ROOT,
                        "%s: the machine is busy with something else, a thread gets %.0f %% of a core: it may take %s",
                        command,
                        100 * share,
                        duration(Math.round(millis / share))));
            }
        }
        err.flush();
        return plan.size() > 0;
    }

    /** Measures, with progress and one milestone; an interruption says what there is and how to go on. */
    StudyResult measure(Study.Milestone timed) throws IOException {
        if (study.usedMillis() > 0) {
            err.println(command + ": goes on with " + files.result() + ", "
                    + duration(study.estimatedMillis() - study.usedMillis()) + " left");
            err.flush();
        }
        Thread interruption = new Thread(() -> {
            err.println(command + ": interrupted; what was measured so far is in " + files.result()
                    + "; the same command with --resume goes on");
            err.flush();
        });
        Runtime.getRuntime().addShutdownHook(interruption);
        StudyResult result;
        try (Progress progress = Progress.onStandardError(study)) {
            result = study.run(progress, timed);
        } finally {
            Runtime.getRuntime().removeShutdownHook(interruption);
        }
        result.skipped().stream()
                .filter(skipped -> !plan.skipped().contains(skipped))
                .map(Skipped::toString)
                .distinct()
                .forEach(err::println);
        err.flush();
        return result;
    }

    /** 0 if everything in the plan was measured, else 1. */
    int exitCode(StudyResult result) {
        return plan.isIn(result) ? 0 : 1;
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
