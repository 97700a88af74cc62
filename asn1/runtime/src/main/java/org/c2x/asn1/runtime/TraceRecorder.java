package org.c2x.asn1.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.runtime.DecodeException.Unit;

/** Puts a trace together while a message is read: who reads says where values begin and end. */
public final class TraceRecorder {
    private static final String INCOMPLETE = "incomplete";

    private final Unit unit;
    private final List<TraceEntry> entries = new ArrayList<>();
    private final Deque<Frame> open = new ArrayDeque<>();

    /** A value that is being read, and the place of its entry. */
    private record Frame(int entry, String path, String type, int from) {}

    /** A trace whose places count these. */
    public TraceRecorder(Unit unit) {
        this.unit = unit;
    }

    /**
     * A value begins.
     *
     * @param name of the component; empty for the whole message, and where a value has no path step of its own
     * @param type the type's name, empty if nobody knows
     * @param at   where
     */
    public void enter(String name, String type, int at) {
        String outer = path();
        push(outer.isEmpty() || name.isEmpty() ? outer + name : outer + '.' + name, type, at);
    }

    /** An element of a list begins. */
    public void enterElement(int index, String type, int at) {
        push(path() + '[' + index + ']', type, at);
    }

    private void push(String path, String type, int at) {
        open.push(new Frame(entries.size(), path, type, at));
        entries.add(new TraceEntry(path, open.size() - 1, at, 0, TraceEntry.VALUE, type, INCOMPLETE));
    }

    /**
     * The innermost open value ends.
     *
     * @param text what it says, empty for a structure
     * @param at   where
     */
    public void leave(String text, int at) {
        Frame frame = open.pop();
        entries.set(
                frame.entry,
                new TraceEntry(
                        frame.path, open.size(), frame.from, at - frame.from, TraceEntry.VALUE, frame.type, text));
    }

    /** The innermost open value ends where it goes wrong. */
    public void stop(int at) {
        leave(INCOMPLETE, Math.max(open.peek().from, at));
    }

    /** Something that is no value. */
    public void item(String what, int from, int to, String text) {
        entries.add(new TraceEntry(path(), open.size(), from, to - from, what, "", text));
    }

    /** The component that is being read. */
    public String path() {
        return open.isEmpty() ? "" : open.peek().path;
    }

    /** How many values are open. */
    public int depth() {
        return open.size();
    }

    /** The trace of a whole message. */
    public Trace complete(int consumedOctets) {
        return new Trace(unit, entries, Optional.empty(), consumedOctets);
    }

    /** Where a message is wrong, counted as this trace counts; its bits may show more than an error in octets. */
    public int place(DecodeException error) {
        return (int) (error.unit() == Unit.OCTET && unit == Unit.BIT ? 8 * error.offset() : error.offset());
    }

    /** The trace of a message that is wrong somewhere: values that are open end there. */
    public Trace stopped(DecodeException error) {
        int at = place(error);
        while (!open.isEmpty()) {
            stop(at);
        }
        return new Trace(unit, entries, Optional.of(error), 0);
    }
}
