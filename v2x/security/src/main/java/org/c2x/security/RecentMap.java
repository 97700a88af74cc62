package org.c2x.security;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.c2x.asn1.runtime.Nullable;

/**
 * A map that forgets what was not asked for longest, once it holds too many entries or too many octets. Thread-safe.
 */
final class RecentMap<K, V> {
    private final Map<K, V> entries = new LinkedHashMap<>(16, 0.75f, true);
    private final int most;
    private final long mostOctets;
    private final ToIntFunction<V> octetsOf;
    private long octets;

    RecentMap(int most, long mostOctets, ToIntFunction<V> octetsOf) {
        this.most = most;
        this.mostOctets = mostOctets;
        this.octetsOf = octetsOf;
    }

    synchronized @Nullable V get(K key) {
        return entries.get(key);
    }

    /** Puts a value in, and gives the one that was there before. */
    synchronized @Nullable V put(K key, V value) {
        V before = entries.put(key, value);
        octets += octetsOf.applyAsInt(value) - (before == null ? 0 : octetsOf.applyAsInt(before));
        Iterator<V> eldest = entries.values().iterator();
        while (entries.size() > most || octets > mostOctets) {
            octets -= octetsOf.applyAsInt(eldest.next());
            eldest.remove();
        }
        return before;
    }
}
