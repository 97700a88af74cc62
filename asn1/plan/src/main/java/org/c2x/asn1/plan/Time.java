package org.c2x.asn1.plan;

import org.c2x.asn1.schema.CharacterStringType;

/**
 * A value of one of the time types of X.680 clause 38: the numbers that it consists of, as the rule set has them.
 *
 * @param width least and most bits
 */
public record Time(CharacterStringType type, Width width) implements Step {
    @Override
    public <R> R accept(StepVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
