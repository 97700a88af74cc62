package org.c2x.asn1.schema;

import java.util.List;

/**
 * The type after CONTAINING.
 *
 * @param tags   the tags before the type, outermost first
 * @param direct true if it is encoded by the rules of the message around it, and is no open type
 */
public record ContainedType(List<TypeTag> tags, Type type, boolean direct) {

    public ContainedType {
        tags = List.copyOf(tags);
    }
}
