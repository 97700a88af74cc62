package org.c2x.bench.result;

/** A timed figure of a result, which grows fork by fork. */
public sealed interface Figure permits Row, Latency, ColdStart {

    /** What it is about; in a result no two figures are about the same. */
    Object key();

    /** Name of what it was measured with. */
    String environment();

    /** Number of forks behind it. */
    int forkCount();

    /**
     * What the forks of this and of another show together.
     *
     * @throws IllegalArgumentException if the other is about something else
     */
    Figure and(Figure more);

    /** @throws IllegalArgumentException if the figures are not about the same */
    static void requireSame(Figure one, Figure other) {
        if (!one.key().equals(other.key())) {
            throw new IllegalArgumentException(one.key() + " expected, not " + other.key());
        }
    }
}
