package org.c2x.asn1.resolve;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.TypeNode;

/** Tells classes from types and finds what names of them mean (X.681 clauses 8 and 9). */
final class Classes {
    private final Resolution resolution;
    private final Map<Place, ObjectClass> known = new HashMap<>();

    Classes(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The class that a governor names, through other names and dummies; empty if it is a type. */
    Optional<ObjectClass> find(TypeNode governor, Scope scope) {
        Located current = new Located(governor, scope);
        for (int steps = 0; steps <= NestingGuard.MAXIMUM; steps++) {
            if (!(current.node() instanceof TypeNode.Reference reference)) {
                return Optional.empty();
            }
            Optional<Scope.Binding> dummy = resolution.references.binding(reference, current.scope());
            if (dummy.isPresent()) {
                Optional<TypeNode> actual = dummy.get().actual().type();
                if (actual.isEmpty()) {
                    return Optional.empty();
                }
                current = new Located(actual.get(), dummy.get().scope());
                continue;
            }
            Symbol symbol = resolution.references.any(reference, current.scope());
            if (symbol.assignment() instanceof Assignment.OfClass assignment) {
                return Optional.of(
                        of(symbol, assignment, resolution.references.inside(symbol, reference, current.scope())));
            }
            if (!(symbol.assignment() instanceof Assignment.OfType type)
                    || !(type.type() instanceof TypeNode.Reference)) {
                return Optional.empty();
            }
            current = new Located(type.type(), resolution.references.inside(symbol, reference, current.scope()));
        }
        return Optional.empty(); // a circle of names, which is reported where it is no class that is looked for
    }

    private ObjectClass of(Symbol symbol, Assignment.OfClass assignment, Scope scope) {
        return known.computeIfAbsent(
                new Place(assignment.definition(), scope),
                unknown -> new ObjectClass(symbol.name(), assignment.definition(), scope));
    }

    /** The class of an assignment without parameters. */
    ObjectClass of(Symbol symbol) {
        return of(symbol, (Assignment.OfClass) symbol.assignment(), symbol.scope());
    }

    /** The class that governs an assignment without parameters; empty if it is of a type or value. */
    Optional<ObjectClass> governing(Symbol symbol) {
        try {
            if (symbol.assignment() instanceof Assignment.OfType type) {
                return find(type.type(), symbol.scope());
            } else if (symbol.assignment() instanceof Assignment.OfSet set) {
                return find(set.type().base(), symbol.scope());
            } else if (symbol.assignment() instanceof Assignment.OfValue value) {
                return find(value.type(), symbol.scope());
            }
        } catch (SourceError undefined) {
            // told where the governor is resolved as a type
        }
        return Optional.empty();
    }
}
