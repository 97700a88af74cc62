package org.c2x.asn1.runtime.event;

import java.util.Arrays;
import org.c2x.asn1.runtime.Nullable;

/** The elements that are open, for messages about what is wrong in them; elements of lists by their index. */
final class ElementPath {
    private @Nullable String[] names = new String[16];
    private int[] counts = new int[16];
    private int depth;

    /** Enters an element of a structure. */
    void enter(String name) {
        push(name);
    }

    private void push(@Nullable String name) {
        if (depth == names.length) {
            names = Arrays.copyOf(names, 2 * depth);
            counts = Arrays.copyOf(counts, 2 * depth);
        }
        names[depth] = name;
        depth++;
        if (depth < counts.length) {
            counts[depth] = 0;
        }
    }

    /** Enters the next element of a list. */
    void enterItem() {
        int outer = depth;
        push(null);
        counts[outer]++;
    }

    void leave() {
        depth--;
    }

    /** The components and indices from the message down; the message itself has no name. */
    @Override
    public String toString() {
        StringBuilder path = new StringBuilder();
        for (int i = 1; i < depth; i++) {
            if (names[i] == null) {
                path.append('[').append(counts[i] - 1).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(names[i]);
            }
        }
        return path.toString();
    }
}
