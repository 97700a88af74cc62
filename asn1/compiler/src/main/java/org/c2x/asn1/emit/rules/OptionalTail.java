package org.c2x.asn1.emit.rules;

import java.util.List;
import org.c2x.asn1.schema.Component;

/**
 * The optional components after the last mandatory one of an extension root: where there are many, one test serves the
 * messages that have none of them.
 */
final class OptionalTail {
    private static final int MANY = 3;
    /** Presence bits that a word holds together. */
    private static final int MOST = 32;

    private OptionalTail() {}

    /**
     * The components of the tail, none if it is too short or too long to pay.
     *
     * @param root in the order of encoding
     */
    static List<Component> of(List<Component> root) {
        int from = root.size();
        while (from > 0 && !root.get(from - 1).isMandatory()) {
            from--;
        }
        int count = root.size() - from;
        return count >= MANY && count <= MOST ? root.subList(from, root.size()) : List.of();
    }
}
