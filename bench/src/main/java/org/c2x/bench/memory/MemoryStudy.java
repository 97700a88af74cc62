package org.c2x.bench.memory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.c2x.bench.BenchContent;
import org.c2x.bench.result.Direction;
import org.c2x.bench.result.Figure;
import org.c2x.bench.result.Skipped;

/**
 * Measures the memory of operations of schemes on contents, each pair of them in a JVM of its own: what else was
 * compiled in a JVM changes what its compiler inlines, and so frames and allocation.
 */
public final class MemoryStudy {
    private static final int PATIENCE_SECONDS = 120;
    /** What a pair takes on one core, by and large. */
    private static final long MILLIS_PER_PAIR = 4_500;

    private final List<List<MemoryTask>> pairs;

    private MemoryStudy(List<List<MemoryTask>> pairs) {
        this.pairs = List.copyOf(pairs);
    }

    /** What one JVM measures. */
    public record Pair(String scheme, BenchContent<?> content) {}

    /** Receives what has been measured. */
    @FunctionalInterface
    public interface Listener {
        /**
         * A pair has been measured, or could not be. Calls come one after the other, from any thread.
         *
         * @throws IOException if that cannot be noted; it ends the measurement
         */
        void ended(String pair, MemoryResult result) throws IOException;
    }

    /**
     * What to measure: every pair for which there is a codec.
     *
     * @param environment what the figures name
     */
    public static MemoryStudy of(String environment, List<Pair> pairs, List<Direction> directions) {
        return new MemoryStudy(pairs.stream()
                .map(pair -> MemoryTask.of(environment, pair.scheme(), pair.content(), directions))
                .filter(tasks -> !tasks.isEmpty())
                .toList());
    }

    /** The pairs of which a figure is not there yet. */
    public MemoryStudy without(Set<Figure.Key> known) {
        return new MemoryStudy(pairs.stream()
                .filter(pair -> !pair.stream().flatMap(MemoryTask::keys).allMatch(known::contains))
                .toList());
    }

    /** What figures it gives, in the order of its pairs. */
    public List<Figure.Key> keys() {
        return pairs.stream().flatMap(List::stream).flatMap(MemoryTask::keys).toList();
    }

    /** Whether something that was skipped is a figure of this. */
    public boolean wouldGive(Skipped skipped) {
        return pairs.stream().flatMap(List::stream).anyMatch(task -> task.isIn(skipped));
    }

    /** Number of pairs of scheme and content. */
    public int size() {
        return pairs.size();
    }

    /** As many of the pairs, from the first on, as can be measured in some milliseconds. */
    public MemoryStudy within(long millis) {
        return new MemoryStudy(pairs.stream().limit(millis / estimatedMillis(1)).toList());
    }

    /** About how long some pairs take, in milliseconds. */
    public static long estimatedMillis(int pairs) {
        return MILLIS_PER_PAIR * pairs / cores();
    }

    /**
     * Measures, as many pairs at once as there are cores: figures of memory do not depend on the time they take.
     *
     * @param java         the program that starts a JVM
     * @param jvmArguments of these JVMs, beside those that the measurement needs
     * @param listener     receives each pair
     * @throws IOException          if no JVM can be started, the message names the program; or from the listener
     * @throws InterruptedException if the thread is interrupted; all JVMs are ended then
     */
    public void run(Path java, List<String> jvmArguments, Listener listener) throws IOException, InterruptedException {
        MemoryFork fork = new MemoryFork(java, jvmArguments, PATIENCE_SECONDS);
        ExecutorService executor = Executors.newFixedThreadPool(cores());
        try {
            List<Future<Void>> ends = new ArrayList<>();
            for (List<MemoryTask> pair : pairs) {
                ends.add(executor.submit(() -> {
                    MemoryResult result = fork.measure(pair);
                    synchronized (listener) {
                        listener.ended(
                                "memory of " + pair.get(0).scheme() + ' '
                                        + pair.get(0).content(),
                                result);
                    }
                    return null;
                }));
            }
            for (Future<Void> end : ends) {
                end.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
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
