package org.c2x.asn1.interpreter.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.interpreter.RecursiveTypes;
import org.c2x.asn1.runtime.Limits;
import org.c2x.asn1.schema.AroundType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck.Violation;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SameValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.UnknownAlternative;
import org.c2x.asn1.value.Value;
import org.c2x.asn1.value.ValueCheck;

/** All that is wrong with a value at once, where an encoder refuses it at the first: mandatory components included. */
public final class ValueViolations {
    private final NestingCount nesting;

    private ValueViolations(NestingCount nesting) {
        this.nesting = nesting;
    }

    /**
     * What is wrong with a value, in the order of its components; empty if nothing is. A constraint around a part is
     * looked at if nothing is wrong within the part, and gives one violation at most.
     *
     * @param value may lack mandatory components
     */
    public static List<Violation> of(Type type, Value value) {
        return new ValueViolations(new NestingCount(RecursiveTypes.of(type), Limits.DEFAULT)).value(type, value);
    }

    private List<Violation> value(Type type, Value value) {
        if (type instanceof TypeReference reference) {
            String problem = nesting.enter(reference.target());
            List<Violation> found =
                    problem == null ? value(reference.target().type(), value) : List.of(new Violation("", problem));
            nesting.leave(reference.target());
            return found;
        } else if (type instanceof AroundType around) {
            List<Violation> found = value(around.base(), value);
            return found.isEmpty() && type instanceof ConstrainedType constrained
                    ? Constraints.violation(constrained, value, null).stream().toList()
                    : found;
        } else if (type instanceof SequenceType sequence) {
            return value instanceof SequenceValue components && components.type() == sequence
                    ? components(sequence, components)
                    : other(sequence.kind().toString(), value);
        } else if (type instanceof ChoiceType choice) {
            return choice(choice, value);
        } else if (type instanceof ListType list) {
            return value instanceof ListValue elements
                    ? elements(list, elements.elements())
                    : other(list.kind().toString(), value);
        }
        return ValueCheck.problem(type, value).stream()
                .map(problem -> new Violation("", problem))
                .toList();
    }

    private static List<Violation> other(String kind, Value value) {
        return List.of(new Violation("", "expected a value of this " + kind + ", found " + Components.kind(value)));
    }

    private List<Violation> components(SequenceType type, SequenceValue sequence) {
        List<Component> components = type.components();
        Value[] values = new Value[components.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = sequence.get(i);
        }
        List<Violation> found = new ArrayList<>(Components.complete(type, values));
        for (int i = 0; i < values.length; i++) {
            if (values[i] != null) {
                Component component = components.get(i);
                found.addAll(within(component.name(), component(sequence, component, values[i])));
            }
        }
        return found;
    }

    private List<Violation> component(SequenceValue sequence, Component component, Value value) {
        if (component.type().resolved() instanceof OpenType open) {
            List<Value> identifiers = open.identifiers(sequence.type(), sequence::get);
            Optional<String> problem = open.problem(identifiers, value);
            if (problem.isPresent()) {
                return List.of(new Violation("", problem.get()));
            }
        }
        // a DEFAULT is valid even if a constraint around its type excludes it
        boolean isDefault = SameValue.isAbsentOrDefault(component, value);
        return value(isDefault ? component.type().resolved() : component.type(), value);
    }

    private List<Violation> choice(ChoiceType type, Value value) {
        if (value instanceof UnknownAlternative unknown) {
            return type.extensible() && unknown.index() >= type.additions().size()
                    ? List.of()
                    : List.of(new Violation("", "the CHOICE has no unknown alternative of index " + unknown.index()));
        } else if (!(value instanceof ChoiceValue)) {
            return other("CHOICE", value);
        }
        ChoiceValue chosen = (ChoiceValue) value;
        return type.alternatives().stream()
                .filter(alternative -> alternative.name().equals(chosen.name()))
                .findFirst()
                .map(alternative -> within(chosen.name(), value(alternative.type(), chosen.value())))
                .orElseGet(() -> List.of(new Violation("", "the CHOICE has no alternative " + chosen.name())));
    }

    private List<Violation> elements(ListType type, List<Value> elements) {
        List<Violation> found = new ArrayList<>();
        ValueCheck.size(type.size(), elements.size(), "elements")
                .ifPresent(problem -> found.add(new Violation("", problem)));
        for (int i = 0; i < elements.size(); i++) {
            found.addAll(within("[" + i + "]", value(type.element(), elements.get(i))));
        }
        return found;
    }

    private static List<Violation> within(String component, List<Violation> violations) {
        return violations.stream().map(each -> each.within(component)).toList();
    }
}
