package org.c2x.asn1.schema;

import java.util.List;
import java.util.stream.Stream;

/** CHOICE; an {@link OpenType} is one whose alternatives other components tell apart. */
public sealed class ChoiceType implements Type permits OpenType {

    /**
     * One alternative.
     *
     * @param tags the tags before the type, outermost first, as those of a {@link Component}
     */
    public record Alternative(String name, List<TypeTag> tags, Type type, String comment) {
        public Alternative {
            tags = List.copyOf(tags);
        }

        /** The outermost tag, of the definition that a reference means as well; of an untagged CHOICE the least one. */
        public Tag tag() {
            return TypeTag.outermost(tags, type);
        }
    }

    private final List<Alternative> root;
    private final boolean extensible;
    private final List<Alternative> additions;
    private final List<Alternative> alternatives;

    /**
     * A CHOICE of these alternatives.
     *
     * @param root      alternatives of the extension root, in textual order
     * @param additions alternatives after the extension marker, in textual order, brackets dissolved
     */
    public ChoiceType(List<Alternative> root, boolean extensible, List<Alternative> additions) {
        this.root = List.copyOf(root);
        this.extensible = extensible;
        this.additions = List.copyOf(additions);
        this.alternatives = Stream.concat(root.stream(), additions.stream()).toList();
    }

    /** Alternatives of the extension root, in textual order. */
    public final List<Alternative> root() {
        return root;
    }

    public final boolean extensible() {
        return extensible;
    }

    /** Alternatives after the extension marker, in textual order. */
    public final List<Alternative> additions() {
        return additions;
    }

    /** All known alternatives: the root, then the additions. */
    public final List<Alternative> alternatives() {
        return alternatives;
    }

    @Override
    public <R> R accept(TypeVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
