package org.c2x.bench.report;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;

/** What a report calls things. */
final class Wording {
    private Wording() {}

    /** Whose time a row is: scheme, boundary where there are two, what else distinguishes it. */
    static String contestant(Figure row) {
        return switch (row.requireOperation()) {
            case CLONE_OCTETS -> "clone of " + row.scheme().substring(Figure.BASELINE.length() + 1) + " octets";
            case COPY_GRAPH -> "copy of the records";
            case EMPTY_JNI_CALL, EMPTY_FFM_CALL, EMPTY_BURST ->
                row.requireOperation().label();
            case ENCODE, DECODE -> row.scheme() + boundary(row.boundary());
            case VIEW_POSITION, READ_HEADERS, READ_ENVELOPE, VERIFY, VERIFY_SIGNATURE ->
                row.scheme() + ", " + row.requireOperation().label();
            case DECODE_TO_CSV -> row.scheme() + boundary(row.boundary()) + ", to CSV";
            case DECODE_TO_XML -> row.scheme() + boundary(row.boundary()) + ", to XML";
            case ENCODE_INTO_BUFFER -> row.scheme() + boundary(row.boundary()) + ", into buffer";
        };
    }

    /** What the baseline of an operation is, in one word. */
    static String baseline(Operation operation) {
        return operation.baseline() == Operation.CLONE_OCTETS ? "clone" : "copy";
    }

    /** A scheme at a boundary, and whose environment where there are several. */
    static String contestant(String scheme, @Nullable Boundary boundary, @Nullable String environment) {
        return scheme + boundary(boundary) + (environment == null ? "" : " · " + environment);
    }

    private static String boundary(@Nullable Boundary boundary) {
        if (boundary == null) {
            return "";
        }
        return switch (boundary) {
            case BOTH -> "";
            case CODEC, LOOP -> ", " + boundary.label();
            case END_TO_END -> ", end to end";
        };
    }
}
