package org.c2x.asn1.emit;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.Value;

/** Constraints in ASN.1 notation, as messages quote them. */
public final class ConstraintText {
    private static final int LONGEST = 160;
    private static final int DEEPEST = 8;

    /** Levels of WITH COMPONENTS that are still written out. */
    private final int levels;

    private ConstraintText(int levels) {
        this.levels = levels;
    }

    /** A constraint of a type in one line: if it is long, the inner levels are only hinted at. */
    public static String of(Type type, Constraint constraint) {
        for (int levels = DEEPEST; levels > 0; levels--) {
            String text = new ConstraintText(levels).text(type, constraint);
            if (text.length() <= LONGEST) {
                return text;
            }
        }
        return new ConstraintText(1).text(type, constraint).substring(0, LONGEST - 3) + "...";
    }

    private String text(Type type, Constraint constraint) {
        if (constraint instanceof Constraint.AnyOf anyOf) {
            return joined(type, anyOf.parts(), " | ");
        }
        if (constraint instanceof Constraint.AllOf allOf) {
            return joined(type, allOf.parts(), " ^ ");
        }
        if (constraint instanceof Constraint.Not not) {
            return "ALL EXCEPT " + bracketed(type, not.part());
        }
        if (constraint instanceof Constraint.Elements elements) {
            return "WITH COMPONENT (" + inner(((ListType) type.resolved()).element(), elements.constraint()) + ')';
        }
        if (constraint instanceof Constraint.Components components) {
            return components(type.resolved(), components.byName());
        }
        return leaf(constraint);
    }

    private String joined(Type type, List<Constraint> parts, String operator) {
        return parts.stream().map(part -> bracketed(type, part)).collect(Collectors.joining(operator));
    }

    private String bracketed(Type type, Constraint part) {
        String text = text(type, part);
        return part instanceof Constraint.AnyOf || part instanceof Constraint.AllOf ? '(' + text + ')' : text;
    }

    private static String leaf(Constraint constraint) {
        if (constraint instanceof Constraint.OneOf oneOf) {
            return oneOf.values().stream().map(Value::toString).sorted().collect(Collectors.joining(" | "));
        }
        if (constraint instanceof Constraint.Range range) {
            return range.values().toString();
        }
        if (constraint instanceof Constraint.RealRange range) {
            return range.lower()
                    + (range.lowerIncluded() ? ".." : "<..")
                    + (range.upperIncluded() ? "" : "<")
                    + range.upper();
        }
        if (constraint instanceof Constraint.Size size) {
            return "SIZE (" + size.lengths() + ')';
        }
        if (constraint instanceof Constraint.Alphabet alphabet) {
            return "FROM (code points " + alphabet.characters() + ')';
        }
        throw new IllegalArgumentException("no leaf: " + constraint);
    }

    private String components(Type type, Map<String, ComponentConstraint> byName) {
        Map<String, Type> types = componentTypes(type);
        return types.entrySet().stream()
                .filter(each -> byName.containsKey(each.getKey()))
                .map(each -> component(each.getKey(), each.getValue(), requireNonNull(byName.get(each.getKey()))))
                .collect(Collectors.joining(", ", "WITH COMPONENTS {..., ", "}"));
    }

    private String inner(Type type, Constraint constraint) {
        boolean isLeaf = !(constraint instanceof Constraint.Elements)
                && !(constraint instanceof Constraint.Components)
                && !(constraint instanceof Constraint.AnyOf)
                && !(constraint instanceof Constraint.AllOf)
                && !(constraint instanceof Constraint.Not);
        return levels == 1 && !isLeaf ? "..." : new ConstraintText(levels - 1).text(type, constraint);
    }

    /** The types of the components of a SEQUENCE or SET, or of the alternatives of a CHOICE, by their names. */
    public static Map<String, Type> componentTypes(Type type) {
        Stream<Map.Entry<String, Type>> entries = type instanceof SequenceType sequence
                ? sequence.components().stream().map(component -> Map.entry(component.name(), component.type()))
                : ((ChoiceType) type).alternatives().stream().map(each -> Map.entry(each.name(), each.type()));
        return entries.collect(
                Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, second) -> first, LinkedHashMap::new));
    }

    private String component(String name, Type type, ComponentConstraint constraint) {
        Optional<String> value = constraint.value().map(inner -> " (" + inner(type, inner) + ')');
        return name + value.orElse("") + (constraint.presence() == Presence.FREE ? "" : " " + constraint.presence());
    }
}
