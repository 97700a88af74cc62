package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.c2x.asn1.schema.Component;
import org.c2x.asn1.schema.SequenceType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.schema.TypeTag;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.value.Value;

/** SEQUENCE and SET (X.680 clauses 25 and 27). */
final class Components {

    /** A component as written, possibly in another type that COMPONENTS OF names. */
    record Part(TypeNode.Component node, Scope scope) {
        Located type() {
            return new Located(node.type(), scope);
        }

        String name() {
            return node.name().text();
        }

        boolean isMandatory() {
            return !node.optional() && node.defaultValue().isEmpty();
        }
    }

    /** An extension addition as written. */
    record PartGroup(boolean isGroup, List<Part> parts) {}

    /** All components with COMPONENTS OF replaced; {@code secondRoot} is where the second root list starts. */
    record Shape(boolean isSet, List<Part> root, int secondRoot, List<PartGroup> additions) {
        Stream<Part> parts() {
            return Stream.concat(root.stream(), additions.stream().flatMap(group -> group.parts().stream()));
        }

        /** Whether a part is before another one in every encoding; those of a SET have an order in each. */
        boolean isBefore(Part part, Part other) {
            return !isSet && parts().takeWhile(each -> each != other).anyMatch(each -> each == part);
        }
    }

    private final Resolution resolution;
    private final Once<Shape> shapes;

    Components(Resolution resolution) {
        this.resolution = resolution;
        this.shapes = new Once<>(resolution.guard);
    }

    /** The components of a SEQUENCE or SET, without resolving their types. */
    Shape shape(TypeNode.Sequence node, Scope scope) {
        return shapes.get(
                new Place(node, scope),
                node.position(),
                () -> "this type consists of its own components: COMPONENTS OF itself",
                () -> expand(node, scope));
    }

    private Shape expand(TypeNode.Sequence node, Scope scope) {
        Set<String> names = new HashSet<>();
        List<Part> root = new ArrayList<>(parts(node.root(), scope, names));
        int secondRoot = root.size();
        List<PartGroup> additions = new ArrayList<>();
        for (TypeNode.Addition addition : node.additions()) {
            List<Part> parts = parts(addition.items(), scope, names);
            if (addition.isGroup()) {
                additions.add(new PartGroup(true, parts));
            } else {
                parts.forEach(part -> additions.add(new PartGroup(false, List.of(part))));
            }
        }
        root.addAll(parts(node.secondRoot(), scope, names));
        return new Shape(node.isSet(), root, secondRoot, additions);
    }

    private List<Part> parts(List<TypeNode.Item> items, Scope scope, Set<String> names) {
        List<Part> parts = new ArrayList<>();
        for (TypeNode.Item item : items) {
            try {
                List<Part> found = item instanceof TypeNode.ComponentsOf of
                        ? componentsOf(of, scope)
                        : List.of(new Part((TypeNode.Component) item, scope));
                for (Part part : found) {
                    if (names.add(part.name())) {
                        parts.add(part);
                    } else {
                        resolution.diagnostics.error(
                                item instanceof TypeNode.ComponentsOf of
                                        ? of.position()
                                        : part.node().name().position(),
                                "'" + part.name() + "' is the name of two components");
                    }
                }
            } catch (SourceError error) {
                resolution.diagnostics.error(error);
            }
        }
        return parts;
    }

    // X.680 clause 25: the root components of the other type, without its extension markers and additions.
    private List<Part> componentsOf(TypeNode.ComponentsOf of, Scope scope) {
        Located target = resolution.references.builtin(new Located(of.type(), scope));
        if (!(target.node() instanceof TypeNode.Sequence sequence)) {
            throw new SourceError(of.position(), "COMPONENTS OF needs a SEQUENCE or SET");
        }
        return shape(sequence, target.scope()).root();
    }

    SequenceType type(TypeNode.Sequence node, Scope scope) {
        Shape shape = shape(node, scope);
        List<List<TypeTag>> tags = resolution.tags.ofComponents(node, scope, shape);
        List<Component> root = new ArrayList<>();
        for (Part part : shape.root()) {
            root.add(component(part, shape, tags.get(root.size())));
        }
        shape.parts().forEach(part -> checkDefinedBy(part, shape));
        int next = root.size();
        List<SequenceType.Addition> additions = new ArrayList<>();
        for (PartGroup group : shape.additions()) {
            List<Component> components = new ArrayList<>();
            for (Part part : group.parts()) {
                components.add(component(part, shape, tags.get(next++)));
            }
            additions.add(new SequenceType.Addition(group.isGroup(), components));
        }
        return new SequenceType(
                TypeResolver.kind(node.isSet()), root, shape.secondRoot(), isExtensible(node, scope), additions);
    }

    /** ANY DEFINED BY names a component beside it (X.208 clause 27). */
    private void checkDefinedBy(Part part, Shape shape) {
        TypeNode type = part.node().type();
        while (type instanceof TypeNode.Tagged tagged) {
            type = tagged.type();
        }
        if (type instanceof TypeNode.Any any) {
            any.definedBy()
                    .ifPresent(name -> shape.parts()
                            .filter(other -> other.name().equals(name.text()))
                            .findFirst()
                            .ifPresentOrElse(
                                    other -> resolution.names.mean(
                                            name, other.node().name()),
                                    () -> resolution.diagnostics.error(
                                            name.position(), "there is no component '" + name + "' next to this one")));
        }
    }

    static boolean isExtensible(TypeNode.Sequence node, Scope scope) {
        return node.extensible() || scope.module().extensibilityImplied();
    }

    private Component component(Part part, Shape shape, List<TypeTag> tags) {
        TypeNode.Component node = part.node();
        Type type = TypeResolver.BROKEN;
        Optional<Value> defaultValue = Optional.empty();
        try {
            type = resolution.openTypes.of(part, shape).orElseGet(() -> resolution.types.type(part.type()));
            if (node.defaultValue().isPresent()) {
                defaultValue = Optional.of(
                        resolution.values.checked(node.defaultValue().get(), part.scope(), type));
            }
        } catch (SourceError error) {
            resolution.diagnostics.error(error);
        }
        // a DEFAULT whose value is left out may still be absent
        Component.Presence presence = part.isMandatory()
                ? Component.Presence.MANDATORY
                : defaultValue.isPresent() ? Component.Presence.DEFAULT : Component.Presence.OPTIONAL;
        Component component = new Component(part.name(), tags, type, presence, defaultValue, node.comment());
        return resolution.names.declared(component, node.name());
    }
}
