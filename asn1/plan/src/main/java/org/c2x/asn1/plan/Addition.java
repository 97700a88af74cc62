package org.c2x.asn1.plan;

import java.util.List;
import org.c2x.asn1.schema.SequenceType;

/**
 * One bit of the extension presence bitmap: a component alone or those of a version bracket.
 *
 * @param content what the open type holds: the one field, or the parts of a SEQUENCE made of the bracket
 */
public record Addition(SequenceType.Addition declared, List<Step.Part> content) {
    public Addition {
        content = List.copyOf(content);
    }

    /** The components of the addition. */
    public List<Step.Field> fields() {
        return content.stream()
                .filter(Step.Field.class::isInstance)
                .map(Step.Field.class::cast)
                .toList();
    }
}
