package org.c2x.asn1.emit.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.emit.Conditions;
import org.c2x.asn1.emit.JavaModel;
import org.c2x.asn1.emit.MemberNames;
import org.c2x.asn1.emit.SourceWriter;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Component.Presence;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.SequenceType;

/** WITH COMPONENTS on a SEQUENCE or SET, as the body of a method (X.680 clause 51.8). */
final class SequenceConditions {
    private final ConstraintExpression constraints;
    private final JavaModel model;
    private final SourceWriter out;

    SequenceConditions(ConstraintExpression constraints, JavaModel model, SourceWriter out) {
        this.constraints = constraints;
        this.model = model;
        this.out = out;
    }

    void emit(SequenceType type, Constraint.Components constraint) {
        List<String> conditions = new ArrayList<>();
        for (Component component : type.components()) {
            Optional.ofNullable(constraint.byName().get(component.name()))
                    .flatMap(part -> condition(type, component, part))
                    .ifPresent(conditions::add);
        }
        if (conditions.isEmpty()) {
            out.line("return true;");
            return;
        }
        for (int i = 0; i < conditions.size(); i++) {
            String text = (i == 0 ? "return " : "&& ") + conditions.get(i) + (i == conditions.size() - 1 ? ";" : "");
            if (i == 0) {
                out.line(text);
            } else {
                out.continuation(text);
            }
        }
    }

    private Optional<String> condition(SequenceType type, Component component, ComponentConstraint part) {
        String accessor = "value." + MemberNames.of(type, component) + "()";
        if (part.presence() == ComponentConstraint.Presence.ABSENT) {
            boolean hasDefault = component.defaultValue().isPresent();
            return Optional.of(hasDefault ? isDefault(type, component) : accessor + " == null");
        }
        Optional<String> fulfilled = part.value()
                .map(inner -> constraints.of(
                        component.type(), inner, accessor, ConstraintExpression.methodName(component.name())));
        // an addition that is absent without being OPTIONAL comes from an older sender, who cannot be blamed
        boolean missing =
                part.presence() == ComponentConstraint.Presence.PRESENT && component.presence() == Presence.OPTIONAL;
        if (missing) {
            return Optional.of(accessor + " != null"
                    + fulfilled.map(inner -> " && " + bracketed(inner)).orElse(""));
        }
        return JavaModel.isNullable(type, component)
                ? fulfilled.map(inner -> '(' + accessor + " == null || " + bracketed(inner) + ')')
                : fulfilled.map(SequenceConditions::bracketed);
    }

    private String isDefault(SequenceType type, Component component) {
        String accessor = "value." + MemberNames.of(type, component) + "()";
        String standard = model.modelClass(type, out) + '.' + MemberNames.ofDefault(type, component);
        return Conditions.same(component.type(), accessor, standard);
    }

    private static String bracketed(String condition) {
        return condition.contains(" || ") ? '(' + condition + ')' : condition;
    }
}
