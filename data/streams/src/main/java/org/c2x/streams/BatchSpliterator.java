package org.c2x.streams;

import java.util.Iterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.c2x.asn1.runtime.Nullable;

/**
 * Gives results of batches that threads work on. Each thread cuts a batch from the source, in turn, and then does its
 * work; so no thread only cuts, and none waits for one that does. The thread that asks for results is one of them as
 * long as there are none, so that no core has more threads than one:
 *
 * <pre>
 *   asking     cut 1 | work 1 ……………… | take 1, 2, 3 | cut 5 | work 5 …
 *   thread 1           cut 2 | work 2 ………… | cut 3 | work 3 ……… | cut 4 …
 *   queue             1       2               3              4      ordered: as they are cut, else as they are done
 * </pre>
 */
final class BatchSpliterator<R> extends AbstractSpliterator<R> {
    /** Of batches that are cut and not taken. */
    private static final int BATCHES_A_THREAD = 2;

    private final TaskSource<R> source;
    private final Workers workers;
    private final BlockingQueue<Batch<R>> queue = new LinkedBlockingQueue<>();
    /** Batches that may be cut. */
    private final Semaphore room;
    /** Guards the source, and that batches are put in its order. */
    private final Object cutting = new Object();

    /** Follows all others. */
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
        this.room = new Semaphore(BATCHES_A_THREAD * workers.threads());
    }

    private void start() {
        started = true;
        int others = workers.threads() - 1;
        working.set(others);
        for (int i = 1; i <= others; i++) {
            Thread thread = new Thread(this::work, "c2x-stream-" + i);
            thread.setDaemon(true);
            thread.start();
        }
    }

    private void work() {
        try {
            room.acquire();
            for (Batch<R> cut = cut(); cut != null; cut = cut()) {
                cut.run();
                if (!workers.ordered()) {
                    queue.add(cut);
                }
                room.acquire();
            }
            if (working.decrementAndGet() == 0) {
                queue.add(end);
            }
        } catch (InterruptedException nobodyDoesThat) {
            Thread.currentThread().interrupt();
        }
    }

    /** Cuts a batch that there is room for; null if there is no further one. */
    private @Nullable Batch<R> cut() {
        synchronized (cutting) {
            if (ended || closed) {
                // for another thread to see that, too
                room.release();
                return null;
            }
            Batch<R> cut = Batch.of(source);
            ended = cut.isLast();
            if (workers.ordered()) {
                queue.add(cut);
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
        Batch<R> next = take();
        if (next == end) {
            closed = true;
            return false;
        }
        room.release();
        batch = next;
        results = next.results().iterator();
        return true;
    }

    /** The next batch; works as long as that is not there. */
    private Batch<R> take() throws InterruptedException {
        for (Batch<R> first = queue.peek(); first == null || !first.isDone(); first = queue.peek()) {
            Batch<R> own = room.tryAcquire() ? cut() : null;
            if (own == null) {
                break;
            }
            own.run();
            if (!workers.ordered()) {
                return own;
            }
        }
        return queue.take();
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
        room.release();
    }
}
