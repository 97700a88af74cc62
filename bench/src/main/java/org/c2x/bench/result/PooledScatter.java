package org.c2x.bench.result;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Gives the figures of a run intervals from the scatter of all of them, see {@link Scatter}. */
public final class PooledScatter {
    private PooledScatter() {}

    /** Mean times of one run; their ratios are left out. */
    public static List<Row> ofRows(List<Row> rows) {
        Scatter scatter = Scatter.of(rows.stream().map(row -> row.time().forkNanos()));
        return rows.stream()
                .map(row -> Row.of(row.key(), row.time().with(scatter), row.allocatedOctets(), row.lengthOctets()))
                .toList();
    }

    /** Mean times of several runs as those of one: of the same thing, the forks of all. */
    public static List<Row> ofRuns(Stream<Row> rows) {
        Map<Row.Key, Row> together = new LinkedHashMap<>();
        rows.forEach(row -> together.merge(row.key(), row, Row::and));
        return ofRows(List.copyOf(together.values()));
    }

    /** Cold starts of one run. */
    public static List<ColdStart> ofColdStarts(List<ColdStart> starts) {
        Scatter scatter = Scatter.of(starts.stream().map(start -> start.time().forkNanos()));
        return starts.stream()
                .map(start -> ColdStart.ofForks(start.key(), start.time().with(scatter)))
                .toList();
    }
}
