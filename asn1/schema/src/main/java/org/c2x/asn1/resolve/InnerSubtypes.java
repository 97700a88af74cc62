package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint;
import org.c2x.asn1.schema.Constraint.ComponentConstraint.Presence;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.RealType;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.ElementsNode.InnerComponent;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** WITH COMPONENT and WITH COMPONENTS (X.680 clause 51.8). */
final class InnerSubtypes {

    /** A component or alternative that can be named. */
    private record Inner(Name name, Located type, boolean mayBeAbsent) {}

    private final Resolution resolution;

    InnerSubtypes(Resolution resolution) {
        this.resolution = resolution;
    }

    /** WITH COMPONENT. */
    Subtype elements(ElementsNode.SingleInner node, Scope scope, Governor governor) {
        if (!(governor.builtin().node() instanceof TypeNode.ListOf list)) {
            throw new SourceError(node.position(), "WITH COMPONENT needs a SEQUENCE OF or a SET OF");
        }
        Located element = new Located(list.element(), governor.builtin().scope());
        return check(node.constraint(), scope, element)
                .<Subtype>map(inner -> Subtype.check(new Constraint.Elements(inner)))
                .orElse(Subtype.UNSEEN);
    }

    /** What WITH COMPONENTS leaves of a REAL with its constraints: of its mantissas, bases and exponents. */
    RealType real(Located type) {
        RealType left = new RealType();
        Located current = type;
        while (true) {
            if (current.node() instanceof TypeNode.Constrained constrained
                    && constrained.constraint().root() instanceof ElementsNode.MultipleInner inner
                    && !constrained.constraint().extensible()) {
                for (InnerComponent component : inner.components()) {
                    left = narrowed(left, component, current.scope());
                }
            }
            Located next = resolution.references.step(current);
            if (next == current) {
                return left;
            }
            current = next;
        }
    }

    private RealType narrowed(RealType type, InnerComponent component, Scope scope) {
        if (component.constraint().isEmpty()) {
            return type;
        }
        IntegerSet numbers = numbers(component.constraint().get(), scope);
        return switch (component.name().text()) {
            case "mantissa" -> new RealType(type.mantissa().intersection(numbers), type.base(), type.exponent());
            case "base" -> new RealType(type.mantissa(), type.base().intersection(numbers), type.exponent());
            case "exponent" ->
                new RealType(type.mantissa(), type.base(), type.exponent().intersection(numbers));
            default -> type;
        };
    }

    private IntegerSet numbers(ConstraintNode node, Scope scope) {
        Located number = new Located(new TypeNode.Integer(node.position(), List.of()), scope);
        Governor governor = new Governor(number, Region.ofNumbers(IntegerSet.ALL), Governor.Dimension.VALUE);
        Subtype subtype = resolution.subtypes.of(node, scope, governor);
        return subtype.extensible()
                ? IntegerSet.ALL
                : subtype.visible().map(Region::numbers).orElse(IntegerSet.ALL);
    }

    /**
     * WITH COMPONENTS; what it says of a REAL is in the type, and the components of EXTERNAL, EMBEDDED PDV and
     * CHARACTER STRING in X.680 are not those of encodings.
     */
    Subtype components(ElementsNode.MultipleInner node, Scope scope, Governor governor) {
        boolean isAssociated = governor.builtin().scope() == resolution.names.builtIn();
        if (isAssociated || ConstrainedTypes.isReal(governor.builtin().node())) {
            return Subtype.UNSEEN;
        }
        Map<String, Inner> known = known(node, governor.builtin());
        boolean isChoice = governor.builtin().node() instanceof TypeNode.Choice;
        Map<String, ComponentConstraint> byName = new LinkedHashMap<>();
        for (InnerComponent component : node.components()) {
            Name name = component.name();
            Inner inner = known.get(name.text());
            if (inner == null) {
                throw new SourceError(
                        name.position(),
                        () -> "the type has no '" + name + "'" + Suggestions.didYouMean(name.text(), known.keySet()));
            }
            resolution.names.mean(name, inner.name());
            Presence presence = presence(component, inner, !node.partial() && !isChoice);
            Optional<Constraint> value =
                    component.constraint().flatMap(constraint -> check(constraint, scope, inner.type()));
            if (byName.put(name.text(), new ComponentConstraint(presence, value)) != null) {
                throw new SourceError(name.position(), "'" + name + "' is named twice");
            }
        }
        if (!node.partial()) {
            known.forEach((name, inner) -> {
                if (inner.mayBeAbsent()) {
                    byName.putIfAbsent(name, new ComponentConstraint(Presence.ABSENT, Optional.empty()));
                }
            });
        }
        return Subtype.check(new Constraint.Components(byName));
    }

    private Map<String, Inner> known(ElementsNode.MultipleInner node, Located builtin) {
        Map<String, Inner> known = new LinkedHashMap<>();
        if (builtin.node() instanceof TypeNode.Sequence sequence) {
            Components.Shape shape = resolution.components.shape(sequence, builtin.scope());
            shape.root().forEach(part -> known.put(part.name(), inner(part, !part.isMandatory())));
            shape.additions()
                    .forEach(group -> group.parts().forEach(part -> known.put(part.name(), inner(part, true))));
        } else if (builtin.node() instanceof TypeNode.Choice choice) {
            for (TypeNode.Alternative alternative : Alternatives.all(choice)) {
                Located type = new Located(alternative.type(), builtin.scope());
                known.put(alternative.name().text(), new Inner(alternative.name(), type, true));
            }
        } else {
            throw new SourceError(node.position(), "WITH COMPONENTS needs a SEQUENCE, a SET or a CHOICE");
        }
        return known;
    }

    private static Inner inner(Components.Part part, boolean mayBeAbsent) {
        return new Inner(part.node().name(), part.type(), mayBeAbsent);
    }

    // X.680 clause 51.8: a full specification demands the optional components that it names without a word.
    private static Presence presence(InnerComponent component, Inner inner, boolean unsaidIsPresent) {
        return switch (component.presence()) {
            case PRESENT -> Presence.PRESENT;
            case ABSENT -> {
                if (!inner.mayBeAbsent()) {
                    throw new SourceError(component.name().position(), "'" + component.name() + "' cannot be absent");
                }
                yield Presence.ABSENT;
            }
            case OPTIONAL -> Presence.FREE;
            case UNSAID -> unsaidIsPresent && inner.mayBeAbsent() ? Presence.PRESENT : Presence.FREE;
        };
    }

    private Optional<Constraint> check(ConstraintNode node, Scope scope, Located type) {
        if (node.root() instanceof ElementsNode.Contents contents && isUnknown(contents, scope)) {
            return Optional.empty();
        }
        Subtype subtype = resolution.subtypes.of(node, scope, resolution.constrainedTypes.governor(type));
        if (subtype.extensible() || subtype.check().isEmpty()) {
            return Optional.empty();
        } else if (resolution.constrainedTypes.isContaining(type)) {
            resolution.diagnostics.note(
                    Diagnostic.Severity.WARNING,
                    node.position(),
                    "the octets are those of an encoding, which depends on the rules: this constraint is not checked");
            return Optional.empty();
        }
        return subtype.check();
    }

    /**
     * True, with a warning, if nobody defines the type that the octets of an inner component are to hold: a module of
     * ETSI has its parameters in comments, and no encoding depends on it.
     */
    private boolean isUnknown(ElementsNode.Contents contents, Scope scope) {
        if (!(contents.containing().orElse(null) instanceof TypeNode.Reference reference)
                || resolution.references.isDummy(reference, scope)) {
            return false;
        }
        try {
            resolution.names.find(scope, reference.module(), reference.name());
            return false;
        } catch (SourceError undefined) {
            resolution.diagnostics.note(
                    Diagnostic.Severity.WARNING,
                    reference.position(),
                    undefined.getMessage() + ": what the octets hold is not checked");
            return true;
        }
    }

    /** All constraints of a type as one, where they are no numbers, lengths or characters. */
    Subtype ofType(Located type) {
        List<Constraint> checks = new ArrayList<>();
        Located current = type;
        while (true) {
            if (current.node() instanceof TypeNode.Constrained constrained) {
                check(constrained.constraint(), current.scope(), new Located(constrained.base(), current.scope()))
                        .ifPresent(checks::add);
            }
            Located next = resolution.references.step(current);
            if (next == current) {
                return new Subtype(Optional.empty(), Optional.empty(), Subtype.allOf(checks), false, Optional.empty());
            }
            current = next;
        }
    }
}
