package org.c2x.asn1.resolve;

import java.util.List;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;

/** Counts the parts of a constraint, which may include those of other types many times over. */
final class ConstraintWeight {
    private static final int MOST_PARTS = 10_000;
    private static final int DEEPEST_NESTING = 300;

    private int left = MOST_PARTS;

    private ConstraintWeight() {}

    /** True if testing the constraint might take forever. */
    static boolean isTooLarge(Constraint constraint) {
        ConstraintWeight weight = new ConstraintWeight();
        weight.count(constraint, 0);
        return weight.left <= 0;
    }

    private void count(Constraint constraint, int depth) {
        left--;
        if (depth > DEEPEST_NESTING) {
            left = 0;
        }
        for (Constraint part : parts(constraint)) {
            if (left > 0) {
                count(part, depth + 1);
            }
        }
    }

    private static List<Constraint> parts(Constraint constraint) {
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return anyOf.parts();
        }
        if (constraint instanceof Constraint.AllOf allOf) {
            return allOf.parts();
        }
        if (constraint instanceof Constraint.Not not) {
            return List.of(not.part());
        }
        if (constraint instanceof Constraint.Elements elements) {
            return List.of(elements.constraint());
        }
        if (constraint instanceof Constraint.Components components) {
            return components.byName().values().stream()
                    .map(ComponentConstraint::value)
                    .flatMap(value -> value.stream())
                    .toList();
        }
        return List.of();
    }
}
