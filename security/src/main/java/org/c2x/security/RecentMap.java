package org.c2x.security;

import java.util.LinkedHashMap;
import java.util.Map;
import org.c2x.asn1.runtime.Nullable;

/** A map that forgets what was not asked for longest, so that strangers cannot fill the memory. Thread-safe. */
final class RecentMap<K, V> {
    private final Map<K, V> entries;

    RecentMap(int most) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable V get(K key) {
        return entries.get(key);
    }

    synchronized void put(K key, V value) {
        entries.put(key, value);
    }
}
