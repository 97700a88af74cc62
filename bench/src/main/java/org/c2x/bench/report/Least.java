package org.c2x.bench.report;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.Map;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;

/**
 * The least of the figures that may be compared: those of the same content, direction and quantity in the same
 * environment, at the same boundary. A figure that holds under both boundaries is in both comparisons; what a rival of
 * it needs at either boundary counts for it.
 */
final class Least {
    private final Map<Figure.Key, Double> values = new HashMap<>();

    /** Takes a figure into account. */
    void add(Figure figure) {
        Boundary own = boundary(figure);
        for (Boundary boundary : Boundary.values()) {
            if (boundary == own || own == Boundary.BOTH || boundary == Boundary.BOTH) {
                values.merge(key(figure, boundary), figure.value(), Math::min);
            }
        }
    }

    /** The least to compare a figure with, which has been added itself. */
    double rivalling(Figure figure) {
        return requireNonNull(values.get(key(figure, boundary(figure))));
    }

    private static Boundary boundary(Figure figure) {
        return figure.boundary() == null ? Boundary.BOTH : figure.boundary();
    }

    private static Figure.Key key(Figure figure, Boundary boundary) {
        return new Figure.Key(
                figure.environment(),
                "",
                figure.content(),
                Operation.of(figure.requireOperation().direction()),
                boundary,
                figure.key().quantity());
    }
}
