package org.c2x.bench.memory;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.BenchContent;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Boundary;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Operation;
import org.c2x.bench.result.Quantity;
import org.c2x.bench.result.Skipped;

/** One operation of which to measure the memory. */
record MemoryTask(String environment, String scheme, String content, Direction direction, Boundary boundary) {

    /** The operations of a scheme on a content, none if it has no codec for it. */
    static <T> List<MemoryTask> of(
            String environment, String scheme, BenchContent<T> content, List<Direction> directions) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            return List.of();
        }
        List<Boundary> boundaries = Subject.boundariesDiffer(codec.get())
                ? List.of(Boundary.END_TO_END, Boundary.CODEC)
                : List.of(Boundary.BOTH);
        return boundaries.stream()
                .flatMap(boundary -> directions.stream()
                        .map(direction -> new MemoryTask(environment, scheme, content.name(), direction, boundary)))
                .toList();
    }

    /** What a figure of it is about. */
    Figure.Key key(Quantity quantity) {
        return new Figure.Key(environment, scheme, content, Operation.of(direction), boundary, quantity);
    }

    /** What its figures are about. */
    Stream<Figure.Key> keys() {
        return Stream.of(Quantity.HEAP, Quantity.STACK, Quantity.RETAINED)
                .filter(quantity -> direction == Direction.DECODE || quantity != Quantity.RETAINED)
                .map(this::key);
    }

    /** What could not be measured, and why. */
    Skipped skipped(String measurement, String reason) {
        return new Skipped(measurement + title(), environment, scheme, content, reason, null);
    }

    /** Whether something skipped is about this. */
    boolean isIn(Skipped skipped) {
        return skipped.what().endsWith(title());
    }

    private String title() {
        return " of " + scheme + ' ' + content + ' ' + direction.label() + ", " + boundary.label();
    }
}
