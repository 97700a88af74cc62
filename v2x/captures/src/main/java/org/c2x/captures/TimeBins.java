package org.c2x.captures;

/** How many packets came when: in spans of equal length, which doubles whenever there would be too many. */
final class TimeBins {
    /** Most spans; even. */
    static final int MOST = 256;

    private static final long FIRST_MILLIS = 250;

    private final int[] counts = new int[MOST];
    private long spanMillis = FIRST_MILLIS;

    /** @param millis 0 or more since the first packet of the capture */
    void add(long millis) {
        while (millis / spanMillis >= MOST) {
            halve();
        }
        counts[(int) (millis / spanMillis)]++;
    }

    private void halve() {
        for (int i = 0; i < MOST; i++) {
            counts[i] = i < MOST / 2 ? counts[2 * i] + counts[2 * i + 1] : 0;
        }
        spanMillis *= 2;
    }

    long spanMillis() {
        return spanMillis;
    }

    /**
     * The counts of longer spans.
     *
     * @param millis a length that spans can come to
     */
    int[] counts(long millis) {
        while (spanMillis < millis) {
            halve();
        }
        return counts.clone();
    }
}
