package org.c2x.bench.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.length.Length;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Row;

/**
 * The figures of one content.
 *
 * @param content its name
 * @param lines   one for each contestant
 */
record Table(String content, List<Line> lines) {

    /**
     * Both directions of a contestant; one of them is null where it has only the other, both where it has no codec.
     *
     * @param missing why there is neither, null if there is
     */
    record Line(
            String contestant,
            String octets,
            String style,
            @Nullable Cell encode,
            @Nullable Cell decode,
            @Nullable String missing) {}

    /** The figures of one direction, as text; ratio and octets are null where there are none. */
    record Cell(
            String time,
            @Nullable String ratio,
            @Nullable String baseline,
            String records,
            @Nullable String octets,
            String allocated) {}

    /** Tables of what was measured; what cannot be is a line that says so. */
    static List<Table> of(List<Row> rows, List<Length> lengths) {
        List<String> measured = rows.stream().map(Row::scheme).distinct().toList();
        return rows.stream()
                .map(Row::content)
                .distinct()
                .map(content -> new Table(
                        content,
                        Stream.concat(lines(content, rows).stream(), missing(content, measured, lengths)).toList()))
                .toList();
    }

    private static List<Line> lines(String content, List<Row> rows) {
        Map<String, List<Row>> byContestant = new LinkedHashMap<>();
        for (Row row : rows) {
            if (row.content().equals(content)) {
                byContestant.computeIfAbsent(Names.contestant(row), name -> new ArrayList<>()).add(row);
            }
        }
        List<Line> lines = new ArrayList<>();
        byContestant.forEach((contestant, own) -> lines.add(new Line(
                contestant,
                own.get(0).lengthOctets() == null ? "" : Figures.octets(own.get(0).lengthOctets()),
                own.get(0).operation().isBaseline() ? "baseline" : "",
                cell(own, Direction.ENCODE),
                cell(own, Direction.DECODE),
                null)));
        return lines;
    }

    private static Stream<Line> missing(String content, List<String> measured, List<Length> lengths) {
        return lengths.stream()
                .filter(length -> length.content().equals(content)
                        && length.length() == null
                        && measured.contains(length.scheme()))
                .map(length -> new Line(length.scheme(), "–", "", null, null, length.reason()));
    }

    private static @Nullable Cell cell(List<Row> rows, Direction direction) {
        return rows.stream()
                .filter(row -> row.direction() == direction)
                .findFirst()
                .map(Table::cell)
                .orElse(null);
    }

    private static Cell cell(Row row) {
        return new Cell(
                Figures.time(row.time()),
                row.ratio() == null ? null : Figures.ratio(row.ratio()),
                row.ratio() == null ? null : Names.baseline(row.operation().baseline()),
                Figures.large(row.recordsPerSecond()),
                row.octetsPerSecond() == null ? null : Figures.large(row.octetsPerSecond()),
                Figures.octets(row.allocatedOctets()));
    }
}
