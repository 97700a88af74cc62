package org.c2x.bench.report;

import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.ForkGroups;
import org.c2x.bench.result.Ratio;

/** How numbers are written: three significant digits, or all before the point. */
final class Figures {
    /** What the sign before a time means. */
    static final String LEGEND =
            "≈: uncertain, the interval is wider than ± 10 %; “or”: the forks fall into two groups; “forks”: the "
                    + "fastest and the slowest one, where they differ by more than 10 %: a program gets the time of "
                    + "one.";

    private static final String[] SI_PREFIXES = {"", " k", " M", " G"};
    /** The slowest fork as a multiple of the fastest from which on a mean does not say what a program will see. */
    private static final double APART = 1.1;

    private Figures() {}

    static String significant(double value) {
        return format(value, decimals(value));
    }

    /** Whether a time can be ranked: its interval is narrow, and its forks are all of one kind. */
    static boolean isCertain(Figure time) {
        return time.hasNarrowInterval() && ForkGroups.of(time.forks()).isEmpty();
    }

    /** {@code 34.9}, an uncertain one {@code ≈ 34.9}, that of forks in groups {@code 16.0 or 25.1}. */
    static String time(Figure time) {
        return ForkGroups.of(time.forks())
                .map(groups -> significant(groups.fast().value()) + " or "
                        + significant(groups.slow().value()))
                .orElseGet(() -> (isCertain(time) ? "" : "≈ ") + significant(time.value()));
    }

    /** {@code 34.3–35.9}, of groups {@code 8 and 4 of 12 forks}, null without an interval. */
    static @Nullable String interval(Figure time) {
        Optional<ForkGroups> groups = ForkGroups.of(time.forks());
        if (groups.isPresent()) {
            return groups.get().fast().forks() + " and " + groups.get().slow().forks() + " of "
                    + time.forks().size() + " forks";
        }
        return time.interval() == null
                ? null
                : range(time.interval().low(), time.interval().high());
    }

    /** {@code 34.3–35.9}, of forks that are apart {@code 33.4–36.7, forks 32.9–37.1}, null without an interval. */
    static @Nullable String intervalAndForks(Figure time) {
        DoubleSummaryStatistics forks =
                time.forks().stream().mapToDouble(fork -> fork).summaryStatistics();
        String interval = interval(time);
        return interval == null
                        || forks.getMax() <= APART * forks.getMin()
                        || ForkGroups.of(time.forks()).isPresent()
                ? interval
                : interval + ", forks " + range(forks.getMin(), forks.getMax());
    }

    /** {@code forks: 34.9, 35.0, 35.3 ns}. */
    static String forks(Figure time) {
        return (time.forks().size() == 1 ? "one fork: " : "forks: ")
                + time.forks().stream().map(Figures::significant).collect(Collectors.joining(", ")) + " ns";
    }

    /** {@code 4.03 × (3.91–4.15)}; an exact one is without an interval. */
    static String ratio(Ratio ratio) {
        String interval = interval(ratio);
        return significant(ratio.value()) + " ×" + (interval == null ? "" : " (" + interval + ')');
    }

    /** {@code 3.91–4.15}, null without an interval or for an exact one. */
    static @Nullable String interval(Ratio ratio) {
        return !ratio.hasInterval() || ratio.low() == ratio.high() ? null : range(ratio.low(), ratio.high());
    }

    /** {@code 28.5 M}. */
    static String large(double value) {
        int prefix = 0;
        double scaled = value;
        while (scaled >= 1000 && prefix < SI_PREFIXES.length - 1) {
            scaled /= 1000;
            prefix++;
        }
        return significant(scaled) + SI_PREFIXES[prefix];
    }

    /** The same of a number that need not be there, null if it is not. */
    static @Nullable String large(OptionalDouble value) {
        return value.isPresent() ? large(value.getAsDouble()) : null;
    }

    /** A number of octets that need not be there, null if it is not. */
    static @Nullable String octets(OptionalDouble value) {
        return value.isPresent() ? octets(value.getAsDouble()) : null;
    }

    /** A number of octets: whole where it is large or whole but for the noise of sampling, else with one decimal. */
    static String octets(double value) {
        return format(value, value >= 1000 || Math.abs(value - Math.rint(value)) < 0.05 ? 0 : 1);
    }

    static String range(double low, double high) {
        return significant(low) + '–' + significant(high);
    }

    private static int decimals(double value) {
        return value >= 100 ? 0 : value >= 10 ? 1 : 2;
    }

    private static String format(double value, int decimals) {
        return String.format(Locale.ROOT, "%,." + decimals + 'f', value);
    }
}
