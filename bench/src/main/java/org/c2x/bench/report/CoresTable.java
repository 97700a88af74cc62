package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Comparison;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** What all cores of a machine do together, beside one. */
record CoresTable(StudyResult result) {
    Part part() {
        Map<String, Map<Figure.Key, Line>> lines = new LinkedHashMap<>();
        result.of(Quantity.ALL_CORES)
                .forEach(figure -> lines.computeIfAbsent(figure.content(), first -> new LinkedHashMap<>())
                        .computeIfAbsent(
                                new Figure.Key(
                                        figure.environment(),
                                        figure.scheme(),
                                        figure.content(),
                                        null,
                                        figure.boundary(),
                                        Quantity.ALL_CORES),
                                first -> line(figure)));
        return Part.of(
                "All cores at once",
                new Table(
                        "All cores",
                        "Messages per second of one thread, and of one thread per core with a shared "
                                + "codec; for each scheme its first content; wall time. On a machine whose cores "
                                + "share hardware the factor is smaller than the number of cores.",
                        Table.numbers(
                                "encode, one core", "all cores", "factor", "decode, one core", "all cores", "factor"),
                        lines.entrySet().stream()
                                .map(content -> new Block(
                                        content.getKey(),
                                        List.copyOf(content.getValue().values())))
                                .toList()));
    }

    private Line line(Figure any) {
        List<Cell> cells = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Figure.Key all = new Figure.Key(
                    any.environment(),
                    any.scheme(),
                    any.content(),
                    Operation.of(direction),
                    any.boundary(),
                    Quantity.ALL_CORES);
            Optional<Double> together = result.figures()
                    .find(all)
                    .map(time -> Comparison.perSecond(time)
                            * result.environment(time.environment()).cores());
            Optional<Double> alone =
                    result.figures().find(all.of(Quantity.WALL_TIME)).map(Comparison::perSecond);
            cells.add(Cell.number(alone.map(Figures::large).orElse(null)));
            cells.add(Cell.number(together.map(Figures::large).orElse(null)));
            cells.add(Cell.number(
                    together.isEmpty() || alone.isEmpty()
                            ? null
                            : Figures.significant(together.get() / alone.get()) + " ×"));
        }
        return new Line(
                Wording.contestant(
                        any.scheme(), any.boundary(), result.environments().size() > 1 ? any.environment() : null),
                Marks.of(result, any),
                cells);
    }
}
