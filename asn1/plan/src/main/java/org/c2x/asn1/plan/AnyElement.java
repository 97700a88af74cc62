package org.c2x.asn1.plan;

import org.c2x.asn1.schema.AnyType;

/** A whole element of any tag, identifier and length octets included. */
public record AnyElement(AnyType type) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
