package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.TypeNode;

/** Types with constraints: which of them a type shows itself, and which stand around it (X.680 clause 49). */
final class ConstrainedTypes {

    private record Step(ConstraintNode constraint, Scope scope) {}

    /** Stands for the effect of constraints that are wrong, which is told already. */
    private static final Effective BROKEN = Effective.unconstrained(Region.ALL);

    private static final Effective IN_PROGRESS = Effective.unconstrained(Region.ALL);

    private final Resolution resolution;
    private final Map<TypeNode, Map<Scope, Effective>> known = new IdentityHashMap<>();

    ConstrainedTypes(Resolution resolution) {
        this.resolution = resolution;
    }

    /** The type with its constraint. */
    Type type(TypeNode.Constrained node, Scope scope) {
        Located located = new Located(node, scope);
        Located builtin = resolution.references.builtin(located);
        if (hasRegion(builtin.node())) {
            Effective effective = effective(located);
            Type type = shown(resolution.types.type(builtin), effective);
            return effective
                    .remaining()
                    .<Type>map(check -> new ConstrainedType(type, check))
                    .orElse(type);
        }
        Type base = resolution.types.type(node.base(), scope);
        Governor governor = governor(new Located(node.base(), scope));
        Subtype subtype = resolution.subtypes.of(node.constraint(), scope, governor);
        Optional<Constraint> check = subtype.extensible() ? Optional.empty() : subtype.check();
        return check.<Type>map(constraint -> new ConstrainedType(base, constraint))
                .orElse(base);
    }

    /** True for the types whose constraints are numbers, lengths or characters. */
    static boolean hasRegion(TypeNode builtin) {
        return builtin instanceof TypeNode.Integer
                || builtin instanceof TypeNode.BitString
                || builtin instanceof TypeNode.CharacterString
                || builtin instanceof TypeNode.ListOf
                || builtin instanceof TypeNode.Simple simple && simple.kind() == TypeNode.SimpleKind.OCTET_STRING;
    }

    /** What governs a constraint that stands behind this type. */
    Governor governor(Located type) {
        Located builtin = resolution.references.builtin(type);
        Region parent = hasRegion(builtin.node()) ? effective(type).exact() : Region.ALL;
        return new Governor(builtin, parent, Governor.Dimension.VALUE);
    }

    /** The effect of all constraints on a type that {@link #hasRegion}. */
    Effective effective(Located type) {
        Located current = type;
        while (!(current.node() instanceof TypeNode.Constrained constrained)) {
            Located next = resolution.references.step(current);
            if (next == current) {
                return Effective.unconstrained(unconstrained(current));
            }
            current = next;
        }
        Scope scope = current.scope();
        Map<Scope, Effective> byScope = known.computeIfAbsent(constrained, node -> new IdentityHashMap<>());
        Effective effective = byScope.get(scope);
        if (effective == BROKEN) {
            throw SourceError.alreadyTold();
        }
        if (effective == IN_PROGRESS) {
            throw new SourceError(constrained.position(), "this type refers to itself in its constraint");
        }
        if (effective == null) {
            byScope.put(scope, IN_PROGRESS);
            try {
                effective = resolution.guard.within(constrained.position(), () -> evaluate(constrained, scope));
            } finally {
                byScope.put(scope, effective == null ? BROKEN : effective);
            }
        }
        return effective;
    }

    private Region unconstrained(Located builtin) {
        Type type = resolution.types.type(builtin);
        return type instanceof CharacterStringType string ? Region.ofCharacters(string.alphabet()) : Region.ALL;
    }

    private Effective evaluate(TypeNode.Constrained outermost, Scope scope) {
        Located current = new Located(outermost, scope);
        List<Step> steps = new ArrayList<>();
        Located next = current;
        do {
            current = next;
            if (current.node() instanceof TypeNode.Constrained constrained) {
                steps.add(new Step(constrained.constraint(), current.scope()));
            }
            next = resolution.references.step(current);
        } while (next != current);
        Collections.reverse(steps);
        Effective effective = Effective.unconstrained(unconstrained(current));
        for (Step step : steps) {
            Governor governor = new Governor(current, effective.exact(), Governor.Dimension.VALUE);
            Subtype subtype = resolution.subtypes.of(step.constraint(), step.scope(), governor);
            effective = effective.with(subtype, step.constraint().position());
        }
        return effective;
    }

    private static Type shown(Type builtin, Effective effective) {
        Region region = effective.shown();
        SizeConstraint size = new SizeConstraint(region.lengths(), effective.extensible());
        if (builtin instanceof IntegerType integer) {
            return new IntegerType(region.numbers(), effective.extensible(), integer.namedNumbers());
        }
        if (builtin instanceof BitStringType bits) {
            return new BitStringType(size, bits.namedBits(), effective.contained());
        }
        if (builtin instanceof OctetStringType) {
            return new OctetStringType(size, effective.contained());
        }
        if (builtin instanceof CharacterStringType string) {
            return new CharacterStringType(string.kind(), size, region.characters());
        }
        ListType list = (ListType) builtin;
        return new ListType(list.kind(), list.elementTags(), list.element(), size);
    }
}
