package org.c2x.bench.speed;

import java.util.Locale;

/** A measured figure with what the project wants of it; as text it is a line for the console. */
sealed interface Goal permits Limit, Lead {

    /** Whether the figure is as wanted. */
    boolean holds();

    /** A line of all verdicts: what, how much, what was wanted, whether it holds. */
    static String line(String what, double value, String wanted, boolean holds) {
        String verdict = wanted.isEmpty() ? "" : wanted + (holds ? "  ok" : "  MISSED");
        return String.format(Locale.ROOT, "%-68s %9.2f  %s", what, value, verdict)
                .stripTrailing();
    }
}
