package org.c2x.asn1.resolve;

import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.value.Value;

/**
 * Counts the parts of values. Values that are named may be nested many times, so that a page of text can
 * mean a value of any size; beyond these limits there is no published module but only work without end.
 */
final class ValueWeights {
    private static final int MOST_PARTS = 100_000;
    private static final int MOST_PARTS_ALTOGETHER = 5_000_000;
    private static final int DEEPEST_NESTING = 200;

    private record Weight(int parts, int depth) {}

    private static final Weight LEAF = new Weight(1, 0);

    private final Map<Value, Weight> weights = new IdentityHashMap<>();
    private int altogether;

    /** Notes a value made of others. */
    <T extends Value> T structured(T value, Collection<Value> parts, Position position) {
        long count = 1;
        int depth = 0;
        for (Value part : parts) {
            Weight weight = weights.getOrDefault(part, LEAF);
            count += weight.parts;
            depth = Math.max(depth, weight.depth + 1);
        }
        if (count > MOST_PARTS || depth > DEEPEST_NESTING) {
            throw new SourceError(position, "this value is too large or nested too deep");
        }
        weights.put(value, new Weight((int) count, depth));
        return value;
    }

    /** Notes that a value is used. */
    void use(Value value, Position position) {
        altogether += weights.getOrDefault(value, LEAF).parts;
        if (altogether > MOST_PARTS_ALTOGETHER) {
            altogether = MOST_PARTS_ALTOGETHER;
            throw new SourceError(position, "the values of the modules are too large altogether");
        }
    }
}
