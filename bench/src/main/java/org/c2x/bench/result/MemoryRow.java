package org.c2x.bench.result;

import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.Boundary;

/**
 * Memory of one operation in warm, compiled code. Everything is per message, in a stream of messages the mean, of the
 * stack the most.
 *
 * @param direction       which way; an operation of encoding gives a new array
 * @param boundary        what the operation includes
 * @param allocatedOctets allocated on the heap by one operation, its result included
 * @param stackOctets     of stack below the caller at the deepest point, null if that could not be found out
 * @param retainedOctets  reachable from the result of decoding, each object once and what the codec itself holds
 *                        left out; null in encoding
 */
public record MemoryRow(
        String scheme,
        String content,
        Direction direction,
        Boundary boundary,
        double allocatedOctets,
        @Nullable Long stackOctets,
        @Nullable Long retainedOctets) {

    /** The same row with another figure for the stack. */
    public MemoryRow withStack(long octets) {
        return new MemoryRow(
                scheme, content, direction, boundary, allocatedOctets, octets, retainedOctets);
    }
}
