package org.c2x.asn1.syntax;

import java.util.Optional;
import org.c2x.asn1.source.Position;

/**
 * What is put in for a dummy (X.683 clause 9) or a field of an object (X.681 clause 11): a type or class, a value or
 * object or, in braces, a set of either. Much in braces can be read both as one and as a set.
 */
public record ActualParameter(
        Position position, Optional<TypeNode> type, Optional<ValueNode> value, Optional<ConstraintNode> set) {

    /** Nothing, where a parameter is left out. */
    public static ActualParameter missing(Position position) {
        return new ActualParameter(position, Optional.empty(), Optional.empty(), Optional.empty());
    }

    public boolean isMissing() {
        return type.isEmpty() && value.isEmpty() && set.isEmpty();
    }

    /** A type or a class. */
    public static ActualParameter ofType(TypeNode type) {
        return new ActualParameter(type.position(), Optional.of(type), Optional.empty(), Optional.empty());
    }

    /** A value or an object, and nothing else. */
    public static ActualParameter ofValue(ValueNode value) {
        return new ActualParameter(value.position(), Optional.empty(), Optional.of(value), Optional.empty());
    }

    /** A set of values or objects, and nothing else. */
    public static ActualParameter ofSet(ConstraintNode set) {
        return new ActualParameter(set.position(), Optional.empty(), Optional.empty(), Optional.of(set));
    }
}
