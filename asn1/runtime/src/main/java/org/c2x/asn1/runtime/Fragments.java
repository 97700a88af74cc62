package org.c2x.asn1.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * Gathers the fragments of a list (X.691 clause 11.9.3.8), each in an array of its own, so that an element is copied
 * once at most, however many fragments there are.
 *
 * @param <A> the arrays, of objects or of numbers
 */
public final class Fragments<A> {
    private final List<A> arrays = new ArrayList<>();
    private final List<Integer> sizes = new ArrayList<>();
    private int count;

    /** Adds the next fragment. */
    public void add(A array, int size) {
        arrays.add(array);
        sizes.add(size);
        count += size;
    }

    List<A> arrays() {
        return arrays;
    }

    /** Elements of all fragments so far. */
    public int count() {
        return count;
    }

    /**
     * Copies all elements.
     *
     * @param all an array of {@link #count} elements
     * @return the array
     */
    public A joinInto(A all) {
        int next = 0;
        for (int i = 0; i < arrays.size(); i++) {
            System.arraycopy(arrays.get(i), 0, all, next, sizes.get(i));
            next += sizes.get(i);
        }
        return all;
    }
}
