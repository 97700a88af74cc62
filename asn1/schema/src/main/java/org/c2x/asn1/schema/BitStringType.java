package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;

/**
 * BIT STRING.
 *
 * @param namedBits named bits; where there are any, trailing zero bits carry no meaning (X.680 clause 22.7)
 * @param contained the type of CONTAINING, if the constraint has one
 */
public record BitStringType(SizeConstraint size, List<NamedNumber> namedBits, Optional<ContainedType> contained)
        implements Type {

    public BitStringType {
        namedBits = List.copyOf(namedBits);
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
