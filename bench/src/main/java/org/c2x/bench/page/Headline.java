package org.c2x.bench.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;

/**
 * An answer in one look.
 *
 * @param question what it answers
 * @param figure   the number
 * @param holder   whose it is
 * @param note     what it means
 */
record Headline(String question, String figure, String holder, String note) {

    /** The fastest and the smallest, of the first content measured. Records to octets only: the same work for all. */
    static List<Headline> of(List<Row> rows) {
        List<Row> candidates = rows.stream()
                .filter(row -> !row.operation().isBaseline() && row.boundary() != Boundary.CODEC)
                .toList();
        if (candidates.isEmpty()) {
            return List.of();
        }
        String content = candidates.get(0).content();
        List<Headline> headlines = new ArrayList<>();
        fastest(candidates, content, Operation.ENCODE).ifPresent(headlines::add);
        fastest(candidates, content, Operation.DECODE).ifPresent(headlines::add);
        headlines.add(smallest(candidates, content));
        return headlines;
    }

    private static Optional<Headline> fastest(List<Row> rows, String content, Operation operation) {
        return rows.stream()
                .filter(isAbout(content).and(row -> row.operation() == operation))
                .min(Comparator.comparingDouble(row -> row.time().nanos()))
                .map(row -> new Headline(
                        "Fastest to " + operation.label() + ' ' + content,
                        Figures.time(row.time()) + " ns",
                        row.scheme(),
                        Figures.large(row.recordsPerSecond()) + " records/s"
                                + (row.ratio() == null
                                        ? ""
                                        : ", " + Figures.significant(row.ratio().value()) + " × "
                                                + Names.wholeBaseline(row.operation().baseline()))));
    }

    private static Headline smallest(List<Row> rows, String content) {
        double least = rows.stream()
                .filter(isAbout(content))
                .mapToDouble(Row::lengthOctets)
                .min()
                .orElseThrow();
        String holders = rows.stream()
                .filter(isAbout(content).and(row -> row.lengthOctets() == least))
                .map(Row::scheme)
                .distinct()
                .collect(Collectors.joining(", "));
        return new Headline(
                "Smallest " + content, Figures.octets(least) + " octets", holders, "length of the encoding");
    }

    private static Predicate<Row> isAbout(String content) {
        return row -> row.content().equals(content);
    }
}
