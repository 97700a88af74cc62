package org.c2x.asn1.schema;

/** BOOLEAN. */
public record BooleanType() implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
