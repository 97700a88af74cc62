package org.c2x.bench.run;

import java.io.Console;

/** The terminal that this process may have. */
public final class Terminal {
    private Terminal() {}

    /** Whether somebody reads along: from Java 22 on a console can be there without a terminal. */
    @SuppressWarnings("SystemConsoleNull") // which is what this is about
    public static boolean isThere() {
        Console console = System.console();
        if (console == null || Runtime.version().feature() < 22) {
            return console != null;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("java.io.Console.isTerminal", e);
        }
    }
}
