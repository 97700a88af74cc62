package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;

/**
 * SEQUENCE OF or SET OF; the canonical encoding of a SET OF sorts its elements (X.691 clause 22).
 *
 * @param elementName what XML calls an element (X.680 clause 26.3): the identifier of {@code SEQUENCE OF identifier
 *                    Type}, or the name of the type's definition; empty if the type has neither
 * @param elementTags the tags before the element's type, outermost first
 */
public record ListType(
        SequenceType.Kind kind,
        Optional<String> elementName,
        List<TypeTag> elementTags,
        Type element,
        SizeConstraint size)
        implements Type {

    public ListType {
        elementTags = List.copyOf(elementTags);
    }

    /** A list whose elements have neither a name nor tags before their type. */
    public ListType(SequenceType.Kind kind, Type element, SizeConstraint size) {
        this(kind, Optional.empty(), List.of(), element, size);
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
