package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;

/**
 * Memory of one operation in warm, compiled code. Everything is per message, in a stream of messages the mean, of the
 * stack the most.
 *
 * @param environment     what it was measured with
 * @param direction       which way; an operation of encoding gives a new array
 * @param boundary        what the operation includes
 * @param allocatedOctets allocated on the heap by one operation, its result included
 * @param stackOctets     of stack below the caller at the deepest point, null if that could not be found out
 * @param retainedOctets  reachable from the result of decoding, each object once and what the codec itself holds
 *                        left out; null in encoding
 */
public record MemoryRow(
        String environment,
        String scheme,
        String content,
        Direction direction,
        Boundary boundary,
        double allocatedOctets,
        @Nullable Long stackOctets,
        @Nullable Long retainedOctets) {

    /** What the row is about; in a result no two are about the same. */
    public Key key() {
        return new Key(environment, scheme, content, direction, boundary);
    }

    /** The same row with another figure for the stack. */
    public MemoryRow withStack(long octets) {
        return of(key(), allocatedOctets, octets, retainedOctets);
    }

    /** A row about something. */
    public static MemoryRow of(
            Key key, double allocatedOctets, @Nullable Long stackOctets, @Nullable Long retainedOctets) {
        return new MemoryRow(
                key.environment,
                key.scheme,
                key.content,
                key.direction,
                key.boundary,
                allocatedOctets,
                stackOctets,
                retainedOctets);
    }

    /** What a row of memory is about. */
    public record Key(
            String environment, String scheme, String content, Direction direction, Boundary boundary) {

        /** The same in another environment. */
        public Key in(String other) {
            return new Key(other, scheme, content, direction, boundary);
        }
    }
}
