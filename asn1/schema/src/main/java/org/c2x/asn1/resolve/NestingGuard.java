package org.c2x.asn1.resolve;

import java.util.function.Supplier;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;

/** Keeps the resolver's recursion, which follows references through the text, away from the end of the stack. */
final class NestingGuard {
    static final int MAXIMUM = 250;

    private int depth;

    /** Does the work one level deeper. */
    <T> T within(Position position, Supplier<T> work) {
        if (depth >= MAXIMUM) {
            throw tooDeep(position);
        }
        depth++;
        try {
            return work.get();
        } finally {
            depth--;
        }
    }

    static SourceError tooDeep(Position position) {
        return new SourceError(position, "more than " + MAXIMUM + " types, values and references inside each other");
    }
}
