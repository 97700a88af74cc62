package org.c2x.asn1.plan;

import java.util.List;
import java.util.OptionalInt;
import org.c2x.asn1.plan.Step.Field;
import org.c2x.asn1.schema.SequenceType;

/**
 * All components, additions too, as elements: the tags tell which ones are there. A component that may be absent or
 * is an addition has no element where it is absent or its DEFAULT.
 *
 * @param fields of all components, in the order in which they are written
 * @param order  what else there is to that order
 */
public record Elements(SequenceType type, List<Field> fields, Order order) implements Step.Part {
    /** The order of elements. */
    public enum Order {
        /** That of the fields, also where they are read. */
        TEXTUAL,
        /** That of the fields, which is that of their tags, where they are written; any where they are read. */
        TAGS,
        /** As {@link #TAGS}, but a CHOICE without a tag takes the place of the tag that its value has. */
        CHOSEN_TAGS
    }

    public Elements {
        fields = List.copyOf(fields);
    }

    /** True for a component after an extension marker: an older version does not have it. */
    public boolean isAddition(Field field) {
        return field.slot() >= type.root().size();
    }

    /** True for a component that a value need not have. */
    public boolean mayBeAbsent(Field field) {
        return !field.component().isMandatory() || isAddition(field);
    }

    /**
     * Index of the field before which elements of later versions may be, which are skipped; empty if the
     * type is not extensible. In a SET they may be anywhere.
     */
    public OptionalInt others() {
        return type.extensible()
                ? OptionalInt.of(type.secondRoot()
                        + type.components().size()
                        - type.root().size())
                : OptionalInt.empty();
    }

    @Override
    public <R> R accept(PartVisitor<R> visitor) {
        return visitor.visit(this);
    }
}
