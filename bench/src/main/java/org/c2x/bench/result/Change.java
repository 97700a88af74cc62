package org.c2x.bench.result;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What became of one time between two runs.
 *
 * @param environment     of the later run
 * @param boundary        what the time includes, in words; {@code baseline} for baselines
 * @param before          time in the earlier run
 * @param after           time in the later run
 * @param ratio           of the later to the earlier
 * @param allocatedBefore octets allocated by an operation in the earlier run
 * @param allocatedAfter  the same in the later run
 */
public record Change(
        String environment,
        String scheme,
        String content,
        Operation operation,
        String boundary,
        Time before,
        Time after,
        Ratio ratio,
        double allocatedBefore,
        double allocatedAfter,
        Verdict verdict) {

    /** What a change comes to. */
    public enum Verdict {
        FASTER,
        SLOWER,
        NOT_DISTINGUISHABLE;

        /** The name for people and in files. */
        @JsonValue
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * The rows that are in both results, in the order of the later one. Rows of results with one environment each
     * are compared whatever the environments are called, so two JVMs can be compared as well.
     */
    public static List<Change> between(StudyResult before, StudyResult after) {
        boolean oneEach = before.environments().size() == 1 && after.environments().size() == 1;
        Function<Row, Row.Key> name = row -> oneEach ? row.key().in("") : row.key();
        Map<Row.Key, Row> earlier = before.rows().stream().collect(Collectors.toMap(name, row -> row));
        List<Change> changes = new ArrayList<>();
        for (Row row : after.rows()) {
            Row was = earlier.get(name.apply(row));
            if (was != null) {
                changes.add(of(was, row));
            }
        }
        return changes;
    }

    private static Change of(Row before, Row after) {
        Ratio ratio = Ratio.of(after.time(), before.time());
        return new Change(
                after.environment(),
                after.scheme(),
                after.content(),
                after.operation(),
                after.boundary() == null ? Row.BASELINE : after.boundary().label(),
                before.time(),
                after.time(),
                ratio,
                before.allocatedOctets(),
                after.allocatedOctets(),
                verdict(ratio));
    }

    private static Verdict verdict(Ratio ratio) {
        if (!ratio.tellsApart()) {
            return Verdict.NOT_DISTINGUISHABLE;
        }
        return ratio.value() < 1 ? Verdict.FASTER : Verdict.SLOWER;
    }

    /** Whether it became slower by more than chance explains and by more than so many percent. */
    public boolean exceeds(double percent) {
        return verdict == Verdict.SLOWER && ratio.value() > 1 + percent / 100;
    }
}
