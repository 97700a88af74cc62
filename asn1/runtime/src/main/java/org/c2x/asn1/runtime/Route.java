package org.c2x.asn1.runtime;

/** The way from a message to one of its components, step by step. */
public final class Route {
    private final String path;
    /** Index after the next step. */
    private int end;

    private String next = "";
    private int nextIndex;

    /** @param path as in {@link DecodeException#path()} */
    public Route(String path) {
        this.path = path;
        advance();
    }

    /** The next step, a component's name or an element's index as {@code [3]}; empty at the goal. */
    public String next() {
        return next;
    }

    /** The index of the element that the next step is, -1 if it is none. */
    public int nextIndex() {
        return nextIndex;
    }

    /** Takes the next step. */
    public void advance() {
        int start = end < path.length() && path.charAt(end) == '.' ? end + 1 : end;
        end = start;
        while (end < path.length() && (end == start || path.charAt(end) != '.' && path.charAt(end) != '[')) {
            end++;
        }
        next = path.substring(start, end);
        nextIndex = next.startsWith("[") ? Integer.parseInt(next, 1, next.length() - 1, 10) : -1;
    }

    /** Takes the next step if it is this component. */
    public boolean takes(String name) {
        boolean taken = !name.isEmpty() && name.equals(next);
        if (taken) {
            advance();
        }
        return taken;
    }

    /** Takes the next step if it is this element of a list. */
    public boolean takes(int index) {
        boolean taken = index >= 0 && index == nextIndex;
        if (taken) {
            advance();
        }
        return taken;
    }
}
