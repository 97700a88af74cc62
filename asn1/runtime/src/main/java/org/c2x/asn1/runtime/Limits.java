package org.c2x.asn1.runtime;

/**
 * How much a decoder allocates for input that costs its sender little. Usual messages are far below all limits, but
 * some valid ones exceed them: a {@code SEQUENCE OF SEQUENCE {a BOOLEAN}} in UPER becomes 160 octets of records for
 * each of its octets, 20 per element. So by default a compiled codec rejects more than 21,845 of these elements, and a
 * table codec, which counts 112 octets for each, more than 2,520. Raise the limits if you expect such messages.
 *
 * @param zeroWidthElements maximum number of list elements without bits in a message
 * @param depth             maximum nesting of values of recursive types
 * @param elements          maximum number of list elements in a message
 * @param expansion         maximum octets of objects that list elements need at least, per octet of the message, in
 *                          addition to {@value #FREE_OCTETS} octets for any message
 */
public record Limits(int zeroWidthElements, int depth, int elements, int expansion) {
    /** Octets of objects that even the shortest message may become. */
    public static final int FREE_OCTETS = 1 << 18;

    /** 65,536 elements without bits, 500 levels, 4,194,304 elements, 64 octets for each octet. */
    public static final Limits DEFAULT = new Limits(65_536, 500, 1 << 22, 64);

    /** The same limits with another one for elements without bits. */
    public Limits withZeroWidthElements(int most) {
        return new Limits(most, depth, elements, expansion);
    }

    /** The same limits with another one for the depth. */
    public Limits withDepth(int most) {
        return new Limits(zeroWidthElements, most, elements, expansion);
    }

    /** The same limits with another one for list elements. */
    public Limits withElements(int most) {
        return new Limits(zeroWidthElements, depth, most, expansion);
    }

    /** The same limits with another one for octets of objects. */
    public Limits withExpansion(int most) {
        return new Limits(zeroWidthElements, depth, elements, most);
    }

    /** How many octets of objects the lists of a message of some octets may hold. */
    public long objectOctets(int messageOctets) {
        return FREE_OCTETS + (long) expansion * messageOctets;
    }
}
