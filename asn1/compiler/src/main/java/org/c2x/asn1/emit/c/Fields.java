package org.c2x.asn1.emit.c;

import org.c2x.asn1.emit.Shape;

/** Values of a known width that are coded alike in all encodings; they wait to be written or read as one run. */
interface Fields {

    /** Adds a NULL, which has no bits. */
    void nothing(Place place, String path);

    /** Adds a BOOLEAN. */
    void truth(Place place, String path, int width);

    /** Adds octets that a number has room for. */
    default void fixedOctets(Shape.FixedOctets shape, Place place, String path) {
        throw new AssertionError(path + " has no length");
    }

    /**
     * Adds a BIT STRING of a fixed size up to 64 bits.
     *
     * @param padding zero bits after it
     */
    default void fixedBits(Shape.FixedBits shape, Place place, String path, int padding) {
        throw new AssertionError(path + " has no length");
    }
}
