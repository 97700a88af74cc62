package org.c2x.cli;

import java.io.IOException;
import java.util.Locale;

/** What was printed cannot be written, so there is nothing left to do. Exit code 1. */
final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutputException(IOException cause) {
        super("standard output: " + cause.getMessage(), cause);
    }

    /** Whether the reader has gone, as {@code head} does: it knows that there is no more, and needs no message. */
    boolean isClosedPipe() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("broken pipe");
    }
}
