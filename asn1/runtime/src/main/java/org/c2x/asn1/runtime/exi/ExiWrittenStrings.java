package org.c2x.asn1.runtime.exi;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The value partitions of the string table of a message being written (EXI 7.3.3); each value is in them once. */
final class ExiWrittenStrings {
    /** Up to so many values are looked through, for most messages have few. */
    private static final int FEW = 16;
    /** A table that is used again does not keep more than this. */
    private static final int MAX_KEPT = 1 << 12;

    private String[] values = new String[FEW];
    /** For each value the name of its element, as a number. */
    private int[] names = new int[FEW];
    /** For each value its place among those of its name. */
    private int[] locals = new int[FEW];

    private int count;
    /** How many values each name has. */
    private int[] counts = new int[FEW];
    /** All values once there are more than a few. */
    private final Map<String, Integer> places = new HashMap<>();

    void clear() {
        if (count == 0) {
            return;
        }
        if (count > MAX_KEPT) {
            values = new String[FEW];
            names = new int[FEW];
            locals = new int[FEW];
        } else {
            Arrays.fill(values, 0, count, null);
        }
        Arrays.fill(counts, 0);
        places.clear();
        count = 0;
    }

    /** The place of a value, -1 if it is new. */
    int find(String value) {
        if (count > FEW) {
            return places.getOrDefault(value, -1);
        }
        for (int i = 0; i < count; i++) {
            if (values[i].equals(value)) {
                return i;
            }
        }
        return -1;
    }

    boolean isLocal(int place, int name) {
        return names[place] == name;
    }

    /** The place of a value among those of its name. */
    int local(int place) {
        return locals[place];
    }

    int count() {
        return count;
    }

    int count(int name) {
        return counts[name];
    }

    void add(String value, int name) {
        if (count == values.length) {
            values = Arrays.copyOf(values, 2 * count);
            names = Arrays.copyOf(names, 2 * count);
            locals = Arrays.copyOf(locals, 2 * count);
        }
        if (name >= counts.length) {
            counts = Arrays.copyOf(counts, name + FEW);
        }
        values[count] = value;
        names[count] = name;
        locals[count] = counts[name]++;
        count++;
        if (count == FEW + 1) {
            for (int i = 0; i < FEW; i++) {
                places.put(values[i], i);
            }
        }
        if (count > FEW) {
            places.put(value, count - 1);
        }
    }
}
