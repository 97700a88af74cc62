package org.c2x.asn1.runtime.coding;

/** Writes the fields of unaligned PER (X.691). */
public final class UperWriter extends PerWriter {

    /**
     * Begins an open type (clause 11.2): leaves room for its length, which {@link #closeOpenType} knows.
     *
     * @param room octets for the length: best 1 where the content has fewer than 128 octets, else 2
     * @return where the content begins
     */
    public int openType(int room) {
        write(0, room << 3);
        return position();
    }

    /**
     * Ends an open type: fills up its last octet and writes its length.
     *
     * @param content what {@link #openType} returned
     * @param room    what it was given
     */
    public void closeOpenType(int content, int room) {
        int bits = position() - content;
        write(0, bits == 0 ? Byte.SIZE : -bits & 7);
        int length = UperLength.octets(bits);
        int start = content - (room << 3);
        if (isFragment(length)) {
            writeOctetsWithLength(takeBack(start, content, length));
            return;
        }
        int needed = PerLength.octets(length);
        if (needed != room) {
            moveRest(content, needed - room);
        }
        fill(start, PerLength.determinant(length), needed << 3);
    }
}
