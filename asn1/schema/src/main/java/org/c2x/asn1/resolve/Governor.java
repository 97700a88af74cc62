package org.c2x.asn1.resolve;

/**
 * What governs the notation in a constraint.
 *
 * @param builtin   the built-in type that is constrained
 * @param parent    the values that are left by the constraints in front
 * @param dimension what the notation describes
 */
record Governor(Located builtin, Region parent, Dimension dimension) {

    /** The values of the type themselves, or inside of FROM the characters of its values. */
    enum Dimension {
        VALUE,
        CHARACTER
    }
}
