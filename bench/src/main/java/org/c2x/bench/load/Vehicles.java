package org.c2x.bench.load;

import java.io.IOException;
import java.time.Instant;
import java.util.function.IntConsumer;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.its.v2.CAM;

/** Vehicles that drive and send CAMs, step by step. */
interface Vehicles extends AutoCloseable {
    /**
     * All drive on by a step.
     *
     * @return how long it is, in seconds
     */
    double drive() throws IOException;

    /** How many there are in this step. */
    int count();

    /** When it is. */
    Instant time();

    /** What tells a vehicle from all others, in all steps. */
    Object id(int vehicle);

    /** The CAM that a vehicle sends in this step, null if none is due; called once a step. */
    @Nullable
    CAM cam(int vehicle);

    /** All vehicles that are in the range of one, without itself. */
    void forNeighbours(int vehicle, IntConsumer action);

    @Override
    default void close() throws IOException {}
}
