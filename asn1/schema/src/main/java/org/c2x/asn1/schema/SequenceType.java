package org.c2x.asn1.schema;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** SEQUENCE or SET. */
public final class SequenceType implements Type {

    /** The two types that share their structure: the order of a SET's components means nothing. */
    public enum Kind {
        SEQUENCE(UniversalTag.SEQUENCE),
        SET(UniversalTag.SET);

        private final int universalTag;

        Kind(int universalTag) {
            this.universalTag = universalTag;
        }

        /** The number of the universal tag of the type and of lists of that kind. */
        public int universalTag() {
            return universalTag;
        }
    }

    /**
     * An extension addition: one component, or a version bracket {@code [[ ]]} whose components belong together.
     */
    public record Addition(boolean isGroup, List<Component> components) {
        public Addition {
            components = List.copyOf(components);
        }
    }

    private final Kind kind;
    private final List<Component> root;
    private final int secondRoot;
    private final boolean extensible;
    private final List<Addition> additions;
    private final List<Component> components;

    /** A SEQUENCE or SET whose additions, if it has any, follow its root. */
    public SequenceType(Kind kind, List<Component> root, boolean extensible, List<Addition> additions) {
        this(kind, root, root.size(), extensible, additions);
    }

    /**
     * A SEQUENCE or SET of these components.
     *
     * @param root       components of the extension root in textual order, both root lists joined
     * @param secondRoot where in them the second root list starts, the one after the additions
     * @param additions  what is between the extension markers
     */
    public SequenceType(Kind kind, List<Component> root, int secondRoot, boolean extensible, List<Addition> additions) {
        this.kind = kind;
        this.root = List.copyOf(root);
        this.secondRoot = secondRoot;
        this.extensible = extensible;
        this.additions = List.copyOf(additions);
        this.components = Stream.concat(
                        root.stream(), additions.stream().flatMap(addition -> addition.components().stream()))
                .toList();
    }

    public Kind kind() {
        return kind;
    }

    /** Components of the extension root, in textual order. */
    public List<Component> root() {
        return root;
    }

    /** How many components of the root precede the additions. */
    public int secondRoot() {
        return secondRoot;
    }

    public boolean extensible() {
        return extensible;
    }

    /** What is between the extension markers, in textual order. */
    public List<Addition> additions() {
        return additions;
    }

    /** All components: the root, then the additions. The value tree and records use this order. */
    public List<Component> components() {
        return components;
    }

    /** The indices of {@link #components()} in the order in which the module has the components. */
    public IntStream textualOrder() {
        return IntStream.concat(
                IntStream.range(0, secondRoot),
                IntStream.concat(
                        IntStream.range(root.size(), components.size()), IntStream.range(secondRoot, root.size())));
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
