package org.c2x.asn1.value;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.c2x.asn1.runtime.BitString;
import org.c2x.asn1.runtime.Nullable;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.Type;

/** Evaluates a constraint that no encoding shows (X.680 clause 51) over a value of the type that it constrains. */
public final class ConstraintCheck {

    private ConstraintCheck() {}

    /**
     * Why a value violates a constraint.
     *
     * @param path    component path from the checked value, empty for that value itself
     * @param problem what the constraint wants
     */
    public record Violation(String path, String problem) {

        /** The same violation, seen from what has the checked value as its component. */
        public Violation within(String component) {
            String separator = path.isEmpty() || path.charAt(0) == '[' ? "" : ".";
            return new Violation(component + separator + path, problem);
        }
    }

    /** The first violation, empty if the value fulfils the constraint. */
    public static Optional<Violation> check(Type type, Constraint constraint, Value value) {
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return problem(
                    anyOf.parts().stream()
                            .allMatch(part -> check(type, part, value).isPresent()),
                    "none of the alternatives of the constraint fits");
        } else if (constraint instanceof Constraint.AllOf allOf) {
            return allOf.parts().stream()
                    .map(part -> check(type, part, value))
                    .flatMap(Optional::stream)
                    .findFirst();
        } else if (constraint instanceof Constraint.Not not) {
            return problem(check(type, not.part(), value).isEmpty(), "the constraint excludes the value");
        } else if (constraint instanceof Constraint.Elements elements) {
            return elements(((ListType) type.resolved()).element(), elements.constraint(), value);
        } else if (constraint instanceof Constraint.Components components) {
            return components(type, components.byName(), value);
        }
        return simple(type, constraint, value);
    }

    private static Optional<Violation> simple(Type type, Constraint constraint, Value value) {
        if (constraint instanceof Constraint.OneOf oneOf) {
            boolean found = oneOf.values().stream().anyMatch(allowed -> SameValue.test(type, allowed, value));
            return problem(!found, () -> "expected one of " + oneOf.values());
        } else if (constraint instanceof Constraint.Range range) {
            boolean inside = value instanceof IntegerValue i && range.values().contains(i.toBigInteger());
            return problem(!inside, () -> "expected an INTEGER within " + range.values());
        } else if (constraint instanceof Constraint.RealRange range) {
            boolean inside = value instanceof RealValue real && isWithin(range, real.value());
            return problem(!inside, () -> "expected a REAL within " + range.lower() + ".." + range.upper());
        } else if (constraint instanceof Constraint.Size size) {
            return problem(!hasLength(type, size.lengths(), value), () -> "expected a length of " + size.lengths());
        } else if (constraint instanceof Constraint.Alphabet alphabet) {
            boolean allowed = value instanceof CharacterStringValue string
                    && string.value()
                            .codePoints()
                            .allMatch(c -> alphabet.characters().contains(c));
            return problem(!allowed, "expected only characters of the permitted alphabet");
        }
        throw new AssertionError(constraint);
    }

    private static boolean isWithin(Constraint.RealRange range, double value) {
        return (range.lowerIncluded() ? value >= range.lower() : value > range.lower())
                && (range.upperIncluded() ? value <= range.upper() : value < range.upper());
    }

    private static boolean hasLength(Type type, IntegerSet lengths, Value value) {
        if (value instanceof BitStringValue bits && type.resolved() instanceof BitStringType declared) {
            return lengths.contains(bits.value().length())
                    || !declared.namedBits().isEmpty() && hasRoomFor(bits.value(), lengths);
        } else if (value instanceof OctetStringValue octets) {
            return lengths.contains(octets.value().length());
        } else if (value instanceof CharacterStringValue string) {
            return lengths.contains(
                    string.value().codePointCount(0, string.value().length()));
        }
        return value instanceof ListValue list
                && lengths.contains(list.elements().size());
    }

    /** X.680 clause 22.7: named bits take as many trailing zeros as a SIZE constraint needs. */
    private static boolean hasRoomFor(BitString bits, IntegerSet lengths) {
        IntegerSet enough = IntegerSet.NON_NEGATIVE.without(IntegerSet.of(0, bits.significantLength() - 1L));
        return !lengths.intersection(enough).isEmpty();
    }

    private static Optional<Violation> elements(Type elementType, Constraint constraint, Value value) {
        List<Value> elements = ((ListValue) value).elements();
        for (int i = 0; i < elements.size(); i++) {
            Optional<Violation> violation = check(elementType, constraint, elements.get(i));
            if (violation.isPresent()) {
                return Optional.of(violation.get().within("[" + i + "]"));
            }
        }
        return Optional.empty();
    }

    private static Optional<Violation> components(Type type, Map<String, ComponentConstraint> byName, Value value) {
        if (value instanceof SequenceValue sequence) {
            return sequenceComponents(sequence, byName);
        }
        return alternatives((ChoiceType) type.resolved(), byName, value);
    }

    private static Optional<Violation> sequenceComponents(
            SequenceValue value, Map<String, ComponentConstraint> byName) {
        List<Component> components = value.type().components();
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            ComponentConstraint constraint = byName.get(component.name());
            if (constraint != null) {
                Optional<Violation> violation = componentViolation(component, constraint, value.get(i));
                if (violation.isPresent()) {
                    return Optional.of(violation.get().within(component.name()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Violation> componentViolation(
            Component component, ComponentConstraint constraint, @Nullable Value value) {
        if (constraint.presence() == Presence.ABSENT) {
            return problem(!SameValue.isAbsentOrDefault(component, value), "the constraint wants it absent");
        }
        if (value == null) {
            boolean missing =
                    constraint.presence() == Presence.PRESENT && component.presence() == Component.Presence.OPTIONAL;
            return problem(missing, "the constraint wants it present");
        }
        return constraint.value().flatMap(inner -> check(component.type(), inner, value));
    }

    private static Optional<Violation> alternatives(
            ChoiceType type, Map<String, ComponentConstraint> byName, Value value) {
        if (value instanceof UnknownAlternative) {
            boolean excluded = byName.size() == type.alternatives().size()
                    || byName.values().stream().anyMatch(part -> part.presence() == Presence.PRESENT);
            return problem(excluded, "the constraint excludes unknown alternatives");
        }
        ChoiceValue chosen = (ChoiceValue) value;
        for (Map.Entry<String, ComponentConstraint> part : byName.entrySet()) {
            if (part.getValue().presence() == Presence.PRESENT && !part.getKey().equals(chosen.name())) {
                return problem(true, () -> "the constraint wants the alternative " + part.getKey());
            }
        }
        ComponentConstraint constraint = byName.get(chosen.name());
        if (constraint == null) {
            return Optional.empty();
        } else if (constraint.presence() == Presence.ABSENT) {
            return problem(true, () -> "the constraint excludes the alternative " + chosen.name());
        }
        return type.alternatives().stream()
                .filter(alternative -> alternative.name().equals(chosen.name()))
                .findFirst()
                .flatMap(alternative ->
                        constraint.value().flatMap(inner -> check(alternative.type(), inner, chosen.value())))
                .map(violation -> violation.within(chosen.name()));
    }

    private static Optional<Violation> problem(boolean exists, String text) {
        return problem(exists, () -> text);
    }

    private static Optional<Violation> problem(boolean exists, Supplier<String> text) {
        return exists ? Optional.of(new Violation("", text.get())) : Optional.empty();
    }
}
