package org.c2x.codec.binary.security;

/** How much of a curve point is sent. TS 103 097 V1.1.1 clause 4.2. */
public enum PointForm {
    /** The x coordinate: enough for the point of a signature. */
    X_COORDINATE_ONLY,
    /** The x coordinate, and in the type whether y is odd. */
    COMPRESSED,
    /** Both coordinates. */
    UNCOMPRESSED
}
