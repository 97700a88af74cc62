package org.c2x.security;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** What is remembered has a bound in entries and in octets. */
class RecentMapTest {
    private final RecentMap<String, byte[]> map = new RecentMap<>(3, 100, octets -> octets.length);

    @Test
    void tooManyEntries_theOneNotAskedForLongestGoes() {
        map.put("a", new byte[1]);
        map.put("b", new byte[1]);
        map.put("c", new byte[1]);
        map.get("a");
        map.put("d", new byte[1]);

        assertNull(map.get("b"));
        assertEquals(1, map.get("a").length);
    }

    @Test
    void tooManyOctets_asManyGoAsItTakes() {
        map.put("a", new byte[50]);
        map.put("b", new byte[40]);
        map.put("c", new byte[60]);

        assertNull(map.get("a"));
        assertEquals(40, map.get("b").length);
        map.put("b", new byte[100]);
        assertNull(map.get("c"));
        map.put("e", new byte[101]);
        assertNull(map.get("b"));
        assertNull(map.get("e"));
    }
}
