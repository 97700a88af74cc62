package org.c2x.asn1.emit.record;

import java.util.ArrayList;
import java.util.List;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.NullType;

/** WITH COMPONENTS on a CHOICE, as the body of a method (X.680 clause 51.8). */
final class ChoiceConditions {
    private final ConstraintExpression constraints;
    private final JavaModel model;
    private final SourceWriter out;

    ChoiceConditions(ConstraintExpression constraints, JavaModel model, SourceWriter out) {
        this.constraints = constraints;
        this.model = model;
        this.out = out;
    }

    void emit(ChoiceType type, Constraint.Components constraint) {
        String choice = model.modelClass(type, out);
        List<String> allowed = new ArrayList<>();
        List<String> refused = new ArrayList<>();
        for (Alternative alternative : type.alternatives()) {
            String name = choice + '.' + model.alternativeClass(type, alternative);
            ComponentConstraint part = constraint.byName().get(alternative.name());
            if (!mayBeChosen(alternative, constraint)) {
                refused.add(name);
            } else if (part == null
                    || part.value().isEmpty()
                    || alternative.type().resolved() instanceof NullType) {
                allowed.add(name);
            } else {
                chosen(alternative, name, part.value().orElseThrow());
            }
        }
        if (type.extensible()) {
            (allowsUnknown(type, constraint) ? allowed : refused).add(choice + ".Unknown");
        }
        out.line("return " + verdict(allowed, refused) + ';');
    }

    private void chosen(Alternative alternative, String name, Constraint constraint) {
        String method = ConstraintExpression.methodName(alternative.name());
        out.line("if (value instanceof " + name + " chosen) {")
                .line("return " + constraints.of(alternative.type(), constraint, "chosen.value()", method) + ';')
                .line("}");
    }

    private static boolean mayBeChosen(Alternative alternative, Constraint.Components constraint) {
        ComponentConstraint own = constraint.byName().get(alternative.name());
        boolean otherDemanded = constraint.byName().entrySet().stream()
                .anyMatch(part -> part.getValue().presence() == Presence.PRESENT
                        && !part.getKey().equals(alternative.name()));
        return !otherDemanded && (own == null || own.presence() != Presence.ABSENT);
    }

    /** An unknown alternative is none that is demanded, and none of a full list. */
    private static boolean allowsUnknown(ChoiceType type, Constraint.Components constraint) {
        return constraint.byName().size() < type.alternatives().size()
                && constraint.byName().values().stream().noneMatch(part -> part.presence() == Presence.PRESENT);
    }

    private static String verdict(List<String> allowed, List<String> refused) {
        if (refused.isEmpty() || allowed.isEmpty()) {
            return Boolean.toString(refused.isEmpty());
        }
        return allowed.size() <= refused.size() ? isOneOf(allowed) : "!(" + isOneOf(refused) + ')';
    }

    private static String isOneOf(List<String> classes) {
        return "value instanceof " + String.join(" || value instanceof ", classes);
    }
}
