package org.c2x.asn1.value;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.runtime.BitString;
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

        private Violation within(String component) {
            String separator = path.isEmpty() || path.charAt(0) == '[' ? "" : ".";
            return new Violation(component + separator + path, problem);
        }
    }

    /** The first violation, empty if the value fulfils the constraint. */
    public static Optional<Violation> check(Type type, Constraint constraint, Value value) {
        return Optional.ofNullable(violation(type, constraint, value));
    }

    private static Violation violation(Type type, Constraint constraint, Value value) {
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return anyOf.parts().stream().anyMatch(part -> violation(type, part, value) == null)
                    ? null
                    : problem("none of the alternatives of the constraint fits");
        } else if (constraint instanceof Constraint.AllOf allOf) {
            return allOf.parts().stream()
                    .map(part -> check(type, part, value))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .orElse(null);
        } else if (constraint instanceof Constraint.Not not) {
            return violation(type, not.part(), value) == null ? problem("the constraint excludes the value") : null;
        } else if (constraint instanceof Constraint.Elements elements) {
            return elements(((ListType) type.resolved()).element(), elements.constraint(), value);
        } else if (constraint instanceof Constraint.Components components) {
            return components(type, components.byName(), value);
        }
        return simple(type, constraint, value);
    }

    private static Violation simple(Type type, Constraint constraint, Value value) {
        if (constraint instanceof Constraint.OneOf oneOf) {
            boolean found = oneOf.values().stream().anyMatch(allowed -> SameValue.test(type, allowed, value));
            return found ? null : problem("expected one of " + oneOf.values());
        } else if (constraint instanceof Constraint.Range range) {
            boolean inside = value instanceof IntegerValue i && range.values().contains(i.toBigInteger());
            return inside ? null : problem("expected an INTEGER within " + range.values());
        } else if (constraint instanceof Constraint.RealRange range) {
            return value instanceof RealValue real && isWithin(range, real.value())
                    ? null
                    : problem("expected a REAL within " + range.lower() + ".." + range.upper());
        } else if (constraint instanceof Constraint.Size size) {
            return hasLength(type, size.lengths(), value) ? null : problem("expected a length of " + size.lengths());
        } else if (constraint instanceof Constraint.Alphabet alphabet) {
            boolean allowed = value instanceof CharacterStringValue string
                    && string.value()
                            .codePoints()
                            .allMatch(c -> alphabet.characters().contains(c));
            return allowed ? null : problem("expected only characters of the permitted alphabet");
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

    private static Violation elements(Type elementType, Constraint constraint, Value value) {
        List<Value> elements = ((ListValue) value).elements();
        for (int i = 0; i < elements.size(); i++) {
            Violation violation = violation(elementType, constraint, elements.get(i));
            if (violation != null) {
                return violation.within("[" + i + "]");
            }
        }
        return null;
    }

    private static Violation components(Type type, Map<String, ComponentConstraint> byName, Value value) {
        if (value instanceof SequenceValue sequence) {
            return sequenceComponents(sequence, byName);
        }
        return alternatives((ChoiceType) type.resolved(), byName, value);
    }

    private static Violation sequenceComponents(SequenceValue value, Map<String, ComponentConstraint> byName) {
        List<Component> components = value.type().components();
        for (int i = 0; i < components.size(); i++) {
            Component component = components.get(i);
            ComponentConstraint constraint = byName.get(component.name());
            if (constraint != null) {
                Violation violation = componentViolation(component, constraint, value.get(i));
                if (violation != null) {
                    return violation.within(component.name());
                }
            }
        }
        return null;
    }

    private static Violation componentViolation(Component component, ComponentConstraint constraint, Value value) {
        if (constraint.presence() == Presence.ABSENT) {
            return SameValue.isAbsentOrDefault(component, value) ? null : problem("the constraint wants it absent");
        }
        if (value == null) {
            boolean missing =
                    constraint.presence() == Presence.PRESENT && component.presence() == Component.Presence.OPTIONAL;
            return missing ? problem("the constraint wants it present") : null;
        }
        return constraint.value().isPresent()
                ? violation(component.type(), constraint.value().get(), value)
                : null;
    }

    private static Violation alternatives(ChoiceType type, Map<String, ComponentConstraint> byName, Value value) {
        if (value instanceof UnknownAlternative) {
            boolean excluded = byName.size() == type.alternatives().size()
                    || byName.values().stream().anyMatch(part -> part.presence() == Presence.PRESENT);
            return excluded ? problem("the constraint excludes unknown alternatives") : null;
        }
        ChoiceValue chosen = (ChoiceValue) value;
        for (Map.Entry<String, ComponentConstraint> part : byName.entrySet()) {
            if (part.getValue().presence() == Presence.PRESENT && !part.getKey().equals(chosen.name())) {
                return problem("the constraint wants the alternative " + part.getKey());
            }
        }
        ComponentConstraint constraint = byName.get(chosen.name());
        if (constraint == null) {
            return null;
        } else if (constraint.presence() == Presence.ABSENT) {
            return problem("the constraint excludes the alternative " + chosen.name());
        } else if (constraint.value().isEmpty()) {
            return null;
        }
        Violation violation = type.alternatives().stream()
                .filter(alternative -> alternative.name().equals(chosen.name()))
                .map(alternative -> check(alternative.type(), constraint.value().get(), chosen.value()))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(null);
        return violation == null ? null : violation.within(chosen.name());
    }

    private static Violation problem(String text) {
        return new Violation("", text);
    }
}
