package org.c2x.asn1.schema;

import java.util.Optional;

/**
 * OCTET STRING.
 *
 * @param contained the type of CONTAINING, if the constraint has one; the octets are its complete encoding
 */
public record OctetStringType(SizeConstraint size, Optional<ContainedType> contained) implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
