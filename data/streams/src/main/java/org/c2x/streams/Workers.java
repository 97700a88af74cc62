package org.c2x.streams;

import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * How many threads decode a stream.
 *
 * @param threads with the one that asks for results, which works as long as there are none; alone it is never further
 *                in the input than it was asked for, so it should be if the input may have to wait for more
 * @param ordered whether results come in the order of the input, else as soon as they are there
 */
public record Workers(int threads, boolean ordered) {
    /** The thread that asks for results. */
    public static final Workers CALLER = new Workers(1, true);

    /** @throws IllegalArgumentException if there are no threads */
    public Workers {
        if (threads < 1) {
            throw new IllegalArgumentException(threads + " threads");
        }
    }

    /** A thread for each core, with results in order. */
    public static Workers allCores() {
        return new Workers(Runtime.getRuntime().availableProcessors(), true);
    }

    /** As many threads, with results as soon as they are there. */
    public Workers unordered() {
        return new Workers(threads, false);
    }

    /**
     * Does all that a source gives. Of results that nobody has taken yet no more than some hundred a thread are held,
     * then the threads wait. What the source or a piece of work throws ends the stream after the results before
     * it; an {@link java.io.IOException} comes as {@link java.io.UncheckedIOException}. A stream that is not read to
     * its end has to be closed; closing it does not wait for a thread that is reading.
     */
    public <R> Stream<R> run(TaskSource<R> source) {
        if (threads == 1) {
            return StreamSupport.stream(new TaskSpliterator<>(source), false);
        }
        BatchSpliterator<R> batches = new BatchSpliterator<>(source, this);
        return StreamSupport.stream(batches, false).onClose(batches::close);
    }
}
