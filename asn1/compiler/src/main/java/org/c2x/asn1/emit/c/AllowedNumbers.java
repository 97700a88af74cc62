package org.c2x.asn1.emit.c;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.schema.Constraint;
import org.c2x.asn1.schema.IntegerSet;
import org.c2x.asn1.value.IntegerValue;

/** The numbers that a constraint leaves to an INTEGER, of constraints that no encoding shows. */
final class AllowedNumbers {
    private AllowedNumbers() {}

    /** The set of them; empty if the constraint says something else. */
    static Optional<IntegerSet> of(Constraint constraint) {
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
                ? union(any.parts().stream().map(AllowedNumbers::of).toList())
                : Optional.empty();
    }

    private static Optional<IntegerSet> union(List<Optional<IntegerSet>> sets) {
        return sets.stream().allMatch(Optional::isPresent)
                ? sets.stream().map(Optional::get).reduce(IntegerSet::union)
                : Optional.empty();
    }
}
