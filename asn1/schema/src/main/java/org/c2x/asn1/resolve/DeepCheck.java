package org.c2x.asn1.resolve;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** Checks a value with all its parts against the constraints of its type, once all types are bound. */
final class DeepCheck {
    /**
     * What is wrong with a value.
     *
     * @param severity a warning where only an exclusion is violated: IEEE 1609.2 itself has a default that its type
     *     excludes, and no encoding shows it
     */
    record Problem(Diagnostic.Severity severity, String message) {
        private static Problem error(String message) {
            return new Problem(Diagnostic.Severity.ERROR, message);
        }
    }

    private DeepCheck() {}

    /** What is wrong with the value, empty if nothing is. The value must have been resolved for the type. */
    static Optional<Problem> problem(Type type, Value value) {
        if (type == TypeResolver.BROKEN) {
            return Optional.empty();
        }
        if (type instanceof TypeReference reference) {
            return problem(reference.target().type(), value);
        }
        if (type instanceof ConstrainedType constrained) {
            return problem(constrained.base(), value)
                    .or(() -> ConstraintCheck.check(constrained.base(), constrained.constraint(), value)
                            .map(violation -> describe(constrained.constraint(), violation)));
        }
        if (type instanceof ContainingType containing) {
            return problem(containing.base(), value);
        }
        if (value instanceof SequenceValue sequence) {
            return components(sequence);
        }
        if (type instanceof ListType list && value instanceof ListValue elements) {
            return elements(list, elements);
        }
        if (type instanceof ChoiceType choice && value instanceof ChoiceValue chosen) {
            return choice.alternatives().stream()
                    .filter(alternative -> alternative.name().equals(chosen.name()))
                    .findFirst()
                    .flatMap(alternative -> problem(alternative.type(), chosen.value()));
        }
        return ValueCheck.problem(type, value).map(Problem::error);
    }

    private static Problem describe(Constraint constraint, ConstraintCheck.Violation violation) {
        String message =
                violation.path().isEmpty() ? violation.problem() : violation.path() + ": " + violation.problem();
        boolean excludes = constraint instanceof Constraint.AllOf all
                ? all.parts().stream().anyMatch(Constraint.Not.class::isInstance)
                : constraint instanceof Constraint.Not;
        return new Problem(excludes ? Diagnostic.Severity.WARNING : Diagnostic.Severity.ERROR, message);
    }

    private static Optional<Problem> components(SequenceValue value) {
        List<Component> components = value.type().components();
        for (int i = 0; i < components.size(); i++) {
            if (value.get(i) != null) {
                Optional<Problem> problem = problem(components.get(i).type(), value.get(i));
                if (problem.isPresent()) {
                    return problem;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Problem> elements(ListType type, ListValue value) {
        Optional<Problem> problem = ValueCheck.size(
                        type.size(), value.elements().size(), "elements")
                .map(Problem::error);
        for (Value element : value.elements()) {
            problem = problem.or(() -> problem(type.element(), element));
        }
        return problem;
    }
}
