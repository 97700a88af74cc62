package org.c2x.bench.memory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.Codecs;
import org.c2x.bench.Boundary;
import org.c2x.bench.Content;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Skipped;

/** One operation of which to measure the memory. */
record MemoryTask(String scheme, String content, Direction direction, Boundary boundary) {

    /** All operations of a scheme on a content, none if it has no codec for it. */
    static <T> List<MemoryTask> of(String scheme, Content<T> content) {
        Optional<Codec<T>> codec = Codecs.find(scheme, content.type());
        if (codec.isEmpty()) {
            return List.of();
        }
        List<MemoryTask> tasks = new ArrayList<>();
        if (Subject.boundariesDiffer(codec.get())) {
            addBothWays(tasks, scheme, content, Boundary.END_TO_END);
            addBothWays(tasks, scheme, content, Boundary.CODEC);
        } else {
            addBothWays(tasks, scheme, content, Boundary.BOTH);
        }
        return tasks;
    }

    private static void addBothWays(List<MemoryTask> tasks, String scheme, Content<?> content, Boundary boundary) {
        for (Direction direction : Direction.values()) {
            tasks.add(new MemoryTask(scheme, content.name(), direction, boundary));
        }
    }

    /** What could not be measured, and why. */
    Skipped skipped(String measurement, String reason) {
        return new Skipped(
                measurement + " of " + scheme + ' ' + content + ' ' + direction.label() + ", " + boundary.label(),
                reason,
                null);
    }
}
