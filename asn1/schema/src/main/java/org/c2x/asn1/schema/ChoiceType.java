package org.c2x.asn1.schema;

import java.util.List;
import java.util.stream.Stream;

/**
 * CHOICE.
 *
 * @param root      alternatives of the extension root in canonical order of their tags: the position is the index
 *                  (X.691 clause 23)
 * @param additions alternatives after the extension marker, in textual order, brackets dissolved
 */
public record ChoiceType(List<Alternative> root, boolean extensible, List<Alternative> additions) implements Type {

    /** One alternative. */
    public record Alternative(String name, Tag tag, Type type, String comment) {}

    public ChoiceType {
        root = List.copyOf(root);
        additions = List.copyOf(additions);
    }

    /** All known alternatives: the root, then the additions. */
    public List<Alternative> alternatives() {
        return Stream.concat(root.stream(), additions.stream()).toList();
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
