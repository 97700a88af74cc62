package org.c2x.asn1.runtime.coding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.c2x.asn1.runtime.DecodeException;
import org.junit.jupiter.api.Test;

class NestingTest {

    @Test
    void levels_areGranted_upToTheLimit() {
        assertNull(Nesting.problem(500, 500));
        assertEquals("expected at most 500 levels of nesting", Nesting.problem(501, 500));
    }

    @Test
    void levels_areRefused_beforeTheStackIsFull() throws InterruptedException {
        int[] level = new int[1];
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(null, () -> descend(level), "small", 256 << 10);
        thread.setUncaughtExceptionHandler((unused, thrown) -> failure[0] = thrown);
        thread.start();
        thread.join();

        assertNull(failure[0]);
        assertTrue(level[0] > 8 && level[0] < 1_000_000, () -> level[0] + " levels");
    }

    private static void descend(int[] level) {
        if (Nesting.problem(++level[0], Integer.MAX_VALUE) == null) {
            descend(level);
        }
    }

    @Test
    void room_isThere_forSomeFrames_butNotForMillions() {
        assertTrue(Nesting.hasRoom(100));
        assertFalse(Nesting.hasRoom(Integer.MAX_VALUE));
        assertNotNull(Nesting.decodingOverflow(DecodeException.Unit.BIT).problem());
    }
}
