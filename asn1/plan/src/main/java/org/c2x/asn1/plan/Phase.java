package org.c2x.asn1.plan;

/**
 * How far after the beginning of an octet a bit is, as far as that is known before there is a value: what begins
 * at an octet then has a known number of bits before it.
 *
 * @param bits 0 to 7, or less than zero for what is not known
 */
public record Phase(int bits) {
    /** At the beginning of an octet. */
    public static final Phase OCTET = new Phase(0);

    /** Different for one value and another. */
    public static final Phase UNKNOWN = new Phase(-1);

    /** Nobody has been there yet. */
    static final Phase NONE = new Phase(-2);

    /** True if it is the same for all values. */
    public boolean isKnown() {
        return bits >= 0;
    }

    /** Where one is so many bits later. */
    public Phase plus(long width) {
        return isKnown() ? new Phase((int) (bits + width & 7)) : this;
    }

    /** Bits up to where the next octet begins, if that is known. */
    public int toOctet() {
        if (!isKnown()) {
            throw new IllegalStateException("nobody knows how far away the next octet is");
        }
        return -bits & 7;
    }

    /** Another phase, if anybody gets there. */
    Phase to(Phase next) {
        return equals(NONE) ? this : next;
    }

    /** Where one is after two ways that meet. */
    Phase or(Phase other) {
        if (equals(other) || other.equals(NONE)) {
            return this;
        }
        return equals(NONE) ? other : UNKNOWN;
    }
}
