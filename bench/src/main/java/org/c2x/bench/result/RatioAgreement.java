package org.c2x.bench.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Whether two runs tell the same: of every two times that a report compares, schemes with each other and with the
 * baseline, the ratio of one run should lie in the interval of the other, and an order that one run tells should not be
 * the other way round in the other.
 *
 * @param ratios   number of ratios that are in both runs, with intervals
 * @param agreeing number of those that lie in each other's intervals
 * @param reversed orders that a run tells and that are the other way round in the other, in words
 */
public record RatioAgreement(int ratios, int agreeing, List<String> reversed) {
    public RatioAgreement {
        reversed = List.copyOf(reversed);
    }

    /** A time in both runs. */
    private record Both(Figure before, Figure after) {}

    /** What two runs have in common. */
    public static RatioAgreement between(StudyResult before, StudyResult after) {
        return common(before, after).values().stream()
                .map(times -> among(times, after.figures()))
                .reduce(new RatioAgreement(0, 0, List.of()), RatioAgreement::and);
    }

    private RatioAgreement and(RatioAgreement more) {
        return new RatioAgreement(
                ratios + more.ratios,
                agreeing + more.agreeing,
                Stream.concat(reversed.stream(), more.reversed.stream()).toList());
    }

    private static RatioAgreement among(List<Both> times, FigureList after) {
        int ratios = 0;
        int agreeing = 0;
        List<String> reversed = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            for (int j = i + 1; j < times.size(); j++) {
                if (areCompared(times.get(i).after, times.get(j).after, after)) {
                    Ratio was = Ratio.of(times.get(i).before, times.get(j).before);
                    Ratio is = Ratio.of(times.get(i).after, times.get(j).after);
                    if (was.hasInterval() && is.hasInterval()) {
                        ratios++;
                        agreeing += was.includes(is.value()) && is.includes(was.value()) ? 1 : 0;
                        if (isReversed(was, is)) {
                            reversed.add(name(times.get(i).after) + " and " + name(times.get(j).after));
                        }
                    }
                }
            }
        }
        return new RatioAgreement(ratios, agreeing, reversed);
    }

    /** Where times can be compared with each other. */
    private record Place(String environment, String content) {}

    private static Map<Place, List<Both>> common(StudyResult before, StudyResult after) {
        UnaryOperator<String> name = Change.names(after, before);
        Map<Place, List<Both>> common = new LinkedHashMap<>();
        after.of(Quantity.TIME)
                .forEach(time -> before.figures()
                        .find(time.key().in(name.apply(time.environment())))
                        .ifPresent(was -> common.computeIfAbsent(
                                        new Place(time.environment(), time.content()), first -> new ArrayList<>())
                                .add(new Both(was, time))));
        return common;
    }

    private static boolean areCompared(Figure one, Figure other, FigureList among) {
        if (one.isBaseline() || other.isBaseline()) {
            return isBaseline(one, other, among) || isBaseline(other, one, among);
        }
        return one.operation() == other.operation()
                && (one.boundary() == other.boundary()
                        || one.boundary() == Boundary.BOTH
                        || other.boundary() == Boundary.BOTH);
    }

    private static boolean isBaseline(Figure one, Figure other, FigureList among) {
        return Comparison.baseline(other, among).equals(Optional.of(one));
    }

    private static boolean isReversed(Ratio was, Ratio is) {
        return (was.tellsApart() || is.tellsApart()) && (was.value() < 1) != (is.value() < 1);
    }

    private static String name(Figure time) {
        return time.scheme()
                + ' '
                + time.content()
                + ' '
                + time.requireOperation().label()
                + (time.boundary() == null ? "" : ", " + time.boundary().label());
    }
}
