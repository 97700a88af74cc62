package org.c2x.asn1.runtime;

import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** The elements of a SEQUENCE OF or SET OF, immutable; a decoder fills it without a copy. */
public final class ImmutableList<E> extends AbstractList<E> implements RandomAccess {
    private final E[] elements;

    private ImmutableList(E[] elements) {
        this.elements = elements;
    }

    /** Takes the array over without a copy: for codecs, which never change it afterwards. No element may be null. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <E> ImmutableList<E> wrap(E... elements) {
        return new ImmutableList<>(elements);
    }

    /**
     * Copies the elements, unless they are in such a list already.
     *
     * @throws NullPointerException if an element is null
     */
    @SuppressWarnings("unchecked")
    public static <E> ImmutableList<E> copyOf(Collection<? extends E> elements) {
        if (elements instanceof ImmutableList<? extends E> list) {
            return (ImmutableList<E>) list;
        }
        E[] copy = (E[]) elements.toArray();
        for (E element : copy) {
            Objects.requireNonNull(element);
        }
        return new ImmutableList<>(copy);
    }

    /**
     * Copies lists of lists, unless they are in such lists already.
     *
     * @throws NullPointerException if an element at either level is null
     */
    public static <E> ImmutableList<List<E>> copyOfLists(Collection<? extends List<E>> lists) {
        boolean immutable = lists instanceof ImmutableList
                && lists.stream().allMatch(list -> list instanceof ImmutableList);
        return immutable ? copyOf(lists) : copyOf(lists.stream().<List<E>>map(ImmutableList::copyOf).toList());
    }

    @Override
    public E get(int index) {
        return elements[index];
    }

    @Override
    public int size() {
        return elements.length;
    }
}
