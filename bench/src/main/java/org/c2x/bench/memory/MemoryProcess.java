package org.c2x.bench.memory;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.List;
import org.c2x.bench.BenchContent;
import org.c2x.bench.BenchContents;

/**
 * The program in the JVMs that measure. It prints what each task came to, a line of JSON each. Other lines mean
 * nothing.
 */
public final class MemoryProcess {
    private static final JsonMapper JSON = new JsonMapper();

    private MemoryProcess() {}

    /** The arguments that make the program measure tasks of one scheme and content. */
    static List<String> arguments(List<MemoryTask> tasks) {
        return tasks.stream().map(MemoryProcess::written).toList();
    }

    /**
     * Measures.
     *
     * @param arguments tasks in JSON
     */
    public static void main(String[] arguments) throws InterruptedException, JsonProcessingException {
        StackDepth stack = StackDepth.calibrated();
        List<MemoryTask> tasks = new ArrayList<>();
        for (String argument : arguments) {
            tasks.add(JSON.readValue(argument, MemoryTask.class));
        }
        BenchContent<?> content = BenchContents.get(tasks.get(0).content());
        StackDepth.run(() -> measure(tasks, content, stack));
    }

    /** Stacks last: a codec that ran out of stack may no longer be what it was; then this JVM is of no more use. */
    private static void measure(List<MemoryTask> tasks, BenchContent<?> content, StackDepth stack) {
        List<HeapMeasured> measured =
                tasks.stream().map(task -> HeapMeasured.of(task, content)).toList();
        for (HeapMeasured each : measured) {
            MemoryResult result = each.andStack(stack);
            print(result);
            if (each.work() != null && !result.skipped().isEmpty()) {
                return;
            }
        }
    }

    private static void print(MemoryResult result) {
        System.out.println(written(result));
        System.out.flush();
    }

    private static String written(Object figures) {
        try {
            return JSON.writeValueAsString(figures);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of numbers and strings have a JSON form", e);
        }
    }

    static MemoryResult read(String line) throws JsonProcessingException {
        return JSON.readValue(line, MemoryResult.class);
    }
}
