package org.c2x.bench.memory;

import java.util.List;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.bench.BenchContent;
import org.c2x.bench.Subject;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Quantity;

/**
 * A task of which everything but the stack is measured.
 *
 * @param work   what the task does, null if it failed
 * @param result the figures without stack, or why there are none
 */
record HeapMeasured(MemoryTask task, @Nullable Work work, MemoryResult result) {

    /** Checks that the codec works, warms it and measures. */
    static HeapMeasured of(MemoryTask task, BenchContent<?> content) {
        try {
            return of(task, Subject.of(task.scheme(), content, task.boundary()));
        } catch (RuntimeException e) {
            return new HeapMeasured(task, null, MemoryResult.of(task.skipped("memory", "of a failure: " + e)));
        }
    }

    private static <M> HeapMeasured of(MemoryTask task, Subject<M> subject) {
        List<byte[]> encodings = subject.checkedEncodings();
        if (task.direction() == Direction.ENCODE) {
            byte[] last = encodings.get(encodings.size() - 1);
            return of(task, new Work.Encoding<>(subject.codec(), subject.messages(), last), encodings.size(), null);
        }
        return of(
                task,
                new Work.Decoding<>(subject.codec(), encodings),
                encodings.size(),
                RetainedSize.mean(subject.codec(), encodings));
    }

    private static HeapMeasured of(MemoryTask task, Work work, int messages, @Nullable Long retained) {
        Warmup.full(work);
        double allocated = Allocation.octetsPerMessage(work, messages);
        MemoryResult heap = MemoryResult.of(Figure.of(task.key(Quantity.HEAP), allocated));
        return new HeapMeasured(
                task,
                work,
                retained == null ? heap : heap.and(MemoryResult.of(Figure.of(task.key(Quantity.RETAINED), retained))));
    }

    /** The whole result; without the stack and with the reason if that cannot be measured. */
    MemoryResult andStack(StackDepth stack) {
        if (work == null) {
            return result;
        }
        try {
            return result.and(MemoryResult.of(Figure.of(task.key(Quantity.STACK), stack.octets(work))));
        } catch (IllegalStateException e) {
            return result.and(MemoryResult.of(task.skipped("stack", String.valueOf(e.getMessage()))));
        }
    }
}
