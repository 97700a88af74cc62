package org.c2x.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.c2x.bench.result.Change;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.RatioAgreement;

/** Changes for people: a line for each, then how many there are of each verdict. */
final class ChangeTable {
    private static final String HEAD = "%-52s  %11s  %11s  %6s  %-15s  %s%n";
    private static final String LINE = "%-52s  %8.1f ns  %8.1f ns  %6.3f  %-15s  %s%n";

    private static final List<Integer> PERCENTS = List.of(5, 10, 15, 20, 25);

    private ChangeTable() {}

    static String of(List<Change> changes, double threshold) {
        StringBuilder table = new StringBuilder(
                String.format(Locale.ROOT, HEAD, "", "before", "after", "ratio", "interval", "verdict"));
        for (Change change : changes) {
            table.append(String.format(
                    Locale.ROOT,
                    LINE,
                    name(change),
                    change.before().value(),
                    change.after().value(),
                    change.ratio().value(),
                    interval(change.ratio()),
                    verdict(change, threshold)));
        }
        return table.append(summary(changes))
                .append(System.lineSeparator())
                .append(differences(changes))
                .toString();
    }

    /** How many means differ by less than so many percent, whichever is the greater. */
    private static String differences(List<Change> changes) {
        double[] factors = changes.stream()
                .filter(change -> change.after().is(Quantity.TIME))
                .mapToDouble(change -> Math.exp(Math.abs(Math.log(change.ratio().value()))))
                .sorted()
                .toArray();
        return factors.length == 0
                ? ""
                : PERCENTS.stream()
                                .map(percent -> String.format(
                                        Locale.ROOT,
                                        "%.0f %% by less than %d %%",
                                        Math.floor(100.0
                                                * Arrays.stream(factors)
                                                        .filter(f -> f < 1 + percent / 100.0)
                                                        .count()
                                                / factors.length),
                                        percent))
                                .collect(Collectors.joining(", ", factors.length + " mean times differ: ", ""))
                        + String.format(Locale.ROOT, ", the most by %.1f %%", 100 * (factors[factors.length - 1] - 1))
                        + System.lineSeparator();
    }

    /** Whether two runs tell the same; a line, and one for each order that is reversed. */
    static String of(RatioAgreement agreement) {
        StringBuilder lines = new StringBuilder(String.format(
                Locale.ROOT,
                "ratios in each other's intervals: %d of %d (%.1f %%), orders reversed: %d%n",
                agreement.agreeing(),
                agreement.ratios(),
                agreement.ratios() == 0 ? 100.0 : 100.0 * agreement.agreeing() / agreement.ratios(),
                agreement.reversed().size()));
        agreement
                .reversed()
                .forEach(pair -> lines.append("reversed: ").append(pair).append(System.lineSeparator()));
        return lines.toString();
    }

    private static String name(Change change) {
        Figure figure = change.after();
        String operation = (figure.content().isEmpty() ? "" : figure.content() + ' ')
                + figure.requireOperation().label()
                + (figure.is(Quantity.TIME) ? "" : ", " + figure.quantity());
        return figure.isBaseline()
                ? operation
                : figure.scheme()
                        + ' '
                        + operation
                        + (figure.boundary() == null
                                ? ""
                                : ", " + figure.boundary().label());
    }

    private static String interval(Ratio ratio) {
        return ratio.hasInterval() ? String.format(Locale.ROOT, "%.3f–%.3f", ratio.low(), ratio.high()) : "no interval";
    }

    private static String verdict(Change change, double threshold) {
        return change.verdict().label() + (change.exceeds(threshold) ? ", beyond the threshold" : "");
    }

    private static String summary(List<Change> changes) {
        List<String> counts = new ArrayList<>();
        for (Change.Verdict verdict : Change.Verdict.values()) {
            long count = changes.stream()
                    .filter(change -> change.verdict() == verdict)
                    .count();
            counts.add(count + " " + verdict.label());
        }
        return String.join(", ", counts);
    }
}
