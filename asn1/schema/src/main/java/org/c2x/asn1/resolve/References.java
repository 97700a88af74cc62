package org.c2x.asn1.resolve;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ActualParameter;
import org.c2x.asn1.syntax.Assignment;
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
        Symbol symbol = resolution.names.find(scope, reference.module(), reference.name());
        if (!(symbol.assignment() instanceof Assignment.OfType)) {
            throw new SourceError(reference.position(), "'" + reference.name() + "' is a value, no type");
        }
        int expected = symbol.assignment().parameters().size();
        if (reference.parameters().size() != expected) {
            throw new SourceError(
                    reference.position(),
                    "'" + reference.name() + "' has " + expected + " parameters, not "
                            + reference.parameters().size());
        }
        return symbol;
    }

    /** True if the name is a dummy in this scope. */
    boolean isDummy(TypeNode.Reference reference, Scope scope) {
        return reference.module().isEmpty()
                && scope.binding(reference.name().text()).isPresent();
    }

    /** What a reference stands for, one step further. */
    Located target(TypeNode.Reference reference, Scope scope) {
        if (isDummy(reference, scope)) {
            return actual(reference, scope.binding(reference.name().text()).orElseThrow());
        }
        Symbol symbol = symbol(reference, scope);
        Scope inside = symbol.isParameterised()
                ? resolution.instances.of(symbol, reference, scope).scope()
                : symbol.scope();
        return new Located(((Assignment.OfType) symbol.assignment()).type(), inside);
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
        // A set of values stands for its governor, constrained; the two are written in different scopes.
        ActualParameter governor =
                new ActualParameter(actual.position(), binding.governor(), Optional.empty(), Optional.empty());
        Scope both = Scope.instance(
                binding.scope().module(),
                Map.of(GOVERNOR, new Scope.Binding(governor, binding.governorScope(), Optional.empty(), null)),
                binding.scope().nesting());
        TypeNode base = new TypeNode.Reference(
                actual.position(), Optional.empty(), new Name(GOVERNOR, actual.position()), List.of());
        return new Located(
                new TypeNode.Constrained(actual.position(), base, actual.set().get()), both);
    }

    /** The type behind the outermost reference, tag, constraint or selection; the type itself if it is built in. */
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
        return type;
    }

    /** The built-in type behind all references, tags, constraints and selections. */
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
