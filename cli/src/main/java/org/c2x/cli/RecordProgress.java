package org.c2x.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows on standard error how much of an input was read. */
final class RecordProgress {
    /** Set by the start script where standard error is a terminal: true if it shows nothing else. */
    private static final String TERMINAL = "c2x.terminal";

    private static final long MEGABYTE = 1_000_000;
    private static final int INTERVAL_MILLIS = 500;

    private RecordProgress() {}

    /** Whether somebody sees a bar. */
    static boolean isShown() {
        return Boolean.getBoolean(TERMINAL);
    }

    /**
     * The input, with a bar on the terminal as long as it is open; without a terminal just the input.
     *
     * @param task what the bar says is done with it
     */
    static InputStream over(InputStream in, String file, String task) throws IOException {
        return isShown() ? withBar(in, file, task) : in;
    }

    /** The same where results are printed only at the end: then a bar is shown on a terminal that they are for, too. */
    static InputStream overAll(InputStream in, String file, String task) throws IOException {
        return System.getProperty(TERMINAL) == null ? in : withBar(in, file, task);
    }

    private static InputStream withBar(InputStream in, String file, String task) throws IOException {
        Path path = Path.of(file);
        ProgressBarBuilder bar = new ProgressBarBuilder()
                // of a pipe nobody knows how much there is
                .setInitialMax(Files.isRegularFile(path) ? Files.size(path) : -1)
                .setUnit(" MB", MEGABYTE)
                .setTaskName(task)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(INTERVAL_MILLIS)
                .showSpeed();
        return ProgressBar.wrap(in, bar);
    }
}
