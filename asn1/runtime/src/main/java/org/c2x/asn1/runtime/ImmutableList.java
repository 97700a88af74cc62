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

    /** The elements of all fragments, which stay where they are: to join them would take their memory twice. */
    public static <E> List<E> of(Fragments<E[]> fragments) {
        return new FragmentedList<>(fragments);
    }

    /**
     * Copies the elements, unless they are in an immutable list of a codec already.
     *
     * @throws NullPointerException if an element is null
     */
    @SuppressWarnings("unchecked")
    public static <E> List<E> copyOf(Collection<? extends E> elements) {
        if (isImmutable(elements)) {
            return (List<E>) elements;
        }
        E[] copy = (E[]) elements.toArray();
        for (E element : copy) {
            Objects.requireNonNull(element);
        }
        return new ImmutableList<>(copy);
    }

    private static boolean isImmutable(Collection<?> elements) {
        return elements instanceof ImmutableList || elements instanceof FragmentedList;
    }

    /**
     * Copies lists of lists, unless they are in immutable lists of a codec already.
     *
     * @throws NullPointerException if an element at either level is null
     */
    public static <E> List<List<E>> copyOfLists(Collection<? extends List<E>> lists) {
        boolean immutable = isImmutable(lists) && lists.stream().allMatch(ImmutableList::isImmutable);
        return immutable
                ? copyOf(lists)
                : copyOf(lists.stream().<List<E>>map(ImmutableList::copyOf).toList());
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
