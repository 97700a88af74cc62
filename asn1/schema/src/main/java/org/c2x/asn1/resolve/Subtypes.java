package org.c2x.asn1.resolve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.Diagnostic.Severity;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.syntax.TypeNode.SimpleKind;
import org.c2x.asn1.syntax.ValueNode;
import org.c2x.asn1.value.CharacterStringValue;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/** Constraints of the syntax to what they allow: set arithmetic and its elements (X.680 clauses 50 and 51). */
final class Subtypes {
    private final Resolution resolution;
    private final ValueRanges ranges;

    Subtypes(Resolution resolution) {
        this.resolution = resolution;
        this.ranges = new ValueRanges(resolution);
    }

    /** What a constraint allows; one that needs a parameter which is left out allows everything. */
    Subtype of(ConstraintNode node, Scope scope, Governor governor) {
        if (!scope.lacksParameters()) {
            return evaluate(node, scope, governor);
        }
        try {
            return evaluate(node, scope, governor);
        } catch (SourceError needsParameter) {
            return Subtype.UNSEEN;
        }
    }

    private Subtype evaluate(ConstraintNode node, Scope scope, Governor governor) {
        if (node.root() == null) {
            return rootless(node, scope, governor);
        }
        Subtype root = of(node.root(), scope, governor);
        if (root.check().isPresent() && ConstraintWeight.isTooLarge(root.check().get())) {
            throw new SourceError(node.position(), "this constraint, with those it includes, is too large");
        }
        if (node.additions() != null) {
            of(node.additions(), scope, governor); // told if wrong; no encoding depends on it
        }
        if (!node.extensible()) {
            return root;
        }
        // X.691 clause 10.3: an extensible permitted alphabet is not visible; nothing else may be left.
        Optional<Region> visible = root.visible()
                .map(Region::withAnyCharacters)
                .filter(region -> !region.equals(Region.ALL) || root.visible().equals(Optional.of(Region.ALL)));
        Optional<Region> exact = root.exact().map(Region::withAnyCharacters);
        return new Subtype(visible, exact, root.check(), true, root.contained());
    }

    /** An extension marker alone: any value of the type may be met. */
    private Subtype rootless(ConstraintNode node, Scope scope, Governor governor) {
        if (node.additions() != null) {
            of(node.additions(), scope, governor);
        }
        return Subtype.UNSEEN;
    }

    private Subtype of(ElementsNode node, Scope scope, Governor governor) {
        return resolution.guard.within(node.position(), () -> elements(node, scope, governor));
    }

    private List<Subtype> all(List<ElementsNode> nodes, Scope scope, Governor governor) {
        List<Subtype> parts = new ArrayList<>();
        nodes.forEach(node -> parts.add(of(node, scope, governor)));
        return parts;
    }

    private Subtype elements(ElementsNode node, Scope scope, Governor governor) {
        if (node instanceof ElementsNode.Union union) {
            return Subtype.union(all(union.parts(), scope, governor));
        }
        if (node instanceof ElementsNode.Intersection intersection) {
            return Subtype.intersection(all(intersection.parts(), scope, governor));
        }
        if (node instanceof ElementsNode.Except except) {
            return except(except, scope, governor);
        }
        if (node instanceof ElementsNode.Extensible extensible) {
            return of(extensible.constraint(), scope, governor);
        }
        if (node instanceof ElementsNode.SingleValue single) {
            return singleValue(single, scope, governor);
        }
        if (node instanceof ElementsNode.ValueRange range) {
            return ranges.of(range, scope, governor);
        }
        if (node instanceof ElementsNode.ContainedSubtype contained) {
            return contained(contained, scope, governor);
        }
        if (governor.dimension() == Governor.Dimension.CHARACTER) {
            throw new SourceError(node.position(), "FROM takes characters, ranges of them and string types");
        }
        return content(node, scope, governor);
    }

    private Subtype content(ElementsNode node, Scope scope, Governor governor) {
        if (node instanceof ElementsNode.Size size) {
            return size(size, scope, governor);
        }
        if (node instanceof ElementsNode.PermittedAlphabet alphabet) {
            return alphabet(alphabet, scope, governor);
        }
        if (node instanceof ElementsNode.Contents contents) {
            return contents(contents, scope, governor);
        }
        if (node instanceof ElementsNode.SingleInner inner) {
            return resolution.innerSubtypes.elements(inner, scope, governor);
        }
        if (node instanceof ElementsNode.MultipleInner inner) {
            return resolution.innerSubtypes.components(inner, scope, governor);
        }
        if (node instanceof ElementsNode.Pattern pattern) {
            checkPattern(pattern, scope, governor);
        }
        return Subtype.UNSEEN; // PATTERN, SETTINGS, CONSTRAINED BY and tables of inner types are not tested
    }

    // X.680 clause 51.9
    private void checkPattern(ElementsNode.Pattern node, Scope scope, Governor governor) {
        if (!(governor.builtin().node() instanceof TypeNode.CharacterString)) {
            throw new SourceError(node.position(), "PATTERN needs a character string type");
        }
        resolution.values.value(node.value(), scope, new CharacterStringType(CharacterStringType.Kind.UNIVERSAL));
    }

    private Subtype except(ElementsNode.Except node, Scope scope, Governor governor) {
        Subtype everything = new Subtype(
                Optional.of(governor.parent()),
                Optional.of(governor.parent()),
                Optional.empty(),
                false,
                Optional.empty());
        Subtype base = node.base().isPresent() ? of(node.base().get(), scope, governor) : everything;
        return base.except(of(node.excluded(), scope, governor));
    }

    // X.680 clause 51.2
    private Subtype singleValue(ElementsNode.SingleValue node, Scope scope, Governor governor) {
        try {
            return singleValue(node, value(node.value(), scope, governor), governor);
        } catch (SourceError error) {
            if (error.severity() == Severity.ERROR) {
                throw error;
            }
            resolution.diagnostics.error(error);
            return Subtype.UNSEEN; // a value that is left out cannot be tested
        }
    }

    private Value value(ValueNode node, Scope scope, Governor governor) {
        Type type = resolution.types.type(governor.builtin());
        if (node instanceof ValueNode.Containing
                && (type instanceof OctetStringType || type instanceof BitStringType)) {
            throw StringValues.leftOut(node.position());
        }
        return resolution.values.value(node, scope, type);
    }

    private Subtype singleValue(ElementsNode.SingleValue node, Value value, Governor governor) {
        if (value instanceof CharacterStringValue string) {
            governor.checkCharacters(string.value(), node.position());
        }
        if (governor.dimension() == Governor.Dimension.CHARACTER) {
            IntegerSet set = new IntegerSet(((CharacterStringValue) value)
                    .value()
                    .codePoints()
                    .mapToObj(c -> new IntegerSet.Range(BigInteger.valueOf(c), BigInteger.valueOf(c)))
                    .toList());
            return Subtype.characters(set);
        }
        if (governor.builtin().node() instanceof TypeNode.Integer) {
            BigInteger number = governor.checkedNumber(((IntegerValue) value).toBigInteger(), node.position());
            return Subtype.numbers(IntegerSet.range(number, number));
        }
        return Subtype.check(new Constraint.OneOf(Set.of(value)));
    }

    // X.680 clause 51.3: the values of another type; its extension marker and additions do not count.
    private Subtype contained(ElementsNode.ContainedSubtype node, Scope scope, Governor governor) {
        Located type = new Located(node.type(), scope);
        if (node.type() instanceof TypeNode.FieldOfReference field) {
            return fromObjects(field, scope, governor);
        }
        Located builtin = resolution.references.builtin(type);
        if (!isCompatible(builtin, governor.builtin())) {
            throw new SourceError(node.position(), "this is a subtype of another type than the one it constrains");
        }
        if (!ConstrainedTypes.hasRegion(builtin.node())) {
            return resolution.innerSubtypes.ofType(type);
        }
        Effective effective = resolution.constrainedTypes.effective(type);
        if (governor.dimension() == Governor.Dimension.CHARACTER) {
            return Subtype.characters(effective.exact().characters());
        }
        Subtype values = new Subtype(
                Optional.of(effective.visible()),
                effective.checks().stream().allMatch(Effective.Check::inExact)
                        ? Optional.of(effective.exact())
                        : Optional.empty(),
                effective.all(),
                false,
                effective.contained());
        return isSameString(builtin.node(), governor.builtin().node())
                ? values
                : ofAnotherString(
                        values,
                        TypeResolver.kind((TypeNode.CharacterString) builtin.node())
                                .alphabet());
    }

    // X.681 clause 15: the values that the objects of a set have
    private Subtype fromObjects(TypeNode.FieldOfReference field, Scope scope, Governor governor) {
        ObjectSet set = resolution.objectSets.of(field.reference(), scope);
        List<Value> values = new ArrayList<>();
        Type type = resolution.types.type(governor.builtin());
        Name last = field.path().get(field.path().size() - 1);
        for (ValueResolver.Defined found : resolution.fields.values(set, field.path())) {
            values.add(resolution.values.converted(found, type, last));
        }
        if (!(governor.builtin().node() instanceof TypeNode.Integer)) {
            return Subtype.check(new Constraint.OneOf(new LinkedHashSet<>(values)));
        }
        return Subtype.numbers(values.stream()
                .map(value -> ((IntegerValue) value).toBigInteger())
                .map(number -> IntegerSet.range(number, number))
                .reduce(IntegerSet.NONE, IntegerSet::union));
    }

    /** What a string type allows in another one: its own alphabet is no constraint that PER could see. */
    private static Subtype ofAnotherString(Subtype values, IntegerSet own) {
        Optional<Region> visible =
                values.visible().map(region -> region.characters().equals(own) ? region.withAnyCharacters() : region);
        List<Constraint> checks = new ArrayList<>(values.check().stream().toList());
        checks.add(new Constraint.Alphabet(own));
        return new Subtype(visible, values.exact(), Subtype.allOf(checks), false, Optional.empty());
    }

    /**
     * True if a type can constrain another one: both built-in types are the same one or character strings. A list that
     * is written twice is the same, if its elements are.
     */
    private boolean isCompatible(Located left, Located right) {
        TypeNode node = left.node();
        if (node == right.node() && left.scope() == right.scope()) {
            return true;
        }
        if (node instanceof TypeNode.ListOf list && right.node() instanceof TypeNode.ListOf other) {
            Located element = unreferenced(new Located(list.element(), left.scope()));
            Located otherElement = unreferenced(new Located(other.element(), right.scope()));
            return list.isSet() == other.isSet()
                    && resolution.guard.within(left.position(), () -> isCompatible(element, otherElement));
        }
        if (node instanceof TypeNode.CharacterString) {
            return right.node() instanceof TypeNode.CharacterString
                    && (isSameString(node, right.node()) || !isTime(node) && !isTime(right.node()));
        }
        if (node instanceof TypeNode.Simple simple) {
            return right.node() instanceof TypeNode.Simple other && simple.kind() == other.kind();
        }
        boolean isNumber = node instanceof TypeNode.Integer || node instanceof TypeNode.BitString;
        return isNumber && node.getClass() == right.node().getClass();
    }

    private static boolean isSameString(TypeNode left, TypeNode right) {
        return !(left instanceof TypeNode.CharacterString string)
                || !(right instanceof TypeNode.CharacterString other)
                || TypeResolver.kind(string) == TypeResolver.kind(other);
    }

    /** The type after references: unlike a built-in type it may have constraints, which an element's type keeps. */
    private Located unreferenced(Located type) {
        Located current = type;
        while (current.node() instanceof TypeNode.Reference) {
            current = resolution.references.step(current);
        }
        return current;
    }

    // X.680 clause 51.5
    private Subtype size(ElementsNode.Size node, Scope scope, Governor governor) {
        TypeNode builtin = governor.builtin().node();
        if (!ConstrainedTypes.hasRegion(builtin) || builtin instanceof TypeNode.Integer || isTime(builtin)) {
            throw new SourceError(node.position(), "SIZE needs a string or a list");
        }
        Position position = node.position();
        Located lengths = new Located(
                new TypeNode.Integer(position, List.of()), governor.builtin().scope());
        Governor number = new Governor(lengths, Region.ofNumbers(IntegerSet.NON_NEGATIVE), Governor.Dimension.VALUE);
        Subtype subtype = of(node.constraint(), scope, number);
        if (subtype.exact().isEmpty()) {
            return Subtype.UNSEEN;
        }
        IntegerSet exact = subtype.exact().get().numbers().intersection(IntegerSet.NON_NEGATIVE);
        return new Subtype(
                subtype.visible().map(region -> lengths(region.numbers())),
                Optional.of(lengths(exact)),
                Optional.of(new Constraint.Size(exact)),
                subtype.extensible(),
                Optional.empty());
    }

    private static Region lengths(IntegerSet numbers) {
        return Region.ofLengths(numbers.intersection(IntegerSet.NON_NEGATIVE));
    }

    private static boolean isTime(TypeNode builtin) {
        return builtin instanceof TypeNode.CharacterString string
                && TypeResolver.kind(string).isTime();
    }

    // X.680 clause 51.7
    private Subtype alphabet(ElementsNode.PermittedAlphabet node, Scope scope, Governor governor) {
        if (!(governor.builtin().node() instanceof TypeNode.CharacterString)
                || isTime(governor.builtin().node())) {
            throw new SourceError(node.position(), "FROM needs a character string type");
        }
        Governor characters = new Governor(governor.builtin(), governor.parent(), Governor.Dimension.CHARACTER);
        Subtype subtype = of(node.constraint(), scope, characters);
        // An extensible alphabet allows any character, and PER does not see it.
        return node.constraint().extensible() ? Subtype.UNSEEN : subtype.asAlphabet();
    }

    // X.682 clause 11
    private Subtype contents(ElementsNode.Contents node, Scope scope, Governor governor) {
        TypeNode builtin = governor.builtin().node();
        boolean octets = builtin instanceof TypeNode.Simple simple && simple.kind() == SimpleKind.OCTET_STRING;
        if (!octets && !(builtin instanceof TypeNode.BitString)) {
            throw new SourceError(node.position(), "CONTAINING and ENCODED BY need an OCTET STRING or a BIT STRING");
        }
        return Subtype.contents(node.containing()
                .map(type ->
                        contained(new Located(type, scope), node.encodedBy().isEmpty())));
    }

    private ContainedType contained(Located type, boolean ownRules) {
        TypeNode builtin = resolution.references.builtin(type).node();
        if (ConstrainedTypes.hasRegion(builtin)) {
            // strings in strings without an end are found here
            resolution.constrainedTypes.effective(type);
        }
        return new ContainedType(
                resolution.typeTags.written(type),
                resolution.types.type(type),
                ownRules && !TypeResolver.isOpen(builtin));
    }
}
