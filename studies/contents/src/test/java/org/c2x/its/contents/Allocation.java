package org.c2x.its.contents;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.c2x.asn1.runtime.Codec;
import org.c2x.asn1.runtime.DecodeException;

/** How much memory work takes, which unlike its time is the same on a busy machine. */
public final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Allocation() {}

    /** Octets that a decoding allocates once its classes are loaded; whether it accepts the input does not matter. */
    public static long ofDecoding(Codec<?> codec, byte[] octets) {
        return of(() -> decode(codec, octets));
    }

    /** Octets that work allocates when it is done for the second time. */
    public static long of(Runnable work) {
        work.run();
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        work.run();
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }

    private static void decode(Codec<?> codec, byte[] octets) {
        try {
            codec.decode(octets);
        } catch (DecodeException refused) {
            // takes memory, too
        }
    }
}
