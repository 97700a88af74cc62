package org.c2x.asn1.schema;

/** SEQUENCE OF or SET OF; the canonical encoding of a SET OF sorts its elements (X.691 clause 22). */
public record ListType(SequenceType.Kind kind, Type element, SizeConstraint size) implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
