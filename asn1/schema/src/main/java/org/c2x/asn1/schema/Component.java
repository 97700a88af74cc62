package org.c2x.asn1.schema;

import java.util.List;
import java.util.Optional;
import org.c2x.asn1.value.Value;

/**
 * A component of a SEQUENCE or SET.
 *
 * @param tags         the tags before the type, outermost first, automatic ones included; those of the definition
 *                     that a reference means are not among them
 * @param defaultValue present exactly if {@code presence} is DEFAULT
 * @param comment      the comment that belongs to the component, empty if there is none
 */
public record Component(
        String name, List<TypeTag> tags, Type type, Presence presence, Optional<Value> defaultValue, String comment) {

    public Component {
        tags = List.copyOf(tags);
    }

    /** Whether a value must hold the component. */
    public enum Presence {
        MANDATORY,
        OPTIONAL,
        DEFAULT
    }

    /** The outermost tag, of the definition that a reference means as well; of an untagged CHOICE the least one. */
    public Tag tag() {
        return TypeTag.outermost(tags, type);
    }

    public boolean isMandatory() {
        return presence == Presence.MANDATORY;
    }
}
