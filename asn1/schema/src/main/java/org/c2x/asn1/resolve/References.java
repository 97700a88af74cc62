package org.c2x.asn1.resolve;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.source.Diagnostic;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.Name;
import org.c2x.asn1.syntax.TypeNode;

/** Follows references through the syntax, without resolving what they lead to. */
final class References {
    /** No name of a module looks like this one, which carries the governor of a set of values. */
    private static final String GOVERNOR = "{governor}";

    private final Resolution resolution;

    References(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The assignment that a reference to a type means; no dummy. */
    Symbol symbol(TypeNode.Reference reference, Scope scope) {
        Symbol symbol = any(reference, scope);
        boolean isSetOfObjects = symbol.assignment() instanceof Assignment.OfSet
                && !symbol.isParameterised()
                && resolution.classes.governing(symbol).isPresent();
        if (isSetOfObjects || !(symbol.assignment() instanceof Assignment.Typed)) {
            throw notA(reference, symbol, "type");
        }
        return symbol;
    }

    /** The assignment that a reference to a type, a class or a set means; no dummy. */
    Symbol any(TypeNode.Reference reference, Scope scope) {
        Symbol symbol = resolution.names.find(scope, reference.module(), reference.name());
        int expected = symbol.assignment().parameters().size();
        if (lacksOnlyLimits(reference, symbol)) {
            resolution.diagnostics.note(
                    Diagnostic.Severity.WARNING,
                    reference.position(),
                    "'" + reference.name() + "' is used without its parameters: constraints with them are left out");
        } else if (expected == 0
                && symbol.assignment() instanceof Assignment.OfType
                && !reference.parameters().isEmpty()) {
            resolution.diagnostics.note(
                    Diagnostic.Severity.WARNING,
                    reference.position(),
                    "'" + reference.name() + "' has no parameters: those it is used with are left out");
        } else if (reference.parameters().size() != expected) {
            throw new SourceError(
                    reference.position(),
                    "'" + reference.name() + "' has " + expected + (expected == 1 ? " parameter" : " parameters")
                            + ", not " + reference.parameters().size());
        }
        return symbol;
    }

    /**
     * True for a type without its parameters if these are values and objects, as those of 3GPP that limit sizes:
     * published modules leave them out, and BER does not see what they are for.
     */
    private static boolean lacksOnlyLimits(TypeNode.Reference reference, Symbol symbol) {
        return symbol.isParameterised()
                && reference.parameters().isEmpty()
                && symbol.assignment() instanceof Assignment.OfType
                && symbol.assignment().parameters().stream()
                        .allMatch(parameter ->
                                Character.isLowerCase(parameter.name().text().charAt(0)));
    }

    /** What to throw where something else is wanted. */
    static SourceError notA(TypeNode.Reference reference, Symbol symbol, String wanted) {
        return new SourceError(
                reference.position(), "'" + reference.name() + "' is " + symbol.kind() + ", no " + wanted);
    }

    /** Where the names are looked up that the assignment's right side holds, as this reference uses it. */
    Scope inside(Symbol symbol, TypeNode.Reference reference, Scope scope) {
        return symbol.isParameterised()
                ? resolution.instances.of(symbol, reference, scope).scope()
                : symbol.scope();
    }

    /** What the name stands for, if it is a dummy in this scope. */
    Optional<Scope.Binding> binding(TypeNode.Reference reference, Scope scope) {
        return reference.module().isEmpty() ? scope.binding(reference.name().text()) : Optional.empty();
    }

    /** True if the name is a dummy in this scope. */
    boolean isDummy(TypeNode.Reference reference, Scope scope) {
        return binding(reference, scope).isPresent();
    }

    /** What a reference stands for, one step further. */
    Located target(TypeNode.Reference reference, Scope scope) {
        Optional<Scope.Binding> binding = binding(reference, scope);
        if (binding.isPresent()) {
            return actual(reference, binding.get());
        }
        Symbol symbol = symbol(reference, scope);
        return new Located(((Assignment.Typed) symbol.assignment()).type(), inside(symbol, reference, scope));
    }

    private static Located actual(TypeNode.Reference dummy, Scope.Binding binding) {
        if (!dummy.parameters().isEmpty()) {
            throw new SourceError(dummy.position(), "a parameter cannot have parameters");
        }
        ActualParameter actual = binding.actual();
        if (actual.type().isPresent()) {
            return new Located(actual.type().get(), binding.scope());
        }
        if (actual.set().isEmpty() || binding.governor().isEmpty()) {
            throw new SourceError(actual.position(), "expected a type for the parameter '" + dummy.name() + "'");
        }
        return constrained(binding.governor().get(), actual.set().get(), binding.scope());
    }

    /** A set of values stands for its governor, constrained; the two are written in different scopes. */
    static Located constrained(Located governor, ConstraintNode set, Scope scope) {
        Scope.Binding binding =
                new Scope.Binding(ActualParameter.ofType(governor.node()), governor.scope(), Optional.empty());
        Scope both = scope.with(GOVERNOR, binding);
        TypeNode base =
                new TypeNode.Reference(set.position(), Optional.empty(), new Name(GOVERNOR, set.position()), List.of());
        return new Located(new TypeNode.Constrained(set.position(), base, set), both);
    }

    /**
     * The type after the outermost reference, tag, constraint, selection or field; the type itself if it is built in
     * or open.
     */
    Located step(Located type) {
        if (type.node() instanceof TypeNode.Reference reference) {
            return target(reference, type.scope());
        }
        if (type.node() instanceof TypeNode.Tagged tagged) {
            return new Located(tagged.type(), type.scope());
        }
        if (type.node() instanceof TypeNode.Constrained constrained) {
            return new Located(constrained.base(), type.scope());
        }
        if (type.node() instanceof TypeNode.Selection selection) {
            return resolution.alternatives.selected(selection, type.scope());
        }
        if (type.node() instanceof TypeNode.FieldOfReference || type.node() instanceof TypeNode.FieldOfObject) {
            return resolution.fields.step(type);
        }
        return type;
    }

    /** The built-in type after all references, tags, constraints and selections. */
    Located builtin(Located type) {
        Located current = type;
        Located earlier = type;
        for (int steps = 1; steps <= NestingGuard.MAXIMUM; steps++) {
            Located next = step(current);
            if (next == current) {
                return current;
            }
            if (next.node() == earlier.node() && next.scope() == earlier.scope()) {
                throw new SourceError(type.position(), "this type refers to nothing but itself");
            }
            current = next;
            if (Integer.bitCount(steps) == 1) {
                earlier = current; // every circle is found by one of these (R. P. Brent, 1980)
            }
        }
        throw NestingGuard.tooDeep(type.position());
    }
}
