package org.c2x.bench.page;

import java.util.Locale;
import org.c2x.bench.result.Ratio;
import org.c2x.bench.result.Time;

/** How numbers are written on a page: three significant digits. */
final class Figures {
    private static final String[] SI_PREFIXES = {"", " k", " M", " G"};

    private Figures() {}

    static String significant(double value) {
        return format(value, decimals(value));
    }

    /** {@code 35.1 (34.3–35.9)}. */
    static String time(Time time) {
        String nanos = significant(time.nanos());
        return time.lowNanos() == null
                ? nanos
                : nanos + " (" + significant(time.lowNanos()) + '–' + significant(time.highNanos()) + ')';
    }

    /** {@code 4.03 × (3.91–4.15)}. */
    static String ratio(Ratio ratio) {
        String value = significant(ratio.value()) + " ×";
        return ratio.low() == null
                ? value
                : value + " (" + significant(ratio.low()) + '–' + significant(ratio.high()) + ')';
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

    /** A number of octets: whole where it is large or whole but for the noise of sampling, else with one decimal. */
    static String octets(double value) {
        return format(value, value >= 1000 || Math.abs(value - Math.rint(value)) < 0.05 ? 0 : 1);
    }

    private static int decimals(double value) {
        return value >= 100 ? 0 : value >= 10 ? 1 : 2;
    }

    private static String format(double value, int decimals) {
        return String.format(Locale.ROOT, "%,." + decimals + 'f', value);
    }
}
