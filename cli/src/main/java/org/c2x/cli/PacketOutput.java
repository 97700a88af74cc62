package org.c2x.cli;

import java.io.Closeable;
import java.io.IOException;
import org.c2x.asn1.runtime.Nullable;

/**
 * What becomes of the packets of a capture; complete when it is closed.
 *
 * @param <R> of one packet
 */
interface PacketOutput<R> extends Closeable {
    /**
     * What is made of a packet, null if there is no place for it; called by several threads.
     *
     * @throws org.c2x.asn1.runtime.EncodeException if it cannot be said in this form
     */
    @Nullable
    R of(CapturedLine line);

    /** Adds what was made of a packet. */
    void add(R made) throws IOException;

    @Override
    void close() throws IOException;
}
