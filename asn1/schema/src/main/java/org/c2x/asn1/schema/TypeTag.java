package org.c2x.asn1.schema;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * One of the tags before a type where it is used, written there or given automatically (X.680 clause 31).
 *
 * @param mode what the tagging means there, whatever the words of the text: the module's default and the exceptions for
 *             an untagged CHOICE and for parameters are resolved
 */
public record TypeTag(Tag tag, Mode mode) {

    /** What becomes of the tag after it. */
    public enum Mode {
        /** The tag takes the place of the next one. */
        IMPLICIT,
        /** The tag precedes the next one. */
        EXPLICIT
    }

    /**
     * The tag with which a value starts; of an untagged CHOICE the least one in its root, which stands for the type
     * where types are ordered by their tags (X.680 clause 8.6).
     *
     * @param tags those before the type, outermost first
     */
    public static Tag outermost(List<TypeTag> tags, Type type) {
        return tags.isEmpty() ? type.accept(OutermostTag.OF) : tags.get(0).tag();
    }

    /**
     * The tags that a value carries in encodings by tags (X.690 clause 8.14), outermost first. A CHOICE or an open type
     * adds none: those of the chosen type follow.
     *
     * @param tags those before the type, outermost first
     */
    public static List<Tag> carried(List<TypeTag> tags, Type type) {
        List<TypeTag> all = new ArrayList<>(tags);
        Type current = type;
        while (current instanceof TypeReference || current instanceof ConstrainedType) {
            if (current instanceof TypeReference reference) {
                all.addAll(reference.target().tags());
                current = reference.target().type();
            } else {
                current = ((ConstrainedType) current).base();
            }
        }
        Deque<Tag> carried = new ArrayDeque<>();
        if (!(current instanceof ChoiceType || current instanceof AnyType)) {
            carried.add(current.accept(OutermostTag.OF));
        }
        for (int i = all.size() - 1; i >= 0; i--) {
            if (all.get(i).mode() == Mode.IMPLICIT) {
                carried.pollFirst();
            }
            carried.addFirst(all.get(i).tag());
        }
        return List.copyOf(carried);
    }
}
