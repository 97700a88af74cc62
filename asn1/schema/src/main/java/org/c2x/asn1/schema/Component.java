package org.c2x.asn1.schema;

import java.util.Optional;
import org.c2x.asn1.value.Value;

/**
 * A component of a SEQUENCE or SET.
 *
 * @param tag          the outermost tag; of an untagged CHOICE the least one of its alternatives
 * @param defaultValue present exactly if {@code presence} is DEFAULT
 * @param comment      the comment that belongs to the component, empty if there is none
 */
public record Component(
        String name, Tag tag, Type type, Presence presence, Optional<Value> defaultValue, String comment) {

    /** Whether a value must hold the component. */
    public enum Presence {
        MANDATORY,
        OPTIONAL,
        DEFAULT
    }

    public boolean isMandatory() {
        return presence == Presence.MANDATORY;
    }
}
