package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.runtime.Nullable;

/** How many list elements a message has had so far, and what they take, which {@link Limits} bound. */
final class ElementCounts {
    private int zeroWidth;
    private int elements;
    private long objectOctets;
    private boolean tooLarge;

    void reset() {
        zeroWidth = 0;
        elements = 0;
        objectOctets = 0;
        tooLarge = false;
    }

    /** Counts elements without bits; what is wrong with their number, null if nothing is. */
    @Nullable
    String addZeroWidth(int count, Limits limits) {
        zeroWidth += count;
        return zeroWidth > limits.zeroWidthElements() || zeroWidth < 0
                ? "expected at most " + limits.zeroWidthElements() + " list elements without bits in a message"
                : null;
    }

    /**
     * Counts elements; what is wrong with their number, null if nothing is.
     *
     * @param leastOctets   the fewest octets that an element takes in memory
     * @param messageOctets length of the message
     */
    @Nullable
    String add(int count, int leastOctets, Limits limits, int messageOctets) {
        if (count > limits.elements() - elements) {
            return "expected at most " + limits.elements() + " list elements in a message";
        }
        elements += count;
        objectOctets += (long) count * leastOctets;
        long granted = limits.objectOctets(messageOctets);
        tooLarge = objectOctets > granted;
        return tooLarge ? "expected lists that take at most " + granted + " octets of memory" : null;
    }

    /** True if it is the memory that was too large, which a longer message may take. */
    boolean isTooLarge() {
        return tooLarge;
    }
}
