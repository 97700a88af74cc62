package org.c2x.streams;

import java.util.Iterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.c2x.asn1.runtime.Nullable;

/**
 * Gives results of batches that threads work on. Each thread cuts a batch from the source, in turn, and then does its
 * work; so no thread only cuts, and none waits for one that does:
 *
 * <pre>
 *   thread 1   cut 1 | work 1 ……………… | cut 4 | work 4 ……
 *   thread 2           cut 2 | work 2 ………………………… | cut 5 | …
 *   queue             1       2                4       5        ordered: as they are cut, else as they are done
 * </pre>
 */
final class BatchSpliterator<R> extends AbstractSpliterator<R> {
    /** Of batches in the queue; there must be one at least, so that a thread that was told to end can put its last. */
    private static final int BATCHES_A_THREAD = 2;

    private final TaskSource<R> source;
    private final Workers workers;
    private final BlockingQueue<Batch<R>> queue;
    /** Guards the source, and that batches are put in its order. */
    private final Object cutting = new Object();

    /** Stands behind all others. */
    private final Batch<R> end = new Batch<>();

    private final AtomicInteger working = new AtomicInteger();
    private boolean ended;
    private volatile boolean closed;

    private boolean started;
    private @Nullable Batch<R> batch;
    private @Nullable Iterator<R> results;

    BatchSpliterator(TaskSource<R> source, Workers workers) {
        super(Long.MAX_VALUE, NONNULL | (workers.ordered() ? ORDERED : 0));
        this.source = source;
        this.workers = workers;
        this.queue = new ArrayBlockingQueue<>(BATCHES_A_THREAD * workers.threads());
    }

    private void start() {
        started = true;
        working.set(workers.threads());
        for (int i = 1; i <= workers.threads(); i++) {
            Thread thread = new Thread(this::work, "c2x-stream-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void work() {
        try {
            for (Batch<R> cut = cut(); cut != null; cut = cut()) {
                cut.run();
                if (!workers.ordered()) {
                    queue.put(cut);
                }
            }
            if (working.decrementAndGet() == 0) {
                queue.put(end);
            }
        } catch (InterruptedException nobodyDoesThat) {
            Thread.currentThread().interrupt();
        }
    }

    private @Nullable Batch<R> cut() throws InterruptedException {
        synchronized (cutting) {
            if (ended || closed) {
                return null;
            }
            Batch<R> cut = Batch.of(source);
            ended = cut.isLast();
            if (workers.ordered()) {
                queue.put(cut);
            }
            return cut;
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super R> action) {
        try {
            while (results == null || !results.hasNext()) {
                if (!nextBatch()) {
                    return false;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            close();
            throw new IllegalStateException("interrupted while waiting for results", e);
        }
        action.accept(results.next());
        return true;
    }

    /** False if there is none. */
    private boolean nextBatch() throws InterruptedException {
        if (closed) {
            return false;
        } else if (!started) {
            start();
        }
        if (batch != null) {
            throwFailure(batch);
        }
        Batch<R> next = queue.take();
        if (next == end) {
            closed = true;
            return false;
        }
        batch = next;
        results = next.results().iterator();
        return true;
    }

    private void throwFailure(Batch<R> taken) {
        try {
            taken.throwFailure();
        } catch (RuntimeException | Error failure) {
            close();
            throw failure;
        }
    }

    /** Ends the threads; one that is reading ends when it has read. */
    void close() {
        closed = true;
        queue.clear();
    }
}
