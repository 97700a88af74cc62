package org.c2x.asn1.schema;

import java.util.List;

/**
 * The type behind CONTAINING.
 *
 * @param tags the tags in front of the type, outermost first
 */
public record ContainedType(List<TypeTag> tags, Type type) {

    public ContainedType {
        tags = List.copyOf(tags);
    }
}
