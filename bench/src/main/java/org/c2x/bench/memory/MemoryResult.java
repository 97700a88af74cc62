package org.c2x.bench.memory;

import java.util.List;
import java.util.stream.Stream;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Skipped;

/**
 * What measuring memory came to.
 *
 * @param figures of each operation heap and stack, of decoding also what is retained
 * @param skipped what could not be measured; with the reason where an operation has no stack
 */
public record MemoryResult(List<Figure> figures, List<Skipped> skipped) {
    static final MemoryResult NONE = new MemoryResult(List.of(), List.of());

    public MemoryResult {
        figures = List.copyOf(figures);
        skipped = List.copyOf(skipped);
    }

    static MemoryResult of(Figure figure) {
        return new MemoryResult(List.of(figure), List.of());
    }

    static MemoryResult of(Skipped skipped) {
        return new MemoryResult(List.of(), List.of(skipped));
    }

    /** Both results, one after the other. */
    MemoryResult and(MemoryResult other) {
        return new MemoryResult(
                Stream.concat(figures.stream(), other.figures.stream()).toList(),
                Stream.concat(skipped.stream(), other.skipped.stream()).toList());
    }
}
