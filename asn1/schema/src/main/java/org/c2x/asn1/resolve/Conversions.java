package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.CharacterStringType.Kind;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NamedNumber;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.value.ChoiceValue;
import org.c2x.asn1.value.ListValue;
import org.c2x.asn1.value.SequenceValue;
import org.c2x.asn1.value.Value;

/** Values of one type where another is expected: the two types must be compatible (X.680 Annex F). */
final class Conversions {
    /** Strings of characters of ISO/IEC 10646; of the other types each has characters of its own. */
    private static final Set<Kind> UNICODE = Set.of(
            Kind.NUMERIC,
            Kind.PRINTABLE,
            Kind.VISIBLE,
            Kind.IA5,
            Kind.BMP,
            Kind.UNIVERSAL,
            Kind.UTF8,
            Kind.UTC_TIME,
            Kind.GENERALIZED_TIME);

    /** ObjectDescriptor is defined as a GraphicString. */
    private static final Set<Kind> GRAPHIC = Set.of(Kind.GRAPHIC, Kind.OBJECT_DESCRIPTOR);

    private final Resolution resolution;

    Conversions(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The same value of the other type, empty if the types are not compatible; constraints are not looked at. */
    Optional<Value> convert(Value value, Type from, Type to, Position use) {
        Type actual = resolution.types.resolved(from, use);
        Type expected = resolution.types.resolved(to, use);
        if (actual == expected) {
            return Optional.of(value);
        }
        if (actual.getClass() != expected.getClass()) {
            return Optional.empty();
        }
        if (actual instanceof ContainingType one && expected instanceof ContainingType other) {
            return convert(value, one.base(), other.base(), use);
        }
        if (value instanceof SequenceValue sequence) {
            return sequence(sequence, (SequenceType) expected, use);
        }
        if (value instanceof ListValue list) {
            return list(list, (ListType) actual, (ListType) expected, use);
        }
        if (value instanceof ChoiceValue choice) {
            return choice(choice, (ChoiceType) actual, (ChoiceType) expected, use);
        }
        return isSameLeaf(actual, expected) ? Optional.of(value) : Optional.empty();
    }

    private static boolean isSameLeaf(Type actual, Type expected) {
        if (actual instanceof CharacterStringType from && expected instanceof CharacterStringType to) {
            return from.kind() == to.kind()
                    || Stream.of(UNICODE, GRAPHIC).anyMatch(group -> group.containsAll(Set.of(from.kind(), to.kind())));
        }
        if (actual instanceof EnumeratedType from && expected instanceof EnumeratedType to) {
            return from.extensible() == to.extensible()
                    && items(from.root()).equals(items(to.root()))
                    && items(from.additions()).equals(items(to.additions()));
        }
        return !(actual instanceof ObjectIdentifierType) || actual.equals(expected);
    }

    private static List<Object> items(List<NamedNumber> enumerals) {
        return enumerals.stream()
                .<Object>map(enumeral -> List.of(enumeral.name(), enumeral.number()))
                .toList();
    }

    private Optional<Value> sequence(SequenceValue value, SequenceType to, Position use) {
        List<Component> from = value.type().components();
        if (value.type().kind() != to.kind() || !names(from).equals(names(to.components()))) {
            return Optional.empty();
        }
        Value[] parts = new Value[from.size()];
        for (int i = 0; i < parts.length; i++) {
            if (value.get(i) != null) {
                Optional<Value> part = convert(
                        value.get(i), from.get(i).type(), to.components().get(i).type(), use);
                if (part.isEmpty()) {
                    return part;
                }
                parts[i] = part.get();
            }
        }
        List<Value> present = Stream.of(parts).filter(part -> part != null).toList();
        return Optional.of(resolution.weights.structured(new SequenceValue(to, parts), present, use));
    }

    private static List<String> names(List<Component> components) {
        return components.stream().map(Component::name).toList();
    }

    private Optional<Value> list(ListValue value, ListType from, ListType to, Position use) {
        if (from.kind() != to.kind()) {
            return Optional.empty();
        }
        List<Value> parts = new ArrayList<>();
        for (Value element : value.elements()) {
            Optional<Value> part = convert(element, from.element(), to.element(), use);
            if (part.isEmpty()) {
                return part;
            }
            parts.add(part.get());
        }
        return Optional.of(resolution.weights.structured(new ListValue(parts), parts, use));
    }

    private Optional<Value> choice(ChoiceValue value, ChoiceType from, ChoiceType to, Position use) {
        List<ChoiceType.Alternative> alternatives = from.alternatives();
        for (int i = 0; i < alternatives.size() && i < to.alternatives().size(); i++) {
            ChoiceType.Alternative same = to.alternatives().get(i);
            if (same.name().equals(value.name())
                    && same.name().equals(alternatives.get(i).name())) {
                return convert(value.value(), alternatives.get(i).type(), same.type(), use)
                        .map(part ->
                                resolution.weights.structured(new ChoiceValue(value.name(), part), List.of(part), use));
            }
        }
        return Optional.empty();
    }
}
