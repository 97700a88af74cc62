package org.c2x.asn1.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.BitStringType;
import org.c2x.asn1.schema.CharacterStringType;
import org.c2x.asn1.schema.ConstrainedType;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.ContainedType;
import org.c2x.asn1.schema.ContainingType;
import org.c2x.asn1.schema.Contents;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ListType;
import org.c2x.asn1.schema.OctetStringType;
import org.c2x.asn1.schema.SizeConstraint;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.TypeNode;

/** Types with constraints: which of them a type shows itself, and which are around it (X.680 clause 49). */
final class ConstrainedTypes {

    private record Step(TypeNode.Constrained node, Scope scope) {}

    private final Resolution resolution;
    private final Once<Effective> known;

    ConstrainedTypes(Resolution resolution) {
        this.resolution = resolution;
        this.known = new Once<>(resolution.guard);
    }

    /** The type with its constraint. */
    Type type(TypeNode.Constrained node, Scope scope) {
        Located located = new Located(node, scope);
        Located builtin = resolution.references.builtin(located);
        if (TypeResolver.isOpen(builtin.node())) {
            return open(node, scope);
        }
        boolean isTable = TableConstraints.isTable(node.constraint());
        if (hasRegion(builtin.node()) && !isTable) {
            Effective effective = effective(located);
            Optional<ContainedType> contained = contained(builtin, effective);
            return contained.isPresent()
                    ? new ContainingType(contained.get())
                    : checked(shown(resolution.types.type(builtin), effective), effective.remaining());
        }
        Type base = resolution.types.type(node.base(), scope);
        Subtype subtype = isTable
                ? resolution.tables.of(node.constraint(), scope, new Located(node.base(), scope))
                : resolution.subtypes.of(node.constraint(), scope, governor(new Located(node.base(), scope)));
        if (isReal(builtin.node()) && node.constraint().root() instanceof ElementsNode.MultipleInner) {
            return checked(
                    resolution.innerSubtypes.real(located),
                    resolution.innerSubtypes.ofType(located).check());
        }
        return checked(base, subtype.extensible() ? Optional.empty() : subtype.check());
    }

    /** True if the values of a type are those of what its octets contain. */
    boolean isContaining(Located type) {
        Located builtin = resolution.references.builtin(type);
        return hasRegion(builtin.node()) && contained(builtin, effective(type)).isPresent();
    }

    /** What the values are of, if not the octets themselves. */
    private Optional<ContainedType> contained(Located builtin, Effective effective) {
        return resolution.contents == Contents.VALUES && isOctetString(builtin.node())
                ? effective.contained().filter(contents -> isValue(contents, effective))
                : Optional.empty();
    }

    private static boolean isValue(ContainedType contents, Effective effective) {
        return contents.direct()
                && effective.remaining().isEmpty()
                && effective.shown().lengths().equals(SizeConstraint.NONE.root());
    }

    private static Type checked(Type base, Optional<Constraint> check) {
        return check.<Type>map(constraint -> new ConstrainedType(base, constraint))
                .orElse(base);
    }

    /** An open type: a table without usable keys, or a type that it is to hold, changes no encoding. */
    private Type open(TypeNode.Constrained node, Scope scope) {
        if (TableConstraints.isTable(node.constraint())) {
            resolution.tables.of(node.constraint(), scope, new Located(node.base(), scope));
        }
        return resolution.types.type(node.base(), scope);
    }

    static boolean isReal(TypeNode builtin) {
        return builtin instanceof TypeNode.Simple simple && simple.kind() == TypeNode.SimpleKind.REAL;
    }

    /** True for the types whose constraints are numbers, lengths or characters. */
    static boolean hasRegion(TypeNode builtin) {
        return builtin instanceof TypeNode.Integer
                || builtin instanceof TypeNode.BitString
                || builtin instanceof TypeNode.CharacterString
                || builtin instanceof TypeNode.ListOf
                || isOctetString(builtin);
    }

    private static boolean isOctetString(TypeNode builtin) {
        return builtin instanceof TypeNode.Simple simple && simple.kind() == TypeNode.SimpleKind.OCTET_STRING;
    }

    /** What governs a constraint that follows this type. */
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
        return known.get(
                new Place(constrained, scope),
                constrained.position(),
                () -> "this type refers to itself in its constraint",
                () -> evaluate(constrained, scope));
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
                steps.add(new Step(constrained, current.scope()));
            }
            next = resolution.references.step(current);
        } while (next != current);
        Collections.reverse(steps);
        Effective effective = Effective.unconstrained(unconstrained(current));
        for (Step step : steps) {
            ConstraintNode constraint = step.node().constraint();
            Governor governor = new Governor(current, effective.exact(), Governor.Dimension.VALUE);
            Subtype subtype = TableConstraints.isTable(constraint)
                    ? resolution.tables.of(
                            constraint, step.scope(), new Located(step.node().base(), step.scope()))
                    : resolution.subtypes.of(constraint, step.scope(), governor);
            effective = effective.with(subtype, constraint.position());
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
        return new ListType(list.kind(), list.elementName(), list.elementTags(), list.element(), size);
    }
}
