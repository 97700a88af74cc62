package org.c2x.bench.report;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Row;

/** What a report calls things. */
final class Names {
    private Names() {}

    /** Whose time a row is: scheme, boundary where there are two, what else distinguishes it. */
    static String contestant(Row row) {
        return switch (row.operation()) {
            case CLONE_OCTETS -> "clone of " + Figures.octets(row.lengthOctets()) + " octets";
            case COPY_GRAPH -> "copy of the records";
            case EMPTY_JNI_CALL, EMPTY_FFM_CALL -> row.operation().label();
            case ENCODE, DECODE -> row.scheme() + boundary(row.boundary());
            case ENCODE_INTO_BUFFER -> row.scheme() + boundary(row.boundary()) + ", into buffer";
        };
    }

    /** What the baseline of an operation is, in one word. */
    static String baseline(Operation operation) {
        return operation.baseline() == Operation.CLONE_OCTETS ? "clone" : "copy";
    }

    /** A scheme at a boundary, and whose environment where there are several. */
    static String contestant(String scheme, @Nullable Boundary boundary, @Nullable String environment) {
        return scheme
                + (boundary == null ? "" : boundary(boundary))
                + (environment == null ? "" : " · " + environment);
    }

    private static String boundary(Boundary boundary) {
        return switch (boundary) {
            case BOTH -> "";
            case CODEC, LOOP -> ", " + boundary.label();
            case END_TO_END -> ", end to end";
        };
    }
}
