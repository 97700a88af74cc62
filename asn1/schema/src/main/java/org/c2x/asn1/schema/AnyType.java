package org.c2x.asn1.schema;

import java.util.Optional;

/**
 * An open type that no table resolves (X.681 clause 14): a type field of a class as a component, ANY of X.208. A value
 * is kept as the octets of its complete encoding, which are in the rules of what it is in.
 */
public final class AnyType implements Type {
    private final OctetStringType octets = new OctetStringType(SizeConstraint.NONE, Optional.empty());

    /** What holds the octets where an encoding does not tell them from those of an OCTET STRING. */
    public OctetStringType octets() {
        return octets;
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
