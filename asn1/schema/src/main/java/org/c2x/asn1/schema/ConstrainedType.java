package org.c2x.asn1.schema;

/**
 * A type with a constraint that changes no encoding but limits the values: WITH COMPONENTS, a single value of a
 * CHOICE, a subset of an ENUMERATED. What PER can see is already part of {@code base} (X.691 clause 10.3).
 */
public record ConstrainedType(Type base, Constraint constraint) implements AroundType {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
