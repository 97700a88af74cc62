package org.c2x.asn1.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RouteTest {

    @Test
    void route_hasAStepForEachComponentAndIndex() {
        Route route = new Route("a.list[12][3].b");

        assertFalse(route.takes("b"));
        assertTrue(route.takes("a"));
        assertTrue(route.takes("list"));
        assertFalse(route.takes("list"));
        assertFalse(route.takes(3));
        assertEquals(12, route.nextIndex());
        assertTrue(route.takes(12));
        assertTrue(route.takes(3));
        assertEquals(-1, route.nextIndex());
        assertEquals("b", route.next());
        assertTrue(route.takes("b"));
        assertEquals("", route.next());
        assertFalse(route.takes(""));
        assertFalse(route.takes(-1));
    }
}
