package org.c2x.bench.report;

import java.util.List;
import java.util.Locale;
import org.c2x.asn1.runtime.Nullable;

/** An axis of a chart. */
sealed interface Axis permits LogAxis, LinearAxis {

    /**
     * A mark on the axis.
     *
     * @param label what to write there, null for a faint line without
     * @param left  place in percent
     */
    record Tick(@Nullable String label, String left) {}

    /** Place of a value in percent of the axis, 0 to 100. */
    double percent(double value);

    /** The marks from its start to its end. */
    List<Tick> ticks();

    /** A percentage for a style. */
    static String css(double percent) {
        return String.format(Locale.ROOT, "%.2f%%", percent);
    }
}
