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
import org.c2x.asn1.schema.ContainingType;
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
            Optional<Value> value = value(type, List.of());
            if (value.isPresent()) {
                return value.get();
            }
        }
        throw new IllegalStateException("found no value of the type");
    }

    /** A value that fulfils the constraints, empty if there is none within the bounds. */
    private Optional<Value> value(Type type, List<Constraint> constraints) {
        budget--;
        if (type instanceof TypeReference reference) {
            return reference(reference.target(), constraints);
        } else if (type instanceof ConstrainedType constrained) {
            return constrained(constrained, constraints);
        } else if (type instanceof ContainingType containing) {
            return value(containing.base(), constraints);
        }
        return branch(type, constraints, new ArrayList<>());
    }

    private Optional<Value> reference(TypeDefinition target, List<Constraint> constraints) {
        if (!recursive.contains(target)) {
            return value(target.type(), constraints);
        }
        if (levels == 0) {
            return Optional.empty();
        }
        levels--;
        Optional<Value> value = value(target.type(), constraints);
        levels++;
        return value;
    }

    private Optional<Value> constrained(ConstrainedType type, List<Constraint> constraints) {
        List<Constraint> all = new ArrayList<>(constraints);
        all.add(type.constraint());
        for (int i = 0; i < ATTEMPTS; i++) {
            Optional<Value> value = value(type.base(), all);
            // only exclusions can still be violated
            if (value.isEmpty()
                    || ConstraintCheck.check(type.base(), type.constraint(), value.get())
                            .isEmpty()) {
                return value;
            }
        }
        return Optional.empty();
    }

    /** Takes unions and intersections apart, one branch of a union after the other in random order. */
    private Optional<Value> branch(Type type, List<Constraint> open, List<Constraint> simple) {
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
                Optional<Value> value = branch(type, withPart, simple);
                if (value.isPresent()) {
                    return value;
                }
            }
            return Optional.empty();
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

    private Optional<Value> unconstrained(Type type, List<Constraint> constraints) {
        if (type instanceof SequenceType sequence) {
            return sequence(sequence, constraints);
        } else if (type instanceof ChoiceType choice) {
            return choice(choice, constraints);
        } else if (type instanceof ListType list) {
            return list(list, constraints);
        }
        return leaves.value(type, constraints);
    }

    private Optional<Value> sequence(SequenceType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed;
        }
        Map<String, WantedComponent> wanted = WantedComponent.of(constraints);
        Value[] values = new Value[type.components().size()];
        int next = 0;
        for (Component component : type.root()) {
            WantedComponent want = wanted.getOrDefault(component.name(), WantedComponent.NONE);
            Optional<Value> value = component(component, want);
            if (value.isEmpty() && (component.isMandatory() || want.isPresent())) {
                return Optional.empty();
            }
            values[next++] = value.orElse(null);
        }
        int version = random.nextInt(type.additions().size() + 1);
        for (int i = 0; i < type.additions().size(); i++) {
            if (!addition(type.additions().get(i), i < version, wanted, values, next)) {
                return Optional.empty();
            }
            next += type.additions().get(i).components().size();
        }
        return tell(type, values) ? Optional.of(new SequenceValue(type, values)) : Optional.empty();
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

    /** Fills the slots of an addition; false if it must be there and cannot. */
    private boolean addition(
            SequenceType.Addition addition,
            boolean known,
            Map<String, WantedComponent> wanted,
            Value[] values,
            int from) {
        List<Component> components = addition.components();
        boolean needed = components.stream()
                .map(component -> wanted.getOrDefault(component.name(), WantedComponent.NONE))
                .anyMatch(WantedComponent::isPresent);
        boolean present = needed || known && budget > 0;
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            WantedComponent want = wanted.getOrDefault(component.name(), WantedComponent.NONE);
            Optional<Value> value = present ? component(component, want) : Optional.empty();
            if (present && value.isEmpty() && component.isMandatory() && !want.isAbsent()) {
                if (needed) {
                    return false;
                }
                present = false;
                clear(values, from, components);
            } else {
                values[from + i] = value.orElse(null);
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

    private Optional<Value> component(Component component, WantedComponent wanted) {
        boolean needed = component.isMandatory() || wanted.isPresent();
        if (wanted.isAbsent() || !needed && (budget <= 0 || random.nextBoolean())) {
            return component.defaultValue();
        }
        return value(component.type(), wanted.constraints()).or(component::defaultValue);
    }

    private Optional<Value> choice(ChoiceType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed;
        }
        Map<String, WantedComponent> wanted = WantedComponent.of(constraints);
        List<String> present = wanted.entrySet().stream()
                .filter(each -> each.getValue().isPresent())
                .map(Map.Entry::getKey)
                .toList();
        for (Alternative alternative : shuffled(type.alternatives())) {
            WantedComponent want = wanted.getOrDefault(alternative.name(), WantedComponent.NONE);
            boolean excluded = want.isAbsent() || !present.isEmpty() && !present.equals(List.of(alternative.name()));
            if (!excluded) {
                Optional<Value> value = value(alternative.type(), want.constraints());
                if (value.isPresent()) {
                    return Optional.of(new ChoiceValue(alternative.name(), value.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Value> list(ListType type, List<Constraint> constraints) {
        Optional<Value> fixed = oneOf(constraints);
        if (fixed.isPresent()) {
            return fixed;
        }
        int size = leaves.size(type.size(), constraints, budget <= 0 ? 0 : 6);
        List<Constraint> ofElements = constraints.stream()
                .filter(Constraint.Elements.class::isInstance)
                .map(constraint -> ((Constraint.Elements) constraint).constraint())
                .toList();
        List<Value> elements = new ArrayList<>();
        while (elements.size() < size) {
            Optional<Value> element = value(type.element(), ofElements);
            if (element.isEmpty()) {
                return type.size().allows(elements.size()) ? Optional.of(new ListValue(elements)) : Optional.empty();
            }
            elements.add(element.get());
        }
        return size < 0 ? Optional.empty() : Optional.of(new ListValue(elements));
    }

    private Optional<Value> oneOf(List<Constraint> constraints) {
        return constraints.stream()
                .filter(Constraint.OneOf.class::isInstance)
                .map(constraint -> leaves.pick(((Constraint.OneOf) constraint).values()))
                .findFirst();
    }
}
