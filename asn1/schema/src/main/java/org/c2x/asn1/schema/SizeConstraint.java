package org.c2x.asn1.schema;

/**
 * An effective SIZE constraint, in the type's own unit: bits, octets, characters or elements.
 *
 * @param root       exactly the lengths of the extension root
 * @param extensible true if other lengths are valid too, announced by an extension bit
 */
public record SizeConstraint(IntegerSet root, boolean extensible) {

    /** Any length. */
    public static final SizeConstraint NONE = new SizeConstraint(IntegerSet.NON_NEGATIVE, false);

    /** True if exactly one length is valid. */
    public boolean isFixed() {
        return !extensible && root.lower().isPresent() && root.lower().equals(root.upper());
    }

    /** True if values of this length are valid. */
    public boolean allows(long length) {
        return extensible || root.contains(length);
    }
}
