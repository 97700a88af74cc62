package org.c2x.asn1.schema;

/** NULL. */
public record NullType() implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
