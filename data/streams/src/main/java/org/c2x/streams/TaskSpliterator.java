package org.c2x.streams;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Does a piece of work when its result is asked for. */
final class TaskSpliterator<R> extends AbstractSpliterator<R> {
    private final TaskSource<R> source;

    TaskSpliterator(TaskSource<R> source) {
        super(Long.MAX_VALUE, ORDERED | NONNULL);
        this.source = source;
    }

    @Override
    public boolean tryAdvance(Consumer<? super R> action) {
        Supplier<R> task;
        try {
            task = source.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (task == null) {
            return false;
        }
        action.accept(task.get());
        return true;
    }
}
