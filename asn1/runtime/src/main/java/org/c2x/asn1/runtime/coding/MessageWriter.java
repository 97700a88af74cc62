package org.c2x.asn1.runtime.coding;

import org.c2x.asn1.runtime.EncodeException;

/** What a codec asks of the writer that holds an encoding. */
public sealed interface MessageWriter permits BitWriter, DerWriter {

    /** Octets of the encoding. */
    int length();

    /** The encoding. */
    byte[] toByteArray();

    /**
     * Copies the encoding into a buffer.
     *
     * @return its length in octets
     * @throws EncodeException if the buffer has no room for it
     */
    int copyTo(byte[] buffer, int offset);

    /** Lets go of what was written if it was much, so that a writer that is kept keeps little. */
    void release();

    /** @throws EncodeException if the buffer has no room for so many octets */
    static void requireRoom(int length, byte[] buffer, int offset) {
        if (offset < 0 || offset > buffer.length || length > buffer.length - offset) {
            throw new EncodeException(
                    "",
                    "expected room for " + length + " octets at index " + offset + ", found a buffer of "
                            + buffer.length);
        }
    }
}
