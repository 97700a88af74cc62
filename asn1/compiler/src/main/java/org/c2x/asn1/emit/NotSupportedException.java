package org.c2x.asn1.emit;

import java.util.List;

/** A back end cannot express constructs of a schema that is otherwise in order. */
public final class NotSupportedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * @param problems each a line that names the place in the schema, such as {@code Module.Type.component}
     */
    public NotSupportedException(List<String> problems) {
        super(String.join("\n", problems));
    }
}
