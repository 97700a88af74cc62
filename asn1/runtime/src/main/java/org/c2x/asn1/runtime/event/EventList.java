package org.c2x.asn1.runtime.event;

import java.util.Arrays;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/**
 * A message as a list of events in the order of the document, without its start and end. An event is a start tag, a
 * value, or the end tag of the innermost open element.
 *
 * @param <V> how a library holds values
 */
public final class EventList<V> {
    /** Events are held in blocks, for a list that grows by copying takes several times its memory. */
    private static final int BLOCK_BITS = 7;

    private static final int BLOCK = 1 << BLOCK_BITS;
    private static final int END = 0;
    private static final int START = 1;
    private static final int VALUE = 2;
    private static final int KIND_BITS = 2;
    private static final int KIND = (1 << KIND_BITS) - 1;
    /** What an event takes in memory without its value, a growing list having more places than events. */
    private static final int EVENT_OCTETS = 36;

    /** Names of start tags and values, null for end tags. */
    private Object[][] items = new Object[4][];
    /** Where events end in the input, 0 if nobody said so, with their kinds in the lowest bits. */
    private int[][] places = new int[4][];

    private int size;

    /** How many events a decoder may make of a message of some octets: as many as {@link Limits} have memory for. */
    public static long most(int messageOctets) {
        return Limits.DEFAULT.objectOctets(messageOctets) / EVENT_OCTETS;
    }

    /** Adds a start tag. */
    public void start(String name) {
        add(name, START);
    }

    /** Adds a value. */
    public void value(V value) {
        add(value, VALUE);
    }

    /** Adds an end tag. */
    public void end() {
        add(null, END);
    }

    private void add(@Nullable Object item, int kind) {
        int block = size >>> BLOCK_BITS;
        int index = size & BLOCK - 1;
        if (index == 0) {
            begin(block);
        }
        items[block][index] = item;
        places[block][index] = kind;
        size++;
    }

    private void begin(int block) {
        if (block == items.length) {
            items = Arrays.copyOf(items, 2 * block);
            places = Arrays.copyOf(places, 2 * block);
        }
        items[block] = new Object[BLOCK];
        places[block] = new int[BLOCK];
    }

    /** Says where in the input the last event ends, an index below 2^29. */
    public void endsAt(int offset) {
        places[size - 1 >>> BLOCK_BITS][size - 1 & BLOCK - 1] = offset << KIND_BITS | place(size - 1) & KIND;
    }

    private @Nullable Object item(int index, int kind) {
        return (place(index) & KIND) == kind ? items[index >>> BLOCK_BITS][index & BLOCK - 1] : null;
    }

    private int place(int index) {
        return places[index >>> BLOCK_BITS][index & BLOCK - 1];
    }

    /** How many events there are. */
    public int size() {
        return size;
    }

    /** The name of a start tag, null if the event is no start tag. */
    public @Nullable String name(int index) {
        return (String) item(index, START);
    }

    /** The value, null if the event is none. An event that is neither start tag nor value is an end tag. */
    @SuppressWarnings("unchecked") // only values of the type come in
    public @Nullable V value(int index) {
        return (V) item(index, VALUE);
    }

    /** Where in the input an event ends, 0 if that is not known. */
    public int offset(int index) {
        return index < 0 || index >= size ? 0 : place(index) >>> KIND_BITS;
    }

    /** The components of the elements that are still open after the last event; those of lists by their index. */
    public String openPath() {
        ElementPath path = new ElementPath();
        for (int i = 0; i < size; i++) {
            String name = name(i);
            if (name == null) {
                if (value(i) == null) {
                    path.leave();
                }
            } else if (name.equals(EventReader.ITEM)) {
                path.enterItem();
            } else {
                path.enter(name);
            }
        }
        return path.toString();
    }

    /** The events as text, for instance {@code <a>1</>}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            if (name(i) != null) {
                text.append('<').append(name(i)).append('>');
            } else {
                text.append(value(i) == null ? "</>" : value(i));
            }
        }
        return text.toString();
    }
}
