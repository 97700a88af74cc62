package org.c2x.asn1.runtime.event;

import java.util.Arrays;

/**
 * A message as a list of events in the order of the document, without its start and end. An event is a start tag, a
 * value, or the end tag of the innermost open element.
 *
 * @param <V> how a library holds values
 */
public final class EventList<V> {
    private static final int FIRST_CAPACITY = 128;

    /** Names of start tags, null for other events. */
    private String[] names = new String[FIRST_CAPACITY];
    /** Values, null for other events. */
    private Object[] values = new Object[FIRST_CAPACITY];
    /** Where events end in the input, null if nobody said so. */
    private int[] offsets;
    private int size;

    /** Adds a start tag. */
    public void start(String name) {
        next();
        names[size++] = name;
    }

    /** Adds a value. */
    public void value(V value) {
        next();
        values[size++] = value;
    }

    /** Adds an end tag. */
    public void end() {
        next();
        size++;
    }

    /** Says where in the input the last event ends. */
    public void endsAt(int offset) {
        if (offsets == null || offsets.length < size) {
            offsets = offsets == null ? new int[names.length] : Arrays.copyOf(offsets, names.length);
        }
        offsets[size - 1] = offset;
    }

    private void next() {
        if (size == names.length) {
            names = Arrays.copyOf(names, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
    }

    /** How many events there are. */
    public int size() {
        return size;
    }

    /** The name of a start tag, null if the event is no start tag. */
    public String name(int index) {
        return names[index];
    }

    /** The value, null if the event is none. An event that is neither start tag nor value is an end tag. */
    @SuppressWarnings("unchecked") // only values of the type come in
    public V value(int index) {
        return (V) values[index];
    }

    /** Where in the input an event ends, 0 if that is not known. */
    public int offset(int index) {
        return offsets == null || index >= size || index < 0 ? 0 : offsets[index];
    }

    /** The components of the elements that are still open after the last event; those of lists by their index. */
    public String openPath() {
        ElementPath path = new ElementPath();
        for (int i = 0; i < size; i++) {
            if (names[i] == null) {
                if (values[i] == null) {
                    path.leave();
                }
            } else if (names[i].equals(EventReader.ITEM)) {
                path.enterItem();
            } else {
                path.enter(names[i]);
            }
        }
        return path.toString();
    }

    /** The events as text, for instance {@code <a>1</>}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            if (names[i] != null) {
                text.append('<').append(names[i]).append('>');
            } else {
                text.append(values[i] == null ? "</>" : values[i]);
            }
        }
        return text.toString();
    }
}
