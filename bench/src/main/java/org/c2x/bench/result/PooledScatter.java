package org.c2x.bench.result;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gives the times of a run intervals from the scatter of all times of the same kind, see {@link Scatter}. */
public final class PooledScatter {
    private PooledScatter() {}

    /** The figures of one run; others than times stay as they are. */
    public static List<Figure> of(List<Figure> figures) {
        Map<Quantity, Scatter> scatters = figures.stream()
                .filter(PooledScatter::scatters)
                .collect(Collectors.groupingBy(
                        figure -> figure.key().quantity(),
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                some -> Scatter.of(some.stream().map(Figure::forks)))));
        return figures.stream()
                .map(figure -> scatters(figure)
                        ? figure.with(requireNonNull(scatters.get(figure.key().quantity())))
                        : figure)
                .toList();
    }

    private static boolean scatters(Figure figure) {
        return figure.key().quantity().isTime() && !figure.forks().isEmpty();
    }

    /** Figures of several runs as those of one: of the same thing, the forks of all. */
    public static List<Figure> ofRuns(Stream<Figure> figures) {
        Map<Figure.Key, Figure> together = new LinkedHashMap<>();
        figures.forEach(figure -> together.merge(figure.key(), figure, Figure::and));
        return of(List.copyOf(together.values()));
    }
}
