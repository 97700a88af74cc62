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
    public static Progress onTerminal() {
        return new Progress(builder(TERMINAL_INTERVAL_MILLIS).build());
    }

    /** A line from time to time, for output that is kept. */
    public static Progress inLines(PrintStream err) {
        return new Progress(builder(LINE_INTERVAL_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(err::println, LINE_LENGTH))
                .build());
    }

    /** Whichever suits the standard error of this process. */
    public static Progress onStandardError() {
        return System.console() == null ? inLines(System.err) : onTerminal();
    }

    private static ProgressBarBuilder builder(int intervalMillis) {
        return new ProgressBarBuilder()
                .setTaskName("study")
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(intervalMillis);
    }

    void start(long steps) {
        bar.maxHint(steps);
    }

    void now(String title) {
        bar.setExtraMessage(title);
    }

    void stepTo(long steps) {
        bar.stepTo(steps);
    }

    void step() {
        bar.step();
    }

    @Override
    public void close() {
        bar.close();
    }
}
