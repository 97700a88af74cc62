package org.c2x.asn1.resolve;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashSet;
import java.util.Set;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.source.SourceError;
import org.c2x.asn1.syntax.ConstraintNode;
import org.c2x.asn1.syntax.ElementsNode;
import org.c2x.asn1.syntax.TypeNode;
import org.c2x.asn1.value.Value;

/** What a table constraint allows of a field with a fixed type: the values that the objects have (X.682 clause 10). */
final class TableConstraints {
    private final Resolution resolution;

    TableConstraints(Resolution resolution) {
        this.resolution = resolution;
    }

    /** True for a table constraint, which makes no type of its own of the one that it constrains. */
    static boolean isTable(ConstraintNode constraint) {
        return constraint.root() instanceof ElementsNode.Table;
    }

    /**
     * What the constraint allows.
     *
     * @param base the type that is constrained
     */
    Subtype of(ConstraintNode constraint, Scope scope, Located base) {
        ElementsNode.Table table = (ElementsNode.Table) requireNonNull(constraint.root());
        Located located = field(base, table);
        TypeNode.FieldOfReference field = (TypeNode.FieldOfReference) located.node();
        ObjectClass objectClass = resolution.fields.objectClass(field, located.scope());
        ObjectSet set = resolution.objectSets.of(table.set(), scope, objectClass);
        if (set.extensible() || !table.keys().isEmpty() || resolution.references.step(located) == located) {
            return Subtype.UNSEEN;
        }
        Set<Value> values = new LinkedHashSet<>();
        resolution.fields.values(set, field.path()).forEach(found -> values.add(found.value()));
        return values.isEmpty() ? Subtype.UNSEEN : Subtype.check(new Constraint.OneOf(values));
    }

    private Located field(Located base, ElementsNode.Table table) {
        Located current = base;
        while (!(current.node() instanceof TypeNode.FieldOfReference)) {
            Located next = resolution.references.step(current);
            if (next == current) {
                throw new SourceError(
                        table.position(), "a set of objects constrains a field of a class, such as CLASS.&id");
            }
            current = next;
        }
        return current;
    }
}
