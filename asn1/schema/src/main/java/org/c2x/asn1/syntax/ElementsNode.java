package org.c2x.asn1.syntax;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.source.Position;

/** The parts of a constraint (X.680 clauses 50 and 51). */
public sealed interface ElementsNode {

    Position position();

    /** {@code a | b}. */
    record Union(Position position, List<ElementsNode> parts) implements ElementsNode {}

    /** {@code a ^ b}. */
    record Intersection(Position position, List<ElementsNode> parts) implements ElementsNode {}

    /** {@code a EXCEPT b}; {@code base} is empty for ALL EXCEPT. */
    record Except(Position position, Optional<ElementsNode> base, ElementsNode excluded) implements ElementsNode {}

    /** A part in parentheses that has an extension marker of its own. */
    record Extensible(Position position, ConstraintNode constraint) implements ElementsNode {}

    /** One value. */
    record SingleValue(Position position, ValueNode value) implements ElementsNode {}

    /** A range of values; an end without a value is MIN or MAX. */
    record ValueRange(Position position, Endpoint lower, Endpoint upper) implements ElementsNode {}

    /** An end of a range; it is open if the range is written with {@code <} there. */
    record Endpoint(Optional<ValueNode> value, boolean open) {}

    /** SIZE. */
    record Size(Position position, ConstraintNode constraint) implements ElementsNode {}

    /** FROM: a permitted alphabet. */
    record PermittedAlphabet(Position position, ConstraintNode constraint) implements ElementsNode {}

    /** CONTAINING, ENCODED BY or both. */
    record Contents(Position position, Optional<TypeNode> containing, Optional<ValueNode> encodedBy)
            implements ElementsNode {}

    /** PATTERN, which is not checked but for being a string. */
    record Pattern(Position position, ValueNode value) implements ElementsNode {}

    /** SETTINGS of a time type, which are not checked. */
    record Settings(Position position) implements ElementsNode {}

    /** CONSTRAINED BY, which only a reader can check. */
    record UserDefined(Position position) implements ElementsNode {}

    /** A table constraint, with keys a component relation constraint (X.682 clause 10). */
    record Table(Position position, ConstraintNode set, List<Key> keys) implements ElementsNode {}

    /**
     * {@code @path}, the component that tells the object.
     *
     * @param levels how many SEQUENCE, SET and CHOICE types around the innermost one hold the first component
     */
    record Key(Position position, int levels, List<Name> path) {}

    /** The values of another type, with or without INCLUDES. */
    record ContainedSubtype(Position position, TypeNode type) implements ElementsNode {}

    /** WITH COMPONENT. */
    record SingleInner(Position position, ConstraintNode constraint) implements ElementsNode {}

    /** WITH COMPONENTS; {@code partial} if the list starts with an ellipsis. */
    record MultipleInner(Position position, boolean partial, List<InnerComponent> components) implements ElementsNode {}

    /** What WITH COMPONENTS says of one component. */
    record InnerComponent(Name name, Optional<ConstraintNode> constraint, Presence presence) {
        /** The presence as written. */
        public enum Presence {
            UNSAID,
            PRESENT,
            ABSENT,
            OPTIONAL
        }
    }
}
