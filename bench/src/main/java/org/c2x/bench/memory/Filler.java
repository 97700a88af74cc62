package org.c2x.bench.memory;

import org.c2x.asn1.runtime.Nullable;

/** Fills the stack with frames of one size, then works. The JVMs that measure do not inline this. */
final class Filler {
    private Filler() {}

    /**
     * Works on top of a number of frames.
     *
     * @throws StackOverflowError if there is no room for them, or none for the work on top of them
     */
    static @Nullable Object descend(int frames, Work work) {
        return frames == 0 ? work.run() : descend(frames - 1, work);
    }
}
