package org.c2x.nativebridge;

/**
 * How much stack work takes in a thread that native code has made: its stack is painted, and looked at afterwards.
 * Compiled methods that call others touch the stack far below their frame to see whether there is room; that counts,
 * and is the same for all work, so that only differences between two figures mean something.
 */
public final class PaintedStack {
    private PaintedStack() {}

    /**
     * Does work in such a thread.
     *
     * @param preparation is done before, in the same thread: what only the first time takes
     * @return octets from the native frame that calls the work down to the last one that was changed
     * @throws IllegalStateException if there is no native library, no such thread, or something is thrown
     */
    public static long octets(Runnable preparation, Runnable work) {
        NativeLibrary.loaded().missing().ifPresent(reason -> {
            throw new IllegalStateException(reason);
        });
        long octets = reached(preparation, work);
        if (octets < 0) {
            throw new IllegalStateException("the work did not end on a painted stack");
        }
        return octets;
    }

    private static native long reached(Runnable preparation, Runnable work);
}
