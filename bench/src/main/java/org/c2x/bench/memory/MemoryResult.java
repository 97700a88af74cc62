package org.c2x.bench.memory;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.result.MemoryRow;
import org.c2x.bench.result.Skipped;

/**
 * What measuring memory came to.
 *
 * @param rows    contents in their order, schemes within them
 * @param skipped what could not be measured; of a row without stack the reason stands here
 */
public record MemoryResult(List<MemoryRow> rows, List<Skipped> skipped) {
    static final MemoryResult NONE = new MemoryResult(List.of(), List.of());

    public MemoryResult {
        rows = List.copyOf(rows);
        skipped = List.copyOf(skipped);
    }

    static MemoryResult of(MemoryRow row) {
        return new MemoryResult(List.of(row), List.of());
    }

    static MemoryResult of(Skipped skipped) {
        return new MemoryResult(List.of(), List.of(skipped));
    }

    /** Both results, one after the other. */
    MemoryResult and(MemoryResult other) {
        return new MemoryResult(
                Stream.concat(rows.stream(), other.rows.stream()).toList(),
                Stream.concat(skipped.stream(), other.skipped.stream()).toList());
    }
}
