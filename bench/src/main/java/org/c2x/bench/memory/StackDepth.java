package org.c2x.bench.memory;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Finds out how much stack warm work takes: how many frames of the {@link Filler} less may lie below it than below the
 * empty work, in a thread with a stack of known size. The JVM looks for room when it enters a compiled method that
 * calls others: for the frame of the method, or for those of the interpreter that would take its place, with all that
 * is inlined, if these are larger. So room that is looked for and not used is in the figure; the last of these frames
 * and what it calls without looking (methods that call nothing, with less than 512 octets) are not. The JVMs that
 * measure do not compile this class, so that its own frames are the same below all work. What work overwrites on a
 * painted stack confirms the figures: it is no more than they say, and up to 400 octets less.
 */
final class StackDepth {
    /** Size of the stack of threads that measure: room for more than ten times what codecs take, and no more, as
     * each overflow takes time for every frame. */
    static final long STACK_OCTETS = 320 * 1024;

    private static final long SMALL_STACK_OCTETS = 192 * 1024;
    /** Frames begin at multiples of this on the processors that HotSpot supports. */
    private static final int FRAME_ALIGNMENT = 16;

    private static final int FRAMES_TOO_MANY = (int) (STACK_OCTETS / FRAME_ALIGNMENT);
    /** Searched and warmed again: code compiled anew after an overflow may take another amount of stack. */
    private static final int SEARCHES = 4;

    /** Size of a filler's frame: the figures' resolution. */
    private final int frameOctets;
    /** Most frames below the empty work, in the thread that measures; -1 until that is known. */
    private int empty = -1;

    private StackDepth(int frameOctets) {
        this.frameOctets = frameOctets;
    }

    /**
     * Measures the size of a filler's frame with two stacks of different size. It has to be called before the first
     * stack of the larger size is used, as systems give out used stacks again.
     *
     * @throws InterruptedException if the thread is interrupted
     */
    static StackDepth calibrated() throws InterruptedException {
        for (Work work : new Work[] {() -> "first", () -> "second", new Work.Nothing()}) {
            Warmup.full(work);
        }
        int small = deepestOnStackOf(SMALL_STACK_OCTETS);
        int large = deepestOnStackOf(STACK_OCTETS);
        double frame = (double) (STACK_OCTETS - SMALL_STACK_OCTETS) / (large - small);
        return new StackDepth((int) Math.round(frame / FRAME_ALIGNMENT) * FRAME_ALIGNMENT);
    }

    private static int deepestOnStackOf(long octets) throws InterruptedException {
        AtomicInteger deepest = new AtomicInteger();
        runOnStackOf(octets, () -> deepest.set(deepest(new Work.Nothing(), FRAMES_TOO_MANY)));
        return deepest.get();
    }

    /** Runs something in a thread with the stack that {@link #octets(Work)} expects, and waits for its end. */
    static void run(Runnable measurement) throws InterruptedException {
        runOnStackOf(STACK_OCTETS, measurement);
    }

    private static void runOnStackOf(long octets, Runnable measurement) throws InterruptedException {
        Thread thread = new Thread(null, measurement, "memory", octets);
        thread.start();
        thread.join();
    }

    /**
     * Octets of stack that warm work takes; to be called in one {@link #run} only.
     *
     * @throws IllegalStateException if it does not even work on an empty stack of the thread, or no longer works after
     *                               it ran out of stack
     */
    long octets(Work work) {
        int deepest;
        try {
            if (empty < 0) {
                empty = deepest(new Work.Nothing(), FRAMES_TOO_MANY);
            }
            deepest = deepest(work, empty + 1); // from the same method as the empty work: its frame has to cancel out
            Work.Sink.value = work.run();
        } catch (RuntimeException | LinkageError e) {
            throw new IllegalStateException("it no longer works after it ran out of stack: " + e, e);
        }
        if (deepest < 0) {
            throw new IllegalStateException("it does not work in " + STACK_OCTETS + " octets of stack");
        }
        return (long) (empty - deepest) * frameOctets;
    }

    /**
     * Most frames on which work works, -1 if there is no such number.
     *
     * @param high a number of frames on which nothing works
     */
    private static int deepest(Work work, int high) {
        Warmup.again(work);
        int deepest = search(work, high);
        for (int i = 1; i < SEARCHES && !isDeepest(deepest, work); i++) {
            deepest = search(work, high);
        }
        return deepest;
    }

    private static boolean isDeepest(int frames, Work work) {
        Warmup.again(work);
        return (frames < 0 || worksOn(frames, work)) && !worksOn(frames + 1, work);
    }

    private static int search(Work work, int high) {
        int works = -1;
        int fails = high;
        while (fails - works > 1) {
            int middle = (works + fails) >>> 1;
            if (worksOn(middle, work)) {
                works = middle;
            } else {
                fails = middle;
                Warmup.brief(work);
            }
        }
        return works;
    }

    private static boolean worksOn(int frames, Work work) {
        try {
            return work.accepts(Filler.descend(frames, work));
        } catch (StackOverflowError | LinkageError | RuntimeException e) {
            return false; // classes whose initialisation ran out of stack, libraries that wrap what they caught
        }
    }
}
