package org.c2x.asn1.emit.views;

import java.util.Optional;

/**
 * Where something is, as far as the plan tells: so many bits after the begin of a frame, or after a component
 * whose end depends on the message.
 *
 * @param frame  the message, an optional component, an alternative or an addition: what it holds begins with it
 * @param after a component in the frame; empty for the begin of the frame
 * @param bits   from there on
 */
record Place(Node frame, Optional<Node> after, int bits) {
    /** Further away than any message is long; constants up to here never overflow. */
    private static final long FAR = 1 << 30;

    /** Where a frame begins. */
    static Place beginOf(Node frame) {
        return new Place(frame, Optional.empty(), 0);
    }

    /** Where one is after a component. */
    static Place after(Node component, Node frame) {
        return new Place(frame, Optional.of(component), 0);
    }

    /** True if so many bits more are still a constant of a program. */
    boolean reaches(long width) {
        return width < FAR && bits + width < FAR;
    }

    Place plus(long width) {
        return new Place(frame, after, Math.toIntExact(bits + width));
    }
}
