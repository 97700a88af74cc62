package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.EnumeratedType;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.schema.IntegerType;
import org.c2x.asn1.schema.ObjectIdentifierType;
import org.c2x.asn1.schema.Type;
import org.c2x.asn1.value.IntegerValue;
import org.c2x.asn1.value.Value;

/** Prints what refuses values that a constraint does not leave, where no encoding shows it: identifiers of tables. */
final class AllowedValues {
    private final FunctionBody body;
    private final DefaultValues values;
    private final CPlace place;
    private final String path;

    AllowedValues(FunctionBody body, DefaultValues values, CPlace place, String path) {
        this.body = body;
        this.values = values;
        this.place = place;
        this.path = path;
    }

    /** Prints the check of a number, an enumeral or an object identifier; of others there is none. */
    void require(Type type, Constraint constraint) {
        if (type instanceof IntegerType integer && !values.model().isLong(integer)) {
            numbers(constraint)
                    .ifPresent(numbers -> Literals.refuseOutside(body, numbers, CModel.number(integer), place, path));
        } else if (type instanceof EnumeratedType || type instanceof ObjectIdentifierType) {
            List<Value> allowed = values(constraint);
            if (!allowed.isEmpty()) {
                body.refuse(
                        allowed.stream()
                                .map(value -> values.differs(type, value, place, "allowed"))
                                .collect(Collectors.joining(" && ")),
                        "OUT_OF_RANGE",
                        path);
            }
        }
    }

    /** The numbers that are allowed; empty if the constraint says something else. */
    private static Optional<IntegerSet> numbers(Constraint constraint) {
        if (constraint instanceof Constraint.Range range) {
            return Optional.of(range.values());
        }
        if (constraint instanceof Constraint.OneOf values) {
            return union(values.values().stream()
                    .map(value -> value instanceof IntegerValue number
                            ? Optional.of(IntegerSet.range(number.toBigInteger(), number.toBigInteger()))
                            : Optional.<IntegerSet>empty())
                    .toList());
        }
        return constraint instanceof Constraint.AnyOf any
                ? union(any.parts().stream().map(AllowedValues::numbers).toList())
                : Optional.empty();
    }

    private static Optional<IntegerSet> union(List<Optional<IntegerSet>> sets) {
        return sets.stream().allMatch(Optional::isPresent)
                ? sets.stream().map(Optional::get).reduce(IntegerSet::union)
                : Optional.empty();
    }

    /** The values that are allowed; none if the constraint says something else. */
    private static List<Value> values(Constraint constraint) {
        if (constraint instanceof Constraint.OneOf some) {
            return List.copyOf(some.values());
        }
        if (!(constraint instanceof Constraint.AnyOf any)) {
            return List.of();
        }
        List<List<Value>> parts =
                any.parts().stream().map(AllowedValues::values).toList();
        return parts.stream().anyMatch(List::isEmpty)
                ? List.of()
                : parts.stream().flatMap(List::stream).toList();
    }
}
