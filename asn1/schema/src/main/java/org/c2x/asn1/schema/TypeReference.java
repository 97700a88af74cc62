package org.c2x.asn1.schema;

/** A use of a type assignment, {@code component Foo}. Recursion passes only through references. */
public record TypeReference(TypeDefinition target) implements Type {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public Type resolved() {
        return target.type().resolved();
    }

    @Override
    public boolean isContaining() {
        return target.type().isContaining();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    @Override
    public String toString() {
        return target.name();
    }
}
