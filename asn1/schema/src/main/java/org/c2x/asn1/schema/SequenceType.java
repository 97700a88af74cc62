package org.c2x.asn1.schema;

import java.util.List;
import java.util.stream.Stream;

/**
 * SEQUENCE or SET.
 *
 * @param root       components of the extension root in the order of encoding: of a SEQUENCE the textual one with both
 *                   root lists joined, of a SET ascending by tag (X.691 clause 21)
 * @param additions  what stands between the extension markers, one entry a bit of the extension presence bitmap
 */
public record SequenceType(Kind kind, List<Component> root, boolean extensible, List<Addition> additions)
        implements Type {

    /** The two types that share structure and encoding but for the order of components. */
    public enum Kind {
        SEQUENCE,
        SET
    }

    /**
     * An extension addition: one component, or a version bracket {@code [[ ]]} whose components are encoded together
     * as a SEQUENCE.
     */
    public record Addition(boolean isGroup, List<Component> components) {
        public Addition {
            components = List.copyOf(components);
        }
    }

    public SequenceType {
        root = List.copyOf(root);
        additions = List.copyOf(additions);
    }

    /** All components: the root, then the additions. The value tree and records use this order. */
    public List<Component> components() {
        return Stream.concat(root.stream(), additions.stream().flatMap(addition -> addition.components().stream()))
                .toList();
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
