package org.c2x.asn1.runtime;

/**
 * What a decoder grants to input that costs its sender little. Messages of the usual size are far below all of it, but
 * valid messages may be beyond it: a {@code SEQUENCE OF SEQUENCE {a BOOLEAN}} in UPER becomes 160 octets of records for
 * each of its octets, 20 an element, so that by default a compiled codec refuses one of more than 21,845 elements, and
 * a table codec, which counts 112 for each, one of more than 2,520. Who expects such messages grants more.
 *
 * @param zeroWidthElements how many list elements that take no bits a message may have in all
 * @param depth             how deep values of recursive types may be nested
 * @param elements          how many list elements a message may have in all
 * @param expansion         how many octets of objects the elements of lists may take at least for each octet of the
 *                          message, beside the {@value #FREE_OCTETS} octets that any message may have
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
