package org.c2x.streams;

/**
 * How far a record goes that follows its length.
 *
 * @param header octets of the length
 */
record PrefixExtent(int header) implements RecordExtent {
    PrefixExtent {
        if (header < 1 || header > Integer.BYTES) {
            throw new IllegalArgumentException("a length of " + header + " octets");
        }
    }

    @Override
    public long octets(byte[] octets, int offset, int end) {
        if (end - offset < header) {
            return MORE;
        }
        long length = 0;
        for (int i = 0; i < header; i++) {
            length = length << 8 | octets[offset + i] & 0xff;
        }
        return header + length;
    }
}
