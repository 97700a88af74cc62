package org.c2x.bench.memory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import org.c2x.bench.BenchContents;
import org.c2x.bench.Content;

/**
 * The program in the JVMs that measure. It prints what each task came to, a line of JSON each, the tasks in the order
 * of {@link MemoryTask#of}. Other lines mean nothing.
 */
public final class MemoryProcess {
    private static final JsonMapper JSON = new JsonMapper();

    private MemoryProcess() {}

    /**
     * Measures.
     *
     * @param arguments name of the environment, scheme, content, and how many of the tasks to leave out
     */
    public static void main(String[] arguments) throws InterruptedException {
        StackDepth stack = StackDepth.calibrated();
        Content<?> content = BenchContents.get(arguments[2]);
        List<MemoryTask> tasks = MemoryTask.of(arguments[0], arguments[1], content);
        List<MemoryTask> wanted = tasks.subList(Integer.parseInt(arguments[3]), tasks.size());
        StackDepth.run(() -> measure(wanted, content, stack));
    }

    /** Stacks last: a codec that ran out of stack may no longer be what it was; then this JVM is of no more use. */
    private static void measure(List<MemoryTask> tasks, Content<?> content, StackDepth stack) {
        List<HeapMeasured> measured = tasks.stream().map(task -> HeapMeasured.of(task, content)).toList();
        for (HeapMeasured each : measured) {
            MemoryResult result = each.andStack(stack);
            print(result);
            if (each.work() != null && !result.skipped().isEmpty()) {
                return;
            }
        }
    }

    private static void print(MemoryResult result) {
        try {
            System.out.println(JSON.writeValueAsString(result));
            System.out.flush();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of numbers and strings have a JSON form", e);
        }
    }

    static MemoryResult read(String line) throws JsonProcessingException {
        return JSON.readValue(line, MemoryResult.class);
    }
}
