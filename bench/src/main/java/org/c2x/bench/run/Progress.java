package org.c2x.bench.run;

import java.io.PrintStream;
import java.util.function.Consumer;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows on standard error how far a run is and how long it still takes. */
public final class Progress implements AutoCloseable {
    private static final int TERMINAL_INTERVAL_MILLIS = 500;
    private static final int LINE_INTERVAL_MILLIS = 20_000;
    private static final int LINE_LENGTH = 110;
    /** The bar counts milliseconds and shows seconds. */
    private static final long MILLIS_PER_UNIT = 1000;

    private final ProgressBar bar;
    private final Consumer<String> warnings;

    private Progress(ProgressBar bar, Consumer<String> warnings) {
        this.bar = bar;
        this.warnings = warnings;
    }

    /** A bar that is redrawn in place. */
    public static Progress onTerminal(Study study) {
        return new Progress(builder(study, TERMINAL_INTERVAL_MILLIS).build(), System.err::println);
    }

    /** A line from time to time, for output that is kept. */
    public static Progress inLines(Study study, PrintStream err) {
        return new Progress(
                builder(study, LINE_INTERVAL_MILLIS)
                        .setConsumer(new DelegatingProgressBarConsumer(err::println, LINE_LENGTH))
                        .build(),
                err::println);
    }

    /** Whichever suits the standard error of this process. */
    public static Progress onStandardError(Study study) {
        return Terminal.isThere() ? onTerminal(study) : inLines(study, System.err);
    }

    /** Counts the time that was estimated: some forks take longer than others. */
    private static ProgressBarBuilder builder(Study study, int intervalMillis) {
        return new ProgressBarBuilder()
                .setInitialMax(study.estimatedMillis())
                .setUnit(" s", MILLIS_PER_UNIT)
                .setTaskName("measuring")
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(intervalMillis);
    }

    /** What is measured now. */
    void now(String title) {
        bar.setExtraMessage(title);
    }

    /** Something that a user who waits should know at once. */
    void warn(String line) {
        warnings.accept(line);
    }

    /** Of the estimated time so much has been used or will not be needed. */
    void at(long millis) {
        bar.stepTo(millis);
    }

    @Override
    public void close() {
        bar.close();
    }
}
