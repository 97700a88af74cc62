package org.c2x.asn1.schema;

/**
 * REAL; none of its constraints is visible to PER (X.691 clause 10.3.8). OER sees those of the three components of its
 * associated type (X.680 clause 21.5).
 *
 * @param mantissa the mantissas that are permitted
 * @param base     the bases that are
 * @param exponent the exponents that are
 */
public record RealType(IntegerSet mantissa, IntegerSet base, IntegerSet exponent) implements Type {

    /** An unconstrained type. */
    public RealType() {
        this(IntegerSet.ALL, IntegerSet.ALL, IntegerSet.ALL);
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
