package org.c2x.asn1.emit.rules;

/** How far behind the beginning of an octet the next field of a run stands, as far as the code says. */
final class Phase {
    /** The most bits up to where the next octet begins. */
    static final int MOST = 7;

    private static final int UNKNOWN = -1;

    private int bits = UNKNOWN;

    /** The next field begins at an octet. */
    void atOctet() {
        bits = 0;
    }

    /** Something else comes, of which nobody knows how many bits it has. */
    void forget() {
        bits = UNKNOWN;
    }

    void add(int width) {
        if (isKnown()) {
            bits = bits + width & 7;
        }
    }

    boolean isKnown() {
        return bits != UNKNOWN;
    }

    /** Bits up to where the next octet begins. */
    int toOctet() {
        return -bits & 7;
    }
}
