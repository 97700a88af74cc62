package org.c2x.bench.result;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.c2x.bench.Boundary;

/**
 * Whether two runs tell the same: of every two times that a report compares, schemes with each other and with the
 * baseline, the ratio of one run should lie in the interval of the other, and an order that one run tells should not be
 * the other way round in the other.
 *
 * @param ratios   number of ratios that are in both runs, with intervals
 * @param agreeing number of those that lie in each other's intervals
 * @param reversed orders that a run tells and that are the other way round in the other, in words
 */
public record Agreement(int ratios, int agreeing, List<String> reversed) {
    public Agreement {
        reversed = List.copyOf(reversed);
    }

    /** A row in both runs. */
    private record Both(Row before, Row after) {}

    /** What two runs have in common. */
    public static Agreement between(StudyResult before, StudyResult after) {
        List<Both> rows = common(before, after);
        int ratios = 0;
        int agreeing = 0;
        List<String> reversed = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            for (int j = i + 1; j < rows.size(); j++) {
                if (areCompared(rows.get(i).after, rows.get(j).after)) {
                    Ratio was = Ratio.of(rows.get(i).before.time(), rows.get(j).before.time());
                    Ratio is = Ratio.of(rows.get(i).after.time(), rows.get(j).after.time());
                    if (was.low() != null && is.low() != null) {
                        ratios++;
                        agreeing += was.includes(is.value()) && is.includes(was.value()) ? 1 : 0;
                        if (isReversed(was, is)) {
                            reversed.add(name(rows.get(i).after) + " and " + name(rows.get(j).after));
                        }
                    }
                }
            }
        }
        return new Agreement(ratios, agreeing, reversed);
    }

    private static List<Both> common(StudyResult before, StudyResult after) {
        UnaryOperator<String> namesBefore = Change.names(before, after);
        UnaryOperator<String> namesAfter = Change.names(after, before);
        Map<Row.Key, Row> earlier = new HashMap<>();
        before.rows().forEach(row -> earlier.put(row.key().in(namesBefore.apply(row.environment())), row));
        List<Both> common = new ArrayList<>();
        for (Row row : after.rows()) {
            Row was = earlier.get(row.key().in(namesAfter.apply(row.environment())));
            if (was != null) {
                common.add(new Both(was, row));
            }
        }
        return common;
    }

    private static boolean areCompared(Row one, Row other) {
        if (one.operation().isBaseline() || other.operation().isBaseline()) {
            return Comparison.isBaseline(one, other) || Comparison.isBaseline(other, one);
        }
        return one.environment().equals(other.environment())
                && one.content().equals(other.content())
                && one.operation() == other.operation()
                && (one.boundary() == other.boundary()
                        || one.boundary() == Boundary.BOTH
                        || other.boundary() == Boundary.BOTH);
    }

    private static boolean isReversed(Ratio was, Ratio is) {
        return (was.tellsApart() || is.tellsApart()) && (was.value() < 1) != (is.value() < 1);
    }

    private static String name(Row row) {
        return row.scheme() + ' ' + row.content() + ' ' + row.operation().label()
                + (row.boundary() == null ? "" : ", " + row.boundary().label());
    }
}
