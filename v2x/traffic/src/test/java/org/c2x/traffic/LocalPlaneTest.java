package org.c2x.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LocalPlaneTest {
    private static final LocalPlane PLANE = new LocalPlane(52, 13);

    /** Lengths of a degree at 52 degrees north, from tables of the WGS 84 ellipsoid. */
    @Test
    void degree_hasTheLengthThatTablesGive() {
        assertEquals(53, PLANE.latitude(111_267), 1e-5);
        assertEquals(14, PLANE.longitude(68_678), 1e-5);
    }

    @Test
    void origin_isThePlaceItself() {
        assertEquals(52, PLANE.latitude(0));
        assertEquals(13, PLANE.longitude(0));
    }

    @Test
    void eastOfTheDateLine_isWest() {
        assertEquals(-179.9, new LocalPlane(0, 179.9).longitude(0.2 * 111_319.49), 1e-4);
    }

    @Test
    void placesThatAreNone_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> new LocalPlane(90, 0));
        assertThrows(IllegalArgumentException.class, () -> new LocalPlane(0, 181));
        assertThrows(IllegalArgumentException.class, () -> new LocalPlane(Double.NaN, 0));
    }
}
