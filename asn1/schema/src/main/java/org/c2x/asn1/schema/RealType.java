package org.c2x.asn1.schema;

/** REAL; none of its constraints is visible to PER (X.691 clause 10.3.8). */
public record RealType() implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
