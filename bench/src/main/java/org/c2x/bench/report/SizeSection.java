package org.c2x.bench.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.FigureList;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.StudyResult;

/** Lengths of all contents in all schemes, as encoded and after compression. */
final class SizeSection {
    private final StudyResult result;
    private final FigureList figures;
    /** By content, in the order of the result. */
    private final Map<String, List<Figure>> lengths;

    private SizeSection(StudyResult result) {
        this.result = result;
        this.figures = result.figures();
        lengths = figures.of(Quantity.LENGTH)
                .filter(length -> !length.content().contains(TimeSection.STREAM))
                .collect(Collectors.groupingBy(
                        Figure::content,
                        LinkedHashMap::new,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                some -> some.stream()
                                        .sorted(Family.order(result))
                                        .toList())));
    }

    static Section of(StudyResult result) {
        SizeSection sizes = new SizeSection(result);
        return Section.of(
                "size",
                "Size of one message",
                "Octets of the encoding, exact. “Deflated” is the same message after DEFLATE (RFC 1951) "
                        + "at the best level, without a header; short messages often grow.",
                Part.of("Raw and deflated", sizes.table()),
                Part.of("Many messages", sizes.percentiles()));
    }

    private Table table() {
        return new Table(
                "Lengths",
                "Octets, or a multiple of the shortest encoding of the same content; then octets after "
                        + "DEFLATE, and their share of the octets before.",
                Table.numbers("octets", "deflated", "deflated ÷ raw"),
                lengths.entrySet().stream()
                        .map(content -> block(content.getKey(), content.getValue()))
                        .toList());
    }

    /** Of messages that are not alike: how long they are at most, so many of them. */
    private Table percentiles() {
        Map<String, List<Line>> lines = new LinkedHashMap<>();
        figures.of(Quantity.LENGTHS.get(0))
                .sorted(Family.order(result))
                .forEach(least -> lines.computeIfAbsent(least.content(), first -> new ArrayList<>())
                        .add(new Line(
                                least.scheme(),
                                Marks.of(result, least.scheme(), least.content()),
                                percentiles(least))));
        return new Table(
                "Lengths of many messages",
                "Octets: the shortest message, what 5, 50, 90, 95 and 99 % of the messages do not exceed, the longest "
                        + "one.",
                Table.numbers("least", "5 %", "50 %", "90 %", "95 %", "99 %", "most"),
                lines.entrySet().stream()
                        .map(content -> new Block(content.getKey(), content.getValue()))
                        .toList());
    }

    private List<Cell> percentiles(Figure least) {
        return Quantity.LENGTHS.stream()
                .map(part -> figures.beside(least, part)
                        .map(length -> Figures.octets(length.value()))
                        .orElse(null))
                .map(Cell::number)
                .toList();
    }

    private Block block(String content, List<Figure> ofContent) {
        double least = ofContent.stream().mapToDouble(Figure::value).min().orElseThrow();
        return new Block(
                content,
                ofContent.stream()
                        .map(length -> new Line(
                                length.scheme(), Marks.of(result, length.scheme(), content), cells(length, least)))
                        .toList());
    }

    private List<Cell> cells(Figure length, double least) {
        Optional<Double> deflated = figures.beside(length, Quantity.DEFLATED).map(Figure::value);
        return List.of(
                Cell.number(Figures.octets(length.value()))
                        .relative(Figures.significant(length.value() / least) + " ×"),
                Cell.number(deflated.map(Figures::octets).orElse(null)),
                Cell.number(deflated.map(octets -> Figures.significant(octets / length.value()))
                        .orElse(null)));
    }
}
