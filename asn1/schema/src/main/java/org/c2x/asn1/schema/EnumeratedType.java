package org.c2x.asn1.schema;

import java.util.List;

/**
 * ENUMERATED.
 *
 * @param root      the root enumerals in ascending order of their numbers
 * @param additions the enumerals after the extension marker, in ascending order of their numbers
 */
public record EnumeratedType(List<NamedNumber> root, boolean extensible, List<NamedNumber> additions) implements Type {

    public EnumeratedType {
        root = List.copyOf(root);
        additions = List.copyOf(additions);
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
