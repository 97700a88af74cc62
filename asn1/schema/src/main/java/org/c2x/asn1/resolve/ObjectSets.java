package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.c2x.asn1.source.Position;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** Sets of information objects: unions, names of sets and fields of objects (X.681 clauses 12 and 15). */
final class ObjectSets {
    /** Sets may include each other, so that a few pages of text can mean any number of objects. */
    private static final int MOST_OBJECTS_ALTOGETHER = 1_000_000;

    private static final String CIRCULAR = "this set of objects includes itself";

    /** What a part of a set holds. */
    private record Part(Set<InformationObject> objects, boolean extensible) {
        private Part(InformationObject object) {
            this(Set.of(object), false);
        }
    }

    private final Resolution resolution;
    /** By the set in braces, and by the symbol of an assignment. */
    private final Once<ObjectSet> known;

    private int altogether;

    ObjectSets(Resolution resolution) {
        this.resolution = resolution;
        this.known = new Once<>(resolution.guard);
    }

    /** The set in braces, of objects of the class. */
    ObjectSet of(ConstraintNode node, Scope scope, ObjectClass objectClass) {
        return known.get(new Place(node, scope), node.position(), () -> CIRCULAR, () -> {
            Set<InformationObject> objects = new LinkedHashSet<>();
            boolean extensible = node.extensible();
            for (ElementsNode elements : new ElementsNode[] {node.root(), node.additions()}) {
                if (elements != null) {
                    Part part = part(elements, scope, objectClass);
                    objects.addAll(part.objects());
                    extensible |= part.extensible();
                }
            }
            return set(objectClass, objects, extensible, node.position());
        });
    }

    private ObjectSet set(
            ObjectClass objectClass, Set<InformationObject> objects, boolean extensible, Position position) {
        altogether += objects.size();
        if (altogether > MOST_OBJECTS_ALTOGETHER) {
            altogether = MOST_OBJECTS_ALTOGETHER;
            throw new SourceError(position, "the sets of objects are too large altogether");
        }
        return new ObjectSet(objectClass, List.copyOf(objects), extensible);
    }

    /** The set of an assignment without parameters. */
    ObjectSet of(Symbol symbol) {
        return named(symbol, symbol.scope());
    }

    private ObjectSet named(Symbol symbol, Scope scope) {
        Assignment.OfSet assignment = (Assignment.OfSet) symbol.assignment();
        Position position = assignment.name().position();
        return known.get(new Place(symbol, scope), position, () -> CIRCULAR, () -> {
            ObjectClass objectClass = resolution
                    .classes
                    .find(assignment.type().base(), scope)
                    .orElseThrow(() -> new SourceError(position, "'" + symbol.name() + "' is no set of objects"));
            return of(assignment.type().constraint(), scope, objectClass);
        });
    }

    /** The set that a name means, which is one of a set or of a dummy. */
    ObjectSet of(TypeNode.Reference reference, Scope scope) {
        Optional<Scope.Binding> dummy = resolution.references.binding(reference, scope);
        if (dummy.isPresent()) {
            return ofDummy(reference, dummy.get());
        }
        Symbol symbol = resolution.references.any(reference, scope);
        if (!(symbol.assignment() instanceof Assignment.OfSet)) {
            throw References.notA(reference, symbol, "set of objects");
        }
        if (!symbol.isParameterised()) {
            return of(symbol);
        }
        return named(symbol, resolution.references.inside(symbol, reference, scope));
    }

    private ObjectSet ofDummy(TypeNode.Reference reference, Scope.Binding dummy) {
        Position position = dummy.actual().position();
        if (dummy.actual().type().isPresent() && dummy.actual().type().get() instanceof TypeNode.Reference bare) {
            return resolution.guard.within(position, () -> of(bare, dummy.scope())); // without braces, as some write it
        }
        ConstraintNode set = dummy.actual()
                .set()
                .orElseThrow(() -> new SourceError(
                        position, "expected a set of objects for the parameter '" + reference.name() + "'"));
        ObjectClass objectClass = dummy.governor()
                .flatMap(governor -> resolution.classes.find(governor.node(), governor.scope()))
                .orElseThrow(
                        () -> new SourceError(reference.position(), "'" + reference.name() + "' is no set of objects"));
        return of(set, dummy.scope(), objectClass);
    }

    private Part part(ElementsNode node, Scope scope, ObjectClass objectClass) {
        return resolution.guard.within(node.position(), () -> elements(node, scope, objectClass));
    }

    // ObjectSetElements ::= Object | DefinedObjectSet | ObjectSetFromObjects | ParameterizedObjectSet
    private Part elements(ElementsNode node, Scope scope, ObjectClass objectClass) {
        if (node instanceof ElementsNode.SingleValue single) {
            return single(single, scope, objectClass);
        }
        if (node instanceof ElementsNode.ContainedSubtype included) {
            return included(included, scope, objectClass);
        }
        if (node instanceof ElementsNode.Extensible inner) {
            ObjectSet set = of(inner.constraint(), scope, objectClass);
            return new Part(new LinkedHashSet<>(set.objects()), true);
        }
        List<Part> parts = new ArrayList<>();
        for (ElementsNode part : parts(node)) {
            parts.add(part(part, scope, objectClass));
        }
        Set<InformationObject> objects = new LinkedHashSet<>(parts.get(0).objects());
        for (Part other : parts.subList(1, parts.size())) {
            if (node instanceof ElementsNode.Union) {
                objects.addAll(other.objects());
            } else if (node instanceof ElementsNode.Intersection) {
                objects.retainAll(other.objects());
            } else {
                objects.removeAll(other.objects());
            }
        }
        return new Part(objects, parts.stream().anyMatch(Part::extensible));
    }

    private static List<ElementsNode> parts(ElementsNode node) {
        if (node instanceof ElementsNode.Union union) {
            return union.parts();
        }
        if (node instanceof ElementsNode.Intersection intersection) {
            return intersection.parts();
        }
        if (node instanceof ElementsNode.Except except && except.base().isPresent()) {
            return List.of(except.base().get(), except.excluded());
        }
        throw new SourceError(node.position(), "expected objects and sets of objects");
    }

    private Part single(ElementsNode.SingleValue single, Scope scope, ObjectClass objectClass) {
        return new Part(resolution.objects.of(single.value(), scope, Optional.of(objectClass)));
    }

    private Part included(ElementsNode.ContainedSubtype included, Scope scope, ObjectClass objectClass) {
        ObjectSet set;
        if (included.type() instanceof TypeNode.Reference reference) {
            set = of(reference, scope);
        } else if (included.type() instanceof TypeNode.FieldOfReference field) {
            set = ofFields(of(field.reference(), scope), field.path());
        } else if (included.type() instanceof TypeNode.FieldOfObject field) {
            InformationObject object = resolution.objects.of(field.object(), scope, Optional.empty());
            ObjectSet one = new ObjectSet(object.objectClass(), List.of(object), false);
            set = ofFields(one, field.path());
        } else {
            throw new SourceError(included.position(), "expected objects and sets of objects");
        }
        if (set.objectClass() != objectClass) {
            boolean isTolerated = resolution.diagnostics.tolerates(
                    included.position(),
                    "X.681 clause 12",
                    () -> "expected objects of the class '" + objectClass.name() + "', found those of '"
                            + set.objectClass().name() + "'");
            if (!isTolerated) {
                throw SourceError.alreadyTold();
            }
            // none of them has the fields that are asked for
            return new Part(Set.of(), true);
        }
        return new Part(new LinkedHashSet<>(set.objects()), set.extensible());
    }

    // ObjectSetFromObjects ::= ReferencedObjects "." FieldName
    /** The objects that those of a set hold at the end of a path of fields. */
    ObjectSet ofFields(ObjectSet start, List<Name> path) {
        ObjectSet current = start;
        for (Name name : path) {
            Set<InformationObject> objects = new LinkedHashSet<>();
            boolean extensible = current.extensible();
            ObjectClass next = resolution.fields.objectClass(current.objectClass(), name);
            for (InformationObject object : current.objects()) {
                Optional<InformationObject.Setting> setting =
                        object.setting(object.objectClass().field(name));
                if (setting.isPresent()) {
                    Part part = ofSetting(setting.get(), next);
                    objects.addAll(part.objects());
                    extensible |= part.extensible();
                }
            }
            current = set(next, objects, extensible, name.position());
        }
        return current;
    }

    private Part ofSetting(InformationObject.Setting setting, ObjectClass objectClass) {
        if (setting.content().set().isPresent()) {
            ObjectSet set = of(setting.content().set().get(), setting.scope(), objectClass);
            return new Part(new LinkedHashSet<>(set.objects()), set.extensible());
        }
        return new Part(resolution.objects.of(
                setting.content().value().orElseThrow(), setting.scope(), Optional.of(objectClass)));
    }
}
