package org.c2x.streams;

import java.io.IOException;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.Nullable;

/**
 * Gives what is to be done, piece by piece. It is called by one thread at a time, what it gives is done on any.
 *
 * @param <R> what comes of a piece
 */
public interface TaskSource<R> {

    /** The next piece; null if there is none, and when asked again as well. */
    @Nullable
    Supplier<R> next() throws IOException;

    /** How far the input was read, in octets; so nobody holds more of it than memory suffices for. */
    long offset();
}
