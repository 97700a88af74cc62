package org.c2x.asn1.schema;

import java.util.Optional;

/**
 * OCTET STRING (CONTAINING T) whose values are those of T (X.682 clause 11): the octets are the complete encoding of
 * one by the rules of the message around it. Strings with a SIZE or ENCODED BY, and each BIT STRING, are strings as
 * before.
 */
public record ContainingType(ContainedType contents) implements AroundType {

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public Type base() {
        return contents.type();
    }

    @Override
    public Optional<ContainedType> contained() {
        return Optional.of(contents);
    }

    @Override
    public boolean isContaining() {
        return true;
    }
}
