package org.c2x.asn1.schema;

import java.util.List;

/**
 * The type after CONTAINING.
 *
 * @param tags the tags before the type, outermost first
 */
public record ContainedType(List<TypeTag> tags, Type type) {

    public ContainedType {
        tags = List.copyOf(tags);
    }
}
