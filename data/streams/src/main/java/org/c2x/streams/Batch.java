package org.c2x.streams;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Nullable;

/** Neighbouring pieces of work: handing over one by one would cost more than to decode a message. */
final class Batch<R> {
    private static final int MOST_TASKS = 256;
    private static final int MOST_OCTETS = 1 << 17;

    private final List<Supplier<R>> tasks = new ArrayList<>(MOST_TASKS);
    private final List<R> results = new ArrayList<>(MOST_TASKS);
    private final CountDownLatch done = new CountDownLatch(1);
    private @Nullable Throwable failure;
    private boolean isLast;

    /** Takes as many pieces of work as belong together. */
    static <R> Batch<R> of(TaskSource<R> source) {
        Batch<R> batch = new Batch<>();
        try {
            batch.fill(source);
        } catch (IOException e) {
            batch.failure = new UncheckedIOException(e);
        } catch (RuntimeException | Error e) {
            batch.failure = e;
        }
        batch.isLast |= batch.failure != null;
        return batch;
    }

    private void fill(TaskSource<R> source) throws IOException {
        long start = source.offset();
        while (tasks.size() < MOST_TASKS && source.offset() - start < MOST_OCTETS) {
            Supplier<R> task = source.next();
            if (task == null) {
                isLast = true;
                return;
            }
            tasks.add(task);
        }
    }

    /** Whether the source has nothing after it. */
    boolean isLast() {
        return isLast;
    }

    /** Does the work. */
    void run() {
        try {
            tasks.forEach(task -> results.add(task.get()));
        } catch (RuntimeException | Error e) {
            failure = e;
        } finally {
            tasks.clear();
            done.countDown();
        }
    }

    /** Whether the work is done. */
    boolean isDone() {
        return done.getCount() == 0;
    }

    /** The results up to the first failure, when they are there. */
    List<R> results() throws InterruptedException {
        done.await();
        return results;
    }

    /** Throws what went wrong after the results. */
    void throwFailure() {
        if (failure instanceof Error error) {
            throw error;
        } else if (failure != null) {
            throw (RuntimeException) failure;
        }
    }
}
