package org.c2x.asn1.runtime.exi;

import java.util.ArrayList;
import java.util.List;

/** The value partitions of the string table of a message being read (EXI 7.3.3). */
final class ExiReadStrings {
    /** A table that is used again does not keep more than this. */
    private static final int MAX_KEPT = 1 << 12;

    private List<String> values = new ArrayList<>();
    /** The values of each name, names being numbers. */
    private List<List<String>> byName = new ArrayList<>();

    void clear() {
        if (values.isEmpty()) {
            return;
        }
        if (values.size() > MAX_KEPT) {
            values = new ArrayList<>();
            byName = new ArrayList<>();
        } else {
            values.clear();
            byName.forEach(List::clear);
        }
    }

    /** All values in the order in which they came. */
    List<String> all() {
        return values;
    }

    /** The values below elements of one name. */
    List<String> of(int name) {
        while (byName.size() <= name) {
            byName.add(new ArrayList<>());
        }
        return byName.get(name);
    }

    void add(String value, int name) {
        values.add(value);
        of(name).add(value);
    }
}
