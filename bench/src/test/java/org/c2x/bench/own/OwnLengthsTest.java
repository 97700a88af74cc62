package org.c2x.bench.own;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OwnLengthsTest {
    @Test
    void percentile_isALengthThatSomeMessageHas() {
        int[] sorted = {3, 4, 4, 7, 20};

        assertEquals(3, OwnLengths.percentile(sorted, 0));
        assertEquals(4, OwnLengths.percentile(sorted, 0.5));
        assertEquals(7, OwnLengths.percentile(sorted, 0.8));
        assertEquals(20, OwnLengths.percentile(sorted, 0.81));
        assertEquals(20, OwnLengths.percentile(sorted, 1));
    }

    @Test
    void percentile_ofOneMessage_isItsLength() {
        assertEquals(9, OwnLengths.percentile(new int[] {9}, 0));
        assertEquals(9, OwnLengths.percentile(new int[] {9}, 1));
    }
}
