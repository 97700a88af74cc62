package org.c2x.packets;

import org.c2x.asn1.runtime.OctetString;

/** Writes the fields of headers one after the other into an array that is long enough. */
final class FieldWriter {
    private final byte[] octets;

    /** Of the next field, in bits. */
    private int position;

    FieldWriter(byte[] octets, int offset) {
        this.octets = octets;
        this.position = 8 * offset;
    }

    /** Writes the last bits of a number, 1 to 56. */
    void number(long value, int width) {
        for (int left = width; left > 0; ) {
            int free = 8 - (position & 7);
            int count = Math.min(free, left);
            left -= count;
            int bits = (int) (value >>> left) & (1 << count) - 1;
            int index = position >>> 3;
            // what was in an octet before its first field does not matter
            int before = free == 8 ? 0 : octets[index];
            octets[index] = (byte) (before | bits << free - count);
            position += count;
        }
    }

    void flag(boolean value) {
        number(value ? 1 : 0, 1);
    }

    void reserved(int width) {
        number(0, width);
    }

    void octets(OctetString value) {
        value.copyTo(octets, position >>> 3);
        position += 8 * value.length();
    }

    /** Octets up to the next field. */
    int offset() {
        return position >>> 3;
    }
}
