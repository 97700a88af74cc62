package org.c2x.bench.run;

import java.io.PrintStream;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows on standard error how far a run is and how long it still takes. */
public final class Progress implements AutoCloseable {
    private static final int TERMINAL_INTERVAL_MILLIS = 500;
    private static final int LINE_INTERVAL_MILLIS = 20_000;
    private static final int LINE_LENGTH = 100;

    private final ProgressBar bar;

    private Progress(ProgressBar bar) {
        this.bar = bar;
    }

    /** A bar that is redrawn in place. */
    public static Progress onTerminal(Plan plan) {
        return new Progress(builder(plan, TERMINAL_INTERVAL_MILLIS).build());
    }

    /** A line from time to time, for output that is kept. */
    public static Progress inLines(Plan plan, PrintStream err) {
        return new Progress(builder(plan, LINE_INTERVAL_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(err::println, LINE_LENGTH))
                .build());
    }

    /** Whichever suits the standard error of this process. */
    public static Progress onStandardError(Plan plan) {
        return System.console() == null ? inLines(plan, System.err) : onTerminal(plan);
    }

    private static ProgressBarBuilder builder(Plan plan, int intervalMillis) {
        return new ProgressBarBuilder()
                .setInitialMax((long) plan.size() * plan.allIterations())
                .setTaskName("study")
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(intervalMillis);
    }

    /** What is measured now. */
    void now(String title) {
        bar.setExtraMessage(title);
    }

    /** One iteration has ended. */
    void step() {
        bar.step();
    }

    /** A number of iterations has ended or will not be made. */
    void stepTo(long iterations) {
        bar.stepTo(iterations);
    }

    @Override
    public void close() {
        bar.close();
    }
}
