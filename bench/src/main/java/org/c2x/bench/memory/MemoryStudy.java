package org.c2x.bench.memory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.c2x.bench.Content;

/** Measures the memory of all operations of schemes on contents, each pair of them in a JVM of its own. */
public final class MemoryStudy {
    private static final int PATIENCE_SECONDS = 120;
    /** What a pair takes on one core, by and large. */
    private static final double SECONDS_PER_PAIR = 3;

    private final List<List<MemoryTask>> pairs;

    private MemoryStudy(List<List<MemoryTask>> pairs) {
        this.pairs = pairs;
    }

    /**
     * What to measure: every content in every scheme that has a codec for it.
     *
     * @param environment what the figures name
     */
    public static MemoryStudy of(String environment, List<String> schemes, List<Content<?>> contents) {
        List<List<MemoryTask>> pairs = new ArrayList<>();
        for (Content<?> content : contents) {
            for (String scheme : schemes) {
                pairs.add(MemoryTask.of(environment, scheme, content));
            }
        }
        pairs.removeIf(List::isEmpty);
        return new MemoryStudy(List.copyOf(pairs));
    }

    /** Number of pairs of scheme and content. */
    public int size() {
        return pairs.size();
    }

    /** About how long it takes, in seconds. */
    public long estimatedSeconds() {
        return Math.round(SECONDS_PER_PAIR * size() / cores());
    }

    /**
     * Measures, as many pairs at once as there are cores: figures of memory do not depend on the time they take.
     *
     * @param java         the program that starts a JVM
     * @param jvmArguments of these JVMs, beside those that the measurement needs
     * @param ended        told the title of each pair that has been measured, by any thread
     * @throws IOException          if no JVM can be started; the message names the program
     * @throws InterruptedException if the thread is interrupted; all JVMs are ended then
     */
    public MemoryResult run(Path java, List<String> jvmArguments, Consumer<String> ended)
            throws IOException, InterruptedException {
        MemoryFork fork = new MemoryFork(java, jvmArguments, PATIENCE_SECONDS);
        ExecutorService executor = Executors.newFixedThreadPool(cores());
        try {
            List<Future<MemoryResult>> results = new ArrayList<>();
            for (List<MemoryTask> pair : pairs) {
                results.add(executor.submit(() -> {
                    MemoryResult result = fork.measure(pair);
                    ended.accept("memory of " + pair.get(0).scheme() + ' ' + pair.get(0).content());
                    return result;
                }));
            }
            MemoryResult all = MemoryResult.NONE;
            for (Future<MemoryResult> result : results) {
                all = all.and(result.get());
            }
            return all;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException noJvm) {
                throw noJvm;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            executor.shutdownNow();
        }
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }
}
