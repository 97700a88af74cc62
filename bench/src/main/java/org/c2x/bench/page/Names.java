package org.c2x.bench.page;

import org.c2x.bench.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;

/** What a page calls things. */
final class Names {
    private Names() {}

    /** Whose time a row is: scheme, boundary where there are two, what else distinguishes it. */
    static String contestant(Row row) {
        return switch (row.operation()) {
            case CLONE_OCTETS -> "clone of " + Figures.octets(row.lengthOctets()) + " octets";
            case COPY_GRAPH -> "copy of the records";
            case ENCODE, DECODE -> row.scheme() + boundary(row.boundary());
            case ENCODE_INTO_BUFFER -> row.scheme() + boundary(row.boundary()) + ", into buffer";
        };
    }

    /** What a ratio is a multiple of, in one word. */
    static String baseline(Operation baseline) {
        return baseline == Operation.CLONE_OCTETS ? "clone" : "copy";
    }

    /** The same in full. */
    static String wholeBaseline(Operation baseline) {
        return baseline == Operation.CLONE_OCTETS ? "the clone of its octets" : "the copy of its records";
    }

    private static String boundary(Boundary boundary) {
        return switch (boundary) {
            case BOTH -> "";
            case CODEC -> ", codec";
            case END_TO_END -> ", end to end";
        };
    }
}
