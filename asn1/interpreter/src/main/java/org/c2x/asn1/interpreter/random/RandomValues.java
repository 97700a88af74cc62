package org.c2x.asn1.interpreter.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.c2x.asn1.interpreter.RecursiveTypes;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OpenType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeDefinition;
import org.c2x.asn1.schema.TypeReference;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ConstraintCheck;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/**
 * Makes random values of one type. Optional components, additions up to some version and alternatives are chosen
 * by chance; constraints are built in, not waited for; DEFAULTs are filled in. Recursion and size are bounded: where
 * they end, components stay away and lists stay short.
 */
public final class RandomValues {
    /** How many levels of recursive types a value may have. */
    private static final int LEVELS = 18;
    /** After so many values inside one value, everything that may be absent is. */
    private static final int BUDGET = 2_000;

    private static final int ATTEMPTS = 20;

    private final Type type;
    private final RandomGenerator random;
    private final RandomLeaves leaves;
    private final Set<TypeDefinition> recursive;
    private int levels;
    private int budget;

    /** A source of values; the generator decides all of them. */
    public RandomValues(Type type, RandomGenerator random) {
        this.type = type;
        this.random = random;
        this.leaves = new RandomLeaves(random);
        this.recursive = RecursiveTypes.of(type);
    }

    /**
     * The next value.
     *
     * @throws IllegalStateException if the type has no value, or none was found
     */
    public Value next() {
        for (int i = 0; i < ATTEMPTS; i++) {
            levels = LEVELS;
            budget = BUDGET;
            Value value = value(type, List.of());
            if (value != null) {
                return value;
            }
        }
        throw new IllegalStateException("found no value of the type");
    }

    /** A value that fulfils the constraints, null if there is none within the bounds. */
    private Value value(Type type, List<Constraint> constraints) {
        budget--;
        if (type instanceof TypeReference reference) {
            return reference(reference.target(), constraints);
        } else if (type instanceof ConstrainedType constrained) {
            return constrained(constrained, constraints);
        }
        return branch(type, constraints, new ArrayList<>());
    }

    private Value reference(TypeDefinition target, List<Constraint> constraints) {
        if (!recursive.contains(target)) {
            return value(target.type(), constraints);
        }
        if (levels == 0) {
            return null;
        }
        levels--;
        Value value = value(target.type(), constraints);
        levels++;
        return value;
    }

    private Value constrained(ConstrainedType type, List<Constraint> constraints) {
        List<Constraint> all = new ArrayList<>(constraints);
        all.add(type.constraint());
        for (int i = 0; i < ATTEMPTS; i++) {
            Value value = value(type.base(), all);
            if (value == null) {
                return null;
            }
            // only exclusions can still be violated
            if (ConstraintCheck.check(type.base(), type.constraint(), value).isEmpty()) {
                return value;
            }
        }
        return null;
    }

    /** Takes unions and intersections apart, one branch of a union after the other in random order. */
    private Value branch(Type type, List<Constraint> open, List<Constraint> simple) {
        if (open.isEmpty()) {
            return unconstrained(type, simple);
        }
        List<Constraint> rest = new ArrayList<>(open.subList(1, open.size()));
        if (open.get(0) instanceof Constraint.AllOf allOf) {
            rest.addAll(allOf.parts());
            return branch(type, rest, simple);
        } else if (open.get(0) instanceof Constraint.AnyOf anyOf) {
            List<Constraint> parts = shuffled(anyOf.parts());
            for (Constraint part : parts) {
                List<Constraint> withPart = new ArrayList<>(rest);
                withPart.add(part);
                Value value = branch(type, withPart, simple);
                if (value != null) {
                    return value;
                }
            }
            return null;
        }
        List<Constraint> more = new ArrayList<>(simple);
        more.add(open.get(0));
        return branch(type, rest, more);
    }

    private <T> List<T> shuffled(List<T> items) {
        List<T> copy = new ArrayList<>(items);
        Collections.shuffle(copy, new Random(random.nextLong()));
        return copy;
    }

    private Value unconstrained(Type type, List<Constraint> constraints) {
        if (type instanceof SequenceType sequence) {
            return sequence(sequence, constraints);
        } else if (type instanceof ChoiceType choice) {
            return choice(choice, constraints);
        } else if (type instanceof ListType list) {
            return list(list, constraints);
        }
        return leaves.value(type, constraints);
    }

    private Value sequence(SequenceType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed.get();
        }
        Map<String, WantedComponent> wanted = WantedComponent.of(constraints);
        Value[] values = new Value[type.components().size()];
        int next = 0;
        for (Component component : type.root()) {
            values[next] = component(component, wanted.get(component.name()), component.isMandatory());
            if (values[next] == null && isMissing(component, wanted.get(component.name()))) {
                return null;
            }
            next++;
        }
        int version = random.nextInt(type.additions().size() + 1);
        for (int i = 0; i < type.additions().size(); i++) {
            if (!addition(type.additions().get(i), i < version, wanted, values, next)) {
                return null;
            }
            next += type.additions().get(i).components().size();
        }
        return tell(type, values) ? new SequenceValue(type, values) : null;
    }

    /** Makes components tell the types that open types have got; false if two of them need to be told otherwise. */
    private static boolean tell(SequenceType type, Value[] values) {
        List<String> names = type.components().stream().map(Component::name).toList();
        Map<Integer, Value> told = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            if (type.components().get(i).type().resolved() instanceof OpenType open
                    && values[i] instanceof ChoiceValue chosen) {
                List<Value> identifiers = open.rows().stream()
                        .filter(row -> row.alternative().name().equals(chosen.name()))
                        .findFirst()
                        .orElseThrow()
                        .identifiers();
                for (int k = 0; k < identifiers.size(); k++) {
                    int slot = names.indexOf(open.keys().get(k));
                    values[slot] = identifiers.get(k);
                    Value earlier = told.put(slot, values[slot]);
                    if (earlier != null && !earlier.equals(values[slot])) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static boolean isMissing(Component component, WantedComponent wanted) {
        return component.isMandatory() || wanted != null && wanted.isPresent();
    }

    /** Fills the slots of an addition; false if it must be there and cannot. */
    private boolean addition(
            SequenceType.Addition addition,
            boolean known,
            Map<String, WantedComponent> wanted,
            Value[] values,
            int from) {
        List<Component> components = addition.components();
        boolean needed = components.stream()
                .map(component -> wanted.get(component.name()))
                .anyMatch(want -> want != null && want.isPresent());
        boolean present = needed || known && budget > 0;
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            WantedComponent want = wanted.get(component.name());
            Value value = present ? component(component, want, component.isMandatory()) : null;
            boolean excluded = want != null && want.isAbsent();
            if (present && value == null && component.isMandatory() && !excluded) {
                if (needed) {
                    return false;
                }
                present = false;
                clear(values, from, components);
            } else {
                values[from + i] = value;
            }
        }
        for (int i = 0; i < components.size(); i++) {
            if (values[from + i] == null) {
                values[from + i] = components.get(i).defaultValue().orElse(null);
            }
        }
        return true;
    }

    private static void clear(Value[] values, int from, List<Component> components) {
        for (int i = 0; i < components.size(); i++) {
            values[from + i] = null;
        }
    }

    private Value component(Component component, WantedComponent wanted, boolean mandatory) {
        Value absent = component.defaultValue().orElse(null);
        if (wanted != null && wanted.isAbsent()) {
            return absent;
        }
        boolean needed = mandatory || wanted != null && wanted.isPresent();
        if (!needed && (budget <= 0 || random.nextBoolean())) {
            return absent;
        }
        Value value = value(component.type(), wanted == null ? List.of() : wanted.constraints());
        return value == null ? absent : value;
    }

    private Value choice(ChoiceType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed.get();
        }
        Map<String, WantedComponent> wanted = WantedComponent.of(constraints);
        List<String> present = wanted.keySet().stream()
                .filter(name -> wanted.get(name).isPresent())
                .toList();
        for (Alternative alternative : shuffled(type.alternatives())) {
            WantedComponent want = wanted.get(alternative.name());
            boolean excluded = want != null && want.isAbsent()
                    || !present.isEmpty() && !present.equals(List.of(alternative.name()));
            if (!excluded) {
                Value value = value(alternative.type(), want == null ? List.of() : want.constraints());
                if (value != null) {
                    return new ChoiceValue(alternative.name(), value);
                }
            }
        }
        return null;
    }

    private Value list(ListType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed.get();
        }
        int size = leaves.size(type.size(), constraints, budget <= 0 ? 0 : 6);
        List<Constraint> ofElements = constraints.stream()
                .filter(Constraint.Elements.class::isInstance)
                .map(constraint -> ((Constraint.Elements) constraint).constraint())
                .toList();
        List<Value> elements = new ArrayList<>();
        while (elements.size() < size) {
            Value element = value(type.element(), ofElements);
            if (element == null) {
                return type.size().allows(elements.size()) ? new ListValue(elements) : null;
            }
            elements.add(element);
        }
        return size < 0 ? null : new ListValue(elements);
    }

    private Optional<Value> oneOf(List<Constraint> constraints) {
        return constraints.stream()
                .filter(Constraint.OneOf.class::isInstance)
                .map(constraint -> leaves.pick(((Constraint.OneOf) constraint).values()))
                .findFirst();
    }
}
