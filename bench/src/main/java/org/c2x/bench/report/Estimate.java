package org.c2x.bench.report;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Ratio;

/**
 * A quantity as far as it is known.
 *
 * @param low  lower end of its interval, null where there is none; for an exact quantity the value
 * @param high upper end
 * @param text the quantity with its unit
 */
record Estimate(
        double value, @Nullable Double low, @Nullable Double high, String text) {

    /** A time as it was measured, anything else exact. */
    static Estimate of(Figure figure) {
        String text = figure.is(Quantity.INSTRUCTIONS)
                ? Figures.octets(figure.value()) + " instructions"
                : figure.key().quantity().isTime()
                        ? Figures.significant(figure.value()) + " ns"
                        : Figures.octets(figure.value()) + ' ' + figure.unit();
        return figure.key().quantity().isTime()
                ? new Estimate(figure.value(), figure.low(), figure.high(), text)
                : new Estimate(figure.value(), figure.value(), figure.value(), text);
    }

    static Estimate of(Ratio ratio) {
        return new Estimate(ratio.value(), ratio.low(), ratio.high(), Figures.ratio(ratio));
    }

    /** A number of octets, which is exact. */
    static Estimate octets(double octets) {
        return new Estimate(octets, octets, octets, Figures.octets(octets) + " octets");
    }

    /** So many times this; the text is of no use then. */
    Estimate times(double factor) {
        return new Estimate(
                value * factor,
                low == null ? null : Double.valueOf(low * factor),
                high == null ? null : Double.valueOf(high * factor),
                "");
    }

    /** This as a multiple of another. */
    Ratio over(Estimate other) {
        return low == null || other.low == null
                ? new Ratio(value / other.value, null, null)
                : new Ratio(value / other.value, low / other.high, high / other.low);
    }
}
