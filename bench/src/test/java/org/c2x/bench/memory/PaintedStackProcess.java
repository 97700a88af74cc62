package org.c2x.bench.memory;

import java.util.List;
import java.util.stream.IntStream;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;
import org.c2x.bench.result.Direction;
import org.c2x.nativebridge.PaintedStack;

/**
 * A program that measures the stack of a scheme's operations in both ways: where there is no longer room for it, and
 * what it has overwritten. It prints a line for each operation: direction and both figures.
 */
final class PaintedStackProcess {
    private static final int FRAMES = 4;
    /** The virtual machine may use a stack for something else as well: the least counts. */
    private static final int TIMES = 5;

    private PaintedStackProcess() {}

    /** @param arguments scheme and content */
    public static void main(String[] arguments) throws InterruptedException {
        StackDepth depth = StackDepth.calibrated();
        BenchContent<?> content = BenchContents.get(arguments[1]);
        List<MemoryTask> tasks = MemoryTask.of("jvm", arguments[0], content, List.of(Direction.values()));
        StackDepth.run(() ->
                tasks.forEach(task -> print(task, HeapMeasured.of(task, content).work(), depth)));
    }

    private static void print(MemoryTask task, Work work, StackDepth depth) {
        // first: what other threads have the compiler do anew is there for both
        long painted = painted(work) - painted(new Work.Nothing());
        long bisected = depth.octets(work);
        System.out.println(task.direction().label() + ' ' + bisected + ' ' + painted);
    }

    private static long painted(Work work) {
        return IntStream.range(0, TIMES)
                .mapToLong(i -> PaintedStack.octets(
                        () -> Warmup.again(work), () -> Work.Sink.value = Filler.descend(FRAMES, work)))
                .min()
                .orElseThrow();
    }
}
