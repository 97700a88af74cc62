package org.c2x.bench.settle;

import java.util.List;
import java.util.Map;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The threads that operations run on. JMH starts new ones for each of its runs; here they outlive a run, so that what
 * the JVM and the codecs keep for a thread stays what it was in the iteration before. There are never more of them than
 * a run needs: in a pool that grows, a run that begins before the thread of the run before is free gets another one,
 * for which compiled code may not hold.
 */
public final class WorkerThreads extends AbstractExecutorService {
    /** By their number. */
    private static final Map<Integer, ExecutorService> POOLS = new ConcurrentHashMap<>();

    private final ExecutorService pool;

    /** As JMH calls it, which wants two parameters. */
    public WorkerThreads(int threads, String prefix) {
        pool = POOLS.computeIfAbsent(threads, WorkerThreads::pool);
    }

    private static ExecutorService pool(int threads) {
        return Executors.newFixedThreadPool(threads, task -> {
            Thread thread = new Thread(task, "c2x-worker");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Properties of a JVM that make JMH use these. */
    static List<String> properties() {
        return List.of("-Djmh.executor=CUSTOM", "-Djmh.executor.class=" + WorkerThreads.class.getName());
    }

    @Override
    public void execute(Runnable task) {
        pool.execute(task);
    }

    /** The end of a run, not of the threads. */
    @Override
    public void shutdown() {
        // the next run takes the same threads
    }

    @Override
    public List<Runnable> shutdownNow() {
        return List.of();
    }

    @Override
    public boolean isShutdown() {
        return true;
    }

    @Override
    public boolean isTerminated() {
        return true;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
        return true;
    }
}
