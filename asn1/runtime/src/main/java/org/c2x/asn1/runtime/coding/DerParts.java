package org.c2x.asn1.runtime.coding;

import java.io.ByteArrayOutputStream;

/** The octets of a string that came in parts. */
final class DerParts {
    private final ByteArrayOutputStream octets = new ByteArrayOutputStream();
    private int unused;

    /**
     * Adds a part.
     *
     * @param from index of its first octet
     * @param bits how many bits of the last octet do not count
     */
    void add(byte[] part, int from, int bits) {
        octets.write(part, from, part.length - from);
        unused = bits;
    }

    byte[] octets() {
        return octets.toByteArray();
    }

    /** How many bits of the last octet do not count. */
    int unused() {
        return unused;
    }

    int bits() {
        return 8 * octets.size() - unused;
    }
}
