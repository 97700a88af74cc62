package org.c2x.bench.length;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LengthPercentilesTest {
    @Test
    void percentile_isALengthThatSomeMessageHas() {
        int[] sorted = {3, 4, 4, 7, 20};

        assertEquals(3, LengthPercentiles.percentile(sorted, 0));
        assertEquals(4, LengthPercentiles.percentile(sorted, 0.5));
        assertEquals(7, LengthPercentiles.percentile(sorted, 0.8));
        assertEquals(20, LengthPercentiles.percentile(sorted, 0.81));
        assertEquals(20, LengthPercentiles.percentile(sorted, 1));
    }

    @Test
    void percentile_ofOneMessage_isItsLength() {
        assertEquals(9, LengthPercentiles.percentile(new int[] {9}, 0));
        assertEquals(9, LengthPercentiles.percentile(new int[] {9}, 1));
    }
}
