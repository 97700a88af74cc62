package org.c2x.bench.result;

import java.util.List;

/** Compares rows with the baselines among them. */
public final class Comparison {
    private Comparison() {}

    /** The rows in their order, each with its ratio if its baseline is among them. */
    public static List<Row> withRatios(List<Row> rows) {
        return rows.stream().map(row -> withRatio(row, rows)).toList();
    }

    private static Row withRatio(Row row, List<Row> rows) {
        if (row.operation().isBaseline()) {
            return row;
        }
        return rows.stream()
                .filter(other -> isBaseline(other, row))
                .findFirst()
                .map(row::comparedWith)
                .orElse(row);
    }

    /** A clone of octets is the same for all encodings of one length, a copy of records for all schemes. */
    static boolean isBaseline(Row other, Row row) {
        return other.operation() == row.operation().baseline()
                && other.environment().equals(row.environment())
                && other.content().equals(row.content())
                && (row.direction() == Direction.DECODE || other.lengthOctets().equals(row.lengthOctets()));
    }
}
