package org.c2x.bench.report;

import java.util.Optional;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.ForkGroups;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;

/**
 * A quantity as far as it is known.
 *
 * @param value   where forks fall into groups that of the larger one
 * @param low     lower end of its interval, not a number where there is none; for an exact quantity the value, for
 *                groups the fast one
 * @param high    upper end
 * @param certain whether it can be ranked; what is exact can
 * @param text    the quantity with its unit
 */
record Estimate(double value, double low, double high, boolean certain, String text) {

    /** A time as it was measured, anything else exact. */
    static Estimate of(Figure figure) {
        String text = figure.is(Quantity.INSTRUCTIONS)
                ? Figures.octets(figure.value()) + " instructions"
                : figure.key().quantity().isTime()
                        ? Figures.time(figure) + " ns"
                        : Figures.octets(figure.value()) + ' ' + figure.unit();
        if (!figure.key().quantity().isTime()) {
            return new Estimate(figure.value(), figure.value(), figure.value(), true, text);
        }
        Optional<ForkGroups> groups = ForkGroups.of(figure.forks());
        return groups.isEmpty()
                ? new Estimate(figure.value(), figure.low(), figure.high(), Figures.isCertain(figure), text)
                : new Estimate(
                        groups.get().larger().value(),
                        groups.get().fast().value(),
                        groups.get().slow().value(),
                        false,
                        text);
    }

    /** One estimate as a multiple of another. */
    static Estimate ofRatio(Estimate one, Estimate other) {
        Ratio ratio = one.over(other);
        return new Estimate(
                ratio.value(), ratio.low(), ratio.high(), one.certain && other.certain, Figures.ratio(ratio));
    }

    /** A number of octets, which is exact. */
    static Estimate octets(double octets) {
        return new Estimate(octets, octets, octets, true, Figures.octets(octets) + " octets");
    }

    /** So many times this; the text is of no use then. */
    Estimate times(double factor) {
        return new Estimate(value * factor, low * factor, high * factor, certain, "");
    }

    boolean hasInterval() {
        return !Double.isNaN(low);
    }

    /** This as a multiple of another. */
    Ratio over(Estimate other) {
        return new Ratio(value / other.value, low / other.high, high / other.low);
    }
}
