package org.c2x.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.c2x.bench.length.Length;
import org.c2x.bench.report.Section.Part;
import org.c2x.bench.report.Table.Block;
import org.c2x.bench.report.Table.Cell;
import org.c2x.bench.report.Table.Line;
import org.c2x.bench.result.DeflatedLength;
import org.c2x.bench.result.StudyResult;

/** Lengths of all contents in all schemes, as encoded and after compression. */
final class SizeSection {
    private final StudyResult result;

    private SizeSection(StudyResult result) {
        this.result = result;
    }

    static Section of(StudyResult result) {
        SizeSection sizes = new SizeSection(result);
        List<Length> lengths = result.lengths().stream()
                .filter(length -> length.length() != null)
                .sorted(Comparator.comparing(length -> Family.of(length.scheme())))
                .toList();
        return Section.of(
                "size",
                "Size of one message",
                "Octets of the encoding, exact. Deflated is the same message after DEFLATE (RFC 1951) at its best "
                        + "level, without a header; a message so short often grows.",
                new Part(
                        "Raw and deflated",
                        List.of(),
                        List.of(Chart.of("Length", "octets, logarithmic", sizes.contents(lengths).stream()
                                .flatMap(content -> lengths.stream().filter(one -> one.content().equals(content)))
                                .map(SizeSection::point)
                                .toList())),
                        List.of(sizes.table(lengths))));
    }

    private static Chart.Point point(Length length) {
        String figure = Figures.octets(length.length().doubleValue()) + " octets";
        return new Chart.Point(
                length.content(),
                length.scheme(),
                Marks.of(length.scheme(), length.content()),
                "",
                length.length().doubleValue(),
                null,
                null,
                figure,
                length.scheme() + ", " + length.content() + ": " + figure);
    }

    private Table table(List<Length> lengths) {
        return new Table(
                "Lengths",
                "Octets, or a multiple of the shortest encoding of the same content; then octets after DEFLATE and "
                        + "these as a part of the octets before. " + Length.AVERAGE
                        + " is the average envelope of Table VII, see there.",
                Table.numbers("octets", "deflated", "deflated ÷ raw"),
                contents(lengths).stream()
                        .map(content -> block(
                                content,
                                lengths.stream()
                                        .filter(length -> length.content().equals(content))
                                        .toList()))
                        .toList());
    }

    private Block block(String content, List<Length> lengths) {
        double least = lengths.stream()
                .mapToDouble(length -> length.length().doubleValue())
                .min()
                .orElseThrow();
        return new Block(
                content,
                lengths.stream()
                        .map(length -> new Line(
                                length.scheme(),
                                Marks.of(length.scheme(), content),
                                cells(length, least, deflated(length))))
                        .toList());
    }

    private static List<Cell> cells(Length length, double least, Optional<DeflatedLength> deflated) {
        double octets = length.length().doubleValue();
        return List.of(
                Cell.number(Figures.octets(octets)).relative(Figures.significant(octets / least) + " ×"),
                Cell.number(deflated.map(one -> Figures.octets(one.deflatedOctets())).orElse(null)),
                Cell.number(deflated.map(one -> Figures.significant((double) one.deflatedOctets() / one.lengthOctets()))
                        .orElse(null)));
    }

    private Optional<DeflatedLength> deflated(Length length) {
        return result.deflated().stream()
                .filter(one -> one.scheme().equals(length.scheme()) && one.content().equals(length.content()))
                .findFirst();
    }

    /** In the order of the result, which the lengths here are no longer in. */
    private List<String> contents(List<Length> lengths) {
        return result.lengths().stream()
                .map(Length::content)
                .distinct()
                .filter(content -> lengths.stream().anyMatch(length -> length.content().equals(content)))
                .toList();
    }
}
