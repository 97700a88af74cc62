package org.c2x.streams;

import java.io.IOException;
import org.c2x.asn1.runtime.DecodeException;
import org.c2x.asn1.runtime.Nullable;

/**
 * Gives the records of an input one after the other. Not thread-safe.
 *
 * @param <R> what it makes of a record
 */
public interface RecordSource<R> {

    /**
     * The next record; null if there is none.
     *
     * @throws DecodeException if it is bad, its offset counts from the beginning of the record; {@link #skip} may go
     *                         after it
     */
    @Nullable
    R next() throws IOException;

    /** Moves past the last record if it was refused; false if nobody knows where it ends. */
    boolean skip() throws IOException;

    /** The number of the last record, from 1 on. */
    long number();

    /** Where in the input the last record begins, in octets. */
    long offset();
}
