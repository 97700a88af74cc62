package org.c2x.asn1.runtime;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** The elements of a list that came in fragments (X.691 clause 11.9.3.8), each in the array of its fragment. */
final class FragmentedList<E> extends AbstractList<E> implements RandomAccess {
    /** All fragments but the last hold a multiple of 16K elements, so such a block of them lies in one fragment. */
    private static final int BLOCK_SHIFT = 14;

    /** For each block of elements the fragment that it lies in. */
    private final E[][] fragmentOf;
    /** For each block of elements the index of its fragment's first element. */
    private final int[] start;

    private final int size;

    @SuppressWarnings("unchecked")
    FragmentedList(Fragments<E[]> fragments) {
        size = fragments.count();
        int blocks = (size >>> BLOCK_SHIFT) + 1;
        fragmentOf = (E[][]) new Object[blocks][];
        start = new int[blocks];
        int next = 0;
        for (E[] fragment : fragments.arrays()) {
            int end = next + fragment.length;
            for (int block = next >>> BLOCK_SHIFT; block << BLOCK_SHIFT < end; block++) {
                fragmentOf[block] = fragment;
                start[block] = next;
            }
            next = end;
        }
    }

    @Override
    public E get(int index) {
        int block = Objects.checkIndex(index, size) >>> BLOCK_SHIFT;
        return fragmentOf[block][index - start[block]];
    }

    @Override
    public int size() {
        return size;
    }
}
