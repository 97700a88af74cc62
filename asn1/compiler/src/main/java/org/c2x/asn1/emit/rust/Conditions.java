package org.c2x.asn1.emit.rust;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.c2x.asn1.emit.Shape;
import org.c2x.asn1.emit.StructModel;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ChoiceType;
import org.c2x.asn1.schema.ChoiceType.Alternative;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.NullType;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;

/** Constraints as conditions; empty for those that are not checked, such as the alphabet of a part of a value. */
final class Conditions {
    private static final BigInteger MOST = new Shape.Number(Long.SIZE, false).most();

    private final RustModel model;
    private final String store;

    /** @param store where lists are */
    Conditions(RustModel model, String store) {
        this.model = model;
        this.store = store;
    }

    /** The pattern of numbers of a set as far as there are any from the least to the most; empty if it has all. */
    static Optional<String> pattern(IntegerSet set, BigInteger least, BigInteger most) {
        IntegerSet all = IntegerSet.range(least, most);
        IntegerSet possible = set.intersection(all);
        return possible.equals(all)
                ? Optional.empty()
                : Optional.of(
                        possible.isEmpty()
                                ? "_ if false"
                                : possible.ranges().stream()
                                        .map(Conditions::range)
                                        .collect(Collectors.joining(" | ")));
    }

    /** The pattern of numbers of items; empty if it has all. */
    static Optional<String> counts(IntegerSet set) {
        return pattern(set, BigInteger.ZERO, MOST);
    }

    static String range(IntegerSet.Range range) {
        return range.least().equals(range.most()) ? range.least().toString() : range.least() + "..=" + range.most();
    }

    static Optional<String> matches(String number, IntegerSet set, BigInteger least, BigInteger most) {
        return pattern(set, least, most).map(pattern -> "matches!(" + number + ", " + pattern + ')');
    }

    /** The condition that a value fulfils a constraint. */
    Optional<String> of(Type type, Constraint constraint, String value) {
        if (constraint instanceof Constraint.AnyOf any) {
            List<Optional<String>> parts =
                    any.parts().stream().map(part -> of(type, part, value)).toList();
            return parts.stream().allMatch(Optional::isPresent) ? joined(parts, " || ") : Optional.empty();
        }
        if (constraint instanceof Constraint.AllOf all) {
            return joined(
                    all.parts().stream().map(part -> of(type, part, value)).toList(), " && ");
        }
        if (constraint instanceof Constraint.Not not) {
            return of(type, not.part(), value).map(part -> "!(" + part + ')');
        }
        if (constraint instanceof Constraint.Range range && type.resolved() instanceof IntegerType integer) {
            return model.isWithin(integer, value, range.values());
        }
        if (constraint instanceof Constraint.OneOf some) {
            return some.values().stream().allMatch(each -> model.hasLiteral(type, each))
                    ? Optional.of("matches!(" + value + ", "
                            + some.values().stream()
                                    .map(each -> model.literal(type, each))
                                    .collect(Collectors.joining(" | "))
                            + ')')
                    : Optional.empty();
        }
        if (constraint instanceof Constraint.Size size) {
            return length(type, value).flatMap(length -> matches(length, size.lengths(), BigInteger.ZERO, MOST));
        }
        if (constraint instanceof Constraint.Elements elements) {
            Type element = ((ListType) type.resolved()).element();
            return of(element, elements.constraint(), "item")
                    .map(condition -> model.slice(type, value, store) + ".iter().all(|" + item(element) + "| "
                            + CodecBody.plain(condition) + ')');
        }
        if (constraint instanceof Constraint.Components components) {
            return type.resolved() instanceof SequenceType sequence
                    ? sequence(sequence, components, value)
                    : choice((ChoiceType) type.resolved(), components, value);
        }
        return Optional.empty();
    }

    private static Optional<String> joined(List<Optional<String>> parts, String operator) {
        List<String> known = parts.stream().flatMap(Optional::stream).toList();
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(known.size() == 1 ? known.get(0) : '(' + String.join(operator, known) + ')');
    }

    private String item(Type type) {
        return model.isWhole(type) ? "&item" : "item";
    }

    private Optional<String> length(Type type, String value) {
        Shape shape = model.shape(type);
        boolean isUtf8 = type.resolved() instanceof CharacterStringType text && StructModel.isUtf8(text);
        if (shape instanceof Shape.Items || shape instanceof Shape.BoundedOctets) {
            return Optional.of(model.slice(type, value, store) + ".len()");
        }
        return shape instanceof Shape.Octets && !isUtf8 ? Optional.of(value + ".len()") : Optional.empty();
    }

    private Optional<String> sequence(SequenceType type, Constraint.Components constraint, String value) {
        List<Optional<String>> parts = new ArrayList<>();
        for (Component component : type.components()) {
            ComponentConstraint said = constraint.byName().get(component.name());
            if (said == null) {
                continue;
            }
            String own = value + '.' + model.field(type, component);
            boolean isOptional = RustModel.isOptional(type, component);
            if (said.presence() == Presence.ABSENT) {
                parts.add(
                        isOptional
                                ? Optional.of(own + ".is_none()")
                                : component
                                        .defaultValue()
                                        .map(each -> own + " == " + model.literal(component.type(), each)));
            } else if (!isOptional) {
                parts.add(said.value().flatMap(each -> of(component.type(), each, own)));
            } else {
                boolean isWanted =
                        said.presence() == Presence.PRESENT && component.presence() == Component.Presence.OPTIONAL;
                String reference = model.isWhole(component.type()) ? own : own + ".as_ref()";
                Optional<String> condition = said.value().flatMap(each -> of(component.type(), each, "item"));
                parts.add(condition
                        .map(each -> reference + (isWanted ? ".is_some_and" : ".is_none_or") + "(|item| "
                                + CodecBody.plain(each) + ')')
                        .or(() -> isWanted ? Optional.of(own + ".is_some()") : Optional.empty()));
            }
        }
        return joined(parts, " && ");
    }

    private Optional<String> choice(ChoiceType type, Constraint.Components constraint, String value) {
        boolean isExact = constraint.byName().values().stream().anyMatch(each -> each.presence() == Presence.PRESENT);
        Function<Alternative, String> arm = alternative -> {
            ComponentConstraint said = constraint.byName().get(alternative.name());
            boolean isOther = isExact && (said == null || said.presence() != Presence.PRESENT);
            String variant = model.name(type) + "::" + model.variant(type, alternative);
            boolean isNull = alternative.type().resolved() instanceof NullType;
            if (isOther || said != null && said.presence() == Presence.ABSENT) {
                return variant + (isNull ? "" : "(_)") + " => false";
            }
            Optional<String> condition = said == null
                    ? Optional.empty()
                    : said.value().flatMap(each -> of(alternative.type(), each, "item"));
            return condition.isEmpty()
                    ? variant + (isNull ? "" : "(_)") + " => true"
                    : variant + '(' + item(alternative.type()) + ") => " + condition.get();
        };
        List<String> arms =
                new ArrayList<>(type.alternatives().stream().map(arm).toList());
        if (type.extensible()) {
            boolean excluded =
                    isExact || constraint.byName().size() == type.alternatives().size();
            arms.add(model.name(type) + "::Unknown(_) => " + !excluded);
        }
        return arms.stream().allMatch(each -> each.endsWith(" => true"))
                ? Optional.empty()
                : Optional.of("match &" + value + " { " + String.join(", ", arms) + " }");
    }
}
